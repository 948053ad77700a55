import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SETTING_GROUPS, type SettingGroup } from '../../../worker/contracts/setting-groups'
import { buttonClass } from '../../ui/button'
import { AlsoHere } from '../frame/also-here'
import { bankForm } from './bank-form'
import { bookingsForm } from './bookings-form'
import { companyForm } from './company-form'
import { footerForm } from './footer-form'
import { GroupEditor } from './group-editor'
import { carsForm, staffForm } from './people-forms'
import { pricesForm } from './prices-form'
import { regionsForm } from './regions-form'

/** What the company changes without a developer, a screen for each group. */
export function SettingsPage({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <nav aria-label={t('title')}>
        <ul className="flex flex-wrap gap-2">
          {SETTING_GROUPS.map((each) => (
            <li key={each}>
              <Link
                to="/admin/settings/$group"
                params={{ group: each }}
                aria-current={each === group ? 'page' : undefined}
                className={buttonClass('pill')}
              >
                {t(`groups.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="max-w-reading text-muted">{t(`about.${group}`)}</p>
      <AlsoHere kind="settings" id={group} />
      <GroupScreen key={group} group={group} />
    </>
  )
}

function GroupScreen({ group }: { group: SettingGroup }) {
  switch (group) {
    case 'prices':
      return <GroupEditor form={pricesForm} />
    case 'bookings':
      return <GroupEditor form={bookingsForm} />
    case 'regions':
      return <GroupEditor form={regionsForm} />
    case 'company':
      return <GroupEditor form={companyForm} />
    case 'bank':
      return <GroupEditor form={bankForm} />
    case 'staff':
      return <GroupEditor form={staffForm} />
    case 'cars':
      return <GroupEditor form={carsForm} />
    case 'footer':
      return <GroupEditor form={footerForm} />
    default:
      return group satisfies never
  }
}
