import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/setting-groups'
import { buttonClass } from '../../ui/button'
import { GroupEditor } from './group-editor'
import { pricesForm } from './prices-form'

const GROUPS = ['prices'] as const satisfies SettingGroup[]

/** What the company changes without a developer, a screen for each group. */
export function SettingsPage({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <nav aria-label={t('title')}>
        <ul className="flex flex-wrap gap-2">
          {GROUPS.map((each) => (
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
      <GroupScreen key={group} group={group} />
    </>
  )
}

function GroupScreen({ group }: { group: SettingGroup }) {
  switch (group) {
    case 'prices':
      return <GroupEditor form={pricesForm} />
    default:
      return group satisfies never
  }
}
