import { Link } from '@tanstack/react-router'
import { CalendarRange, LayoutList, Lock, Mail, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import type { ListState } from '../ui/list/use-list-address'
import { useClock } from '../ui/use-clock'
import type { Thread } from './inbox.api'
import { StateChip } from './state-chip'

interface ThreadRowProps {
  thread: Thread
  state: ListState
  isOpen: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

const ICONS = { contact: Mail, topic: LayoutList, booking: CalendarRange }

export function ThreadRow({ thread, state, isOpen, isSelected, onSelect }: ThreadRowProps) {
  const { t } = useTranslation(['inbox', 'lists'])
  const time = useClock()
  const { id, source, title, excerpt, owner, tourName, latestAt, waitingSince } = thread
  const Icon = ICONS[source]
  return (
    <li className="flex items-start">
      <label className="grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          aria-label={t('lists:selectOne', { name: title })}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <Link
        to="/admin/inbox"
        search={{ ...state, thread: String(id) }}
        resetScroll={false}
        data-thread={id}
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-w-0 grow flex-col gap-1 border-s-4 border-transparent px-3 py-3 hover:bg-paper focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:bg-paper"
      >
        <span className="flex min-w-0 items-baseline gap-2 text-sm text-muted">
          <Icon
            role="img"
            aria-label={t(`source.${source}`)}
            size={14}
            className="shrink-0 self-center"
          />
          <span className="min-w-0 grow truncate">
            <AskerName thread={thread} />
          </span>
          <time className="tabular shrink-0">{time(latestAt)}</time>
        </span>
        <span className={`min-w-0 wrap-anywhere ${waitingSince === null ? '' : 'font-bold'}`}>
          {thread.isPrivate && source === 'topic' && (
            <Lock role="img" aria-label={t('private')} size={14} className="me-1 inline" />
          )}
          {title}
        </span>
        <span className="line-clamp-1 text-sm text-muted">{excerpt}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <StateChip thread={thread} />
          {thread.isPending && <Chip>{t('pending')}</Chip>}
          {thread.isRemoved && <Chip look="hidden">{t('removed')}</Chip>}
          {tourName && <span className="min-w-0 grow basis-24 truncate">{tourName}</span>}
          {owner && (
            <span className="ms-auto flex items-center gap-1">
              <UserRound aria-hidden size={14} />
              <span className="sr-only">{t('owner.label')}:</span>
              {owner.username}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** The member's name, or the address of a visitor. */
export function AskerName({ thread: { username, email } }: { thread: Thread }) {
  const { t } = useTranslation(['inbox', 'admin'])
  return <>{username ?? email ?? t('admin:audit.noMember')}</>
}
