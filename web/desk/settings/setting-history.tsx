import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/setting-groups'
import type { SettingValues } from '../../../worker/contracts/settings'
import { Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { useClock } from '../ui/use-clock'
import { ChangedFields } from './changed-fields'
import type { DraftTexts, GroupForm } from './group-form'
import { versionsQuery } from './settings.api'

interface SettingHistoryProps<Group extends SettingGroup, Draft extends object> extends Pick<
  GroupForm<Group, Draft>,
  'group' | 'toDraft'
> {
  texts: DraftTexts<Draft>
  /** Puts earlier values into the form. */
  onTake: (draft: Draft) => void
}

/** Who changed what, the latest first, with a way back to what was before. */
export function SettingHistory<Group extends SettingGroup, Draft extends object>({
  group,
  ...version
}: SettingHistoryProps<Group, Draft>) {
  const { t } = useTranslation('settings')
  const query = useInfiniteQuery(versionsQuery(group))
  return (
    <section aria-label={t('history.title')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{t('history.title')}</h2>
      <Loaded query={query} skeleton="h-40 w-full">
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions)
          if (versions.length === 0) return <p className="text-muted">{t('history.empty')}</p>
          return (
            <ol className="flex flex-col gap-4">
              {versions.map(({ _id, at, by, from, to }) => (
                <li key={_id} className="rounded-card border border-line bg-surface p-4">
                  <VersionEntry
                    {...version}
                    at={at}
                    by={by}
                    from={from as SettingValues[Group] | null}
                    to={to as SettingValues[Group] | null}
                  />
                </li>
              ))}
            </ol>
          )
        }}
      </Loaded>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  )
}

interface VersionEntryProps<Group extends SettingGroup, Draft extends object> extends Omit<
  SettingHistoryProps<Group, Draft>,
  'group'
> {
  at: number
  by: string | null
  /** Null where an older release stored another shape. */
  from: SettingValues[Group] | null
  to: SettingValues[Group] | null
}

function VersionEntry<Group extends SettingGroup, Draft extends object>({
  at,
  by,
  from,
  to,
  toDraft,
  texts,
  onTake,
}: VersionEntryProps<Group, Draft>) {
  const { t } = useTranslation('settings')
  const time = useClock()
  const author = by ?? t('history.noMember')
  const [before, after] = [from && toDraft(from), to && toDraft(to)]
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        <time className="font-semibold">{time(at)}</time> · {author}
      </p>
      {before && after ? (
        <ChangedFields before={before} after={after} {...texts} />
      ) : (
        <p className="text-muted">{t('history.otherShape')}</p>
      )}
      {before && (
        <Button
          look="faint"
          className="self-start"
          aria-label={t('history.takeOf', { time: time(at) })}
          onClick={() => onTake(before)}
        >
          <RotateCcw aria-hidden size={16} />
          {t('history.take')}
        </Button>
      )}
    </div>
  )
}
