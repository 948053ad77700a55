import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import { Loaded } from '../../ui/loaded'
import { IconTextButton } from '../ui/icon-text-button'
import { MoreButton } from '../ui/more-button'
import { useClock } from '../ui/use-clock'
import { ChangedFields } from './changed-fields'
import type { DraftTexts, GroupForm } from './group-form'
import { versionsQuery } from './settings.api'

type HistoryForm<Group extends SettingGroup, Draft extends object> = Omit<
  SettingVersionProps<Group, Draft>,
  'version'
>

/** The changes of a group, the latest first, with a button to take earlier values. */
export function SettingHistory<Group extends SettingGroup, Draft extends object>({
  group,
  undo,
  ...form
}: HistoryForm<Group, Draft> & { group: Group; undo: ReactNode }) {
  const { t } = useTranslation('desk')
  const query = useInfiniteQuery(versionsQuery(group))
  return (
    <section aria-label={t('settings.history.title')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{t('settings.history.title')}</h2>
      {undo}
      <Loaded query={query} skeleton="h-40 w-full">
        {({ pages }) => <VersionList {...form} versions={pages.flatMap((page) => page.versions)} />}
      </Loaded>
      <MoreButton query={query}>{t('settings.history.more')}</MoreButton>
    </section>
  )
}

function VersionList<Group extends SettingGroup, Draft extends object>({
  versions,
  ...form
}: HistoryForm<Group, Draft> & Pick<SettingVersions, 'versions'>) {
  const { t } = useTranslation('desk')
  if (versions.length === 0) return <p className="text-muted">{t('settings.history.empty')}</p>
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

interface VersionOf<Group extends SettingGroup> {
  at: number
  by: string | null
  /** Null if an older release stored another shape. */
  from: SettingValues[Group] | null
  to: SettingValues[Group] | null
}

interface SettingVersionProps<Group extends SettingGroup, Draft extends object> extends Pick<
  GroupForm<Group, Draft>,
  'toDraft'
> {
  version: VersionOf<Group>
  texts: DraftTexts<Draft>
  /** Puts earlier values into the form. */
  onTake: (draft: Draft) => void
}

/** A change of a group: its fields, admin and time. */
function SettingVersion<Group extends SettingGroup, Draft extends object>({
  version: { at, by, from, to },
  toDraft,
  texts,
  onTake,
}: SettingVersionProps<Group, Draft>) {
  const { t } = useTranslation('desk')
  const [before, after] = [from && toDraft(from), to && toDraft(to)]
  return (
    <div className="flex flex-col gap-2 text-sm">
      <VersionLine at={at} by={by} />
      {before && after ? (
        <ChangedFields before={before} after={after} {...texts} />
      ) : (
        <p className="text-muted">{t('settings.history.otherShape')}</p>
      )}
      {before && <TakeButton at={at} onClick={() => onTake(before)} />}
    </div>
  )
}

function VersionLine({ at, by }: { at: number; by: string | null }) {
  const { t } = useTranslation('desk')
  const time = useClock()
  return (
    <p>
      <time className="font-semibold">{time(at)}</time> · {by ?? t('settings.history.noMember')}
    </p>
  )
}

function TakeButton({ at, onClick }: { at: number; onClick: () => void }) {
  const { t } = useTranslation('desk')
  const time = useClock()
  return (
    <IconTextButton
      icon={RotateCcw}
      text={t('settings.history.take')}
      look="faint"
      className="self-start"
      aria-label={t('settings.history.takeOf', { time: time(at) })}
      onClick={onClick}
    />
  )
}
