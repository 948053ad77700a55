import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import { Button } from '../../ui/button'
import { useClock } from '../ui/use-clock'
import { ChangedFields } from './changed-fields'
import type { DraftTexts, GroupForm } from './group-form'

export interface VersionOf<Group extends SettingGroup> {
  at: number
  by: string | null
  /** Null if an older release stored another shape. */
  from: SettingValues[Group] | null
  to: SettingValues[Group] | null
}

export interface SettingVersionProps<Group extends SettingGroup, Draft extends object> extends Pick<
  GroupForm<Group, Draft>,
  'toDraft'
> {
  version: VersionOf<Group>
  texts: DraftTexts<Draft>
  /** Puts earlier values into the form. */
  onTake: (draft: Draft) => void
}

/** What a change altered in a group, by whom and when. */
export function SettingVersion<Group extends SettingGroup, Draft extends object>({
  version: { at, by, from, to },
  toDraft,
  texts,
  onTake,
}: SettingVersionProps<Group, Draft>) {
  const { t } = useTranslation('settings')
  const [before, after] = [from && toDraft(from), to && toDraft(to)]
  return (
    <div className="flex flex-col gap-2 text-sm">
      <VersionLine at={at} by={by} />
      {before && after ? (
        <ChangedFields before={before} after={after} {...texts} />
      ) : (
        <p className="text-muted">{t('history.otherShape')}</p>
      )}
      {before && <TakeButton at={at} onClick={() => onTake(before)} />}
    </div>
  )
}

function VersionLine({ at, by }: { at: number; by: string | null }) {
  const { t } = useTranslation('settings')
  const time = useClock()
  return (
    <p>
      <time className="font-semibold">{time(at)}</time> · {by ?? t('history.noMember')}
    </p>
  )
}

function TakeButton({ at, onClick }: { at: number; onClick: () => void }) {
  const { t } = useTranslation('settings')
  const time = useClock()
  return (
    <Button
      look="faint"
      className="self-start"
      aria-label={t('history.takeOf', { time: time(at) })}
      onClick={onClick}
    >
      <RotateCcw aria-hidden size={16} />
      {t('history.take')}
    </Button>
  )
}
