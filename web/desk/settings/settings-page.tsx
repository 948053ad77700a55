import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import { AlsoHere } from '../ui/also-here'
import { GroupEditor } from './group-editor'
import { GroupLinks } from './group-links'
import { withForm } from './with-form'

/** The settings, one screen for each group. */
export function SettingsPage({ group }: { group: SettingGroup }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <nav aria-label={t('title')}>
        <GroupLinks group={group} />
      </nav>
      <p className="max-w-reading text-muted">{t(`about.${group}`)}</p>
      <AlsoHere kind="settings" id={group} />
      <Fragment key={group}>
        {withForm(group, (form) => (
          <GroupEditor form={form} />
        ))}
      </Fragment>
    </>
  )
}
