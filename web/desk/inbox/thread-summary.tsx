import { CalendarRange, LayoutList, Lock, Mail, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LATE_AFTER_HOURS } from '../../../worker/contracts/inbox/inbox-overview'
import { useNow } from '../../platform/forms/use-now'
import { textLang } from '../../platform/i18n/text-lang'
import { Chip } from '../../ui/chip'
import { useClock } from '../ui/use-clock'
import type { Thread } from './inbox.api'

const ICONS = { contact: Mail, topic: LayoutList, booking: CalendarRange }

/** Source and asker of a thread, and the time of its latest message. */
export function ThreadOrigin({ thread }: { thread: Thread }) {
  const { t } = useTranslation('desk-people')
  const time = useClock()
  const { source, latestAt } = thread
  const Icon = ICONS[source]
  return (
    <span className="flex min-w-0 items-baseline gap-2 text-sm text-muted">
      <Icon
        role="img"
        aria-label={t(`inbox.source.${source}`)}
        size={14}
        className="shrink-0 self-center"
      />
      <span className="min-w-0 grow truncate">{useAskerName(thread)}</span>
      <time className="tabular shrink-0">{time(latestAt)}</time>
    </span>
  )
}

/** Bold while an answer is awaited. */
export function ThreadTitle({ thread }: { thread: Thread }) {
  const { t } = useTranslation('desk-people')
  const { source, title, isPrivate, waitingSince } = thread
  return (
    <span
      lang={textLang(title)}
      className={`min-w-0 wrap-anywhere ${waitingSince === null ? '' : 'font-bold'}`}
    >
      {isPrivate && source === 'topic' && (
        <Lock role="img" aria-label={t('inbox.private')} size={14} className="me-1 inline" />
      )}
      {title}
    </span>
  )
}

/** The thread's state, tour and owner. */
export function ThreadChips({ thread }: { thread: Thread }) {
  const { t } = useTranslation('desk-people')
  const { owner, tourName } = thread
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <StateChip thread={thread} />
      {thread.isPending && <Chip>{t('inbox.pending')}</Chip>}
      {thread.isHeld && <Chip look="offer">{t('inbox.held')}</Chip>}
      {thread.isRemoved && <Chip look="hidden">{t('inbox.removed')}</Chip>}
      {tourName && <span className="min-w-0 grow basis-24 truncate">{tourName}</span>}
      {owner && (
        <span className="ms-auto flex items-center gap-1">
          <UserRound aria-hidden size={14} />
          <span className="sr-only">{t('inbox.owner.label')}:</span>
          {owner.username}
        </span>
      )}
    </span>
  )
}

/** The member's name, or the address of a visitor. */
export function useAskerName({ username, email }: Pick<Thread, 'username' | 'email'>): string {
  const { t } = useTranslation('desk')
  return username ?? email ?? t('audit.noMember')
}

/** The state of a thread, or that it has been waiting for too long. */
export function StateChip({ thread: { state, waitingSince } }: { thread: Thread }) {
  const { t } = useTranslation('desk-people')
  const now = useNow()
  const isLate = waitingSince !== null && waitingSince < now - LATE_AFTER_HOURS * HOUR_MS
  if (isLate) return <Chip look="hidden">{t('inbox.late')}</Chip>
  return <Chip look={waitingSince === null ? 'plain' : 'offer'}>{t(`inbox.state.${state}`)}</Chip>
}
