import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import { Loaded } from '../../ui/loaded'
import { MoreButton } from '../ui/more-button'
import { SettingVersion, type SettingVersionProps, type VersionOf } from './setting-version'
import { versionsQuery } from './settings.api'

type HistoryForm<Group extends SettingGroup, Draft extends object> = Omit<
  SettingVersionProps<Group, Draft>,
  'version'
>

/** The changes of a group, the latest first, with a button to take earlier values. */
export function SettingHistory<Group extends SettingGroup, Draft extends object>({
  group,
  ...form
}: HistoryForm<Group, Draft> & { group: Group }) {
  const { t } = useTranslation('settings')
  const query = useInfiniteQuery(versionsQuery(group))
  return (
    <section aria-label={t('history.title')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{t('history.title')}</h2>
      <Loaded query={query} skeleton="h-40 w-full">
        {({ pages }) => <VersionList {...form} versions={pages.flatMap((page) => page.versions)} />}
      </Loaded>
      <MoreButton query={query}>{t('history.more')}</MoreButton>
    </section>
  )
}

function VersionList<Group extends SettingGroup, Draft extends object>({
  versions,
  ...form
}: HistoryForm<Group, Draft> & Pick<SettingVersions, 'versions'>) {
  const { t } = useTranslation('settings')
  if (versions.length === 0) return <p className="text-muted">{t('history.empty')}</p>
  return (
    <ol className="flex flex-col gap-4">
      {versions.map((version) => (
        <li key={version._id} className="rounded-card border border-line bg-surface p-4">
          <SettingVersion {...form} version={version as VersionOf<Group>} />
        </li>
      ))}
    </ol>
  )
}
