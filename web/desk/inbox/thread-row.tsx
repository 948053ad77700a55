import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../ui/list/use-list-address'
import type { Thread } from './inbox.api'
import { ThreadChips, ThreadOrigin, ThreadTitle } from './thread-summary'

interface ThreadRowProps {
  thread: Thread
  state: ListState
  isOpen: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export function ThreadRow({ thread, state, isOpen, isSelected, onSelect }: ThreadRowProps) {
  const { t } = useTranslation('lists')
  const { id, title, excerpt } = thread
  return (
    <li className="flex items-start">
      <label className="grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          aria-label={t('selectOne', { name: title })}
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
        <ThreadOrigin thread={thread} />
        <ThreadTitle thread={thread} />
        <span className="line-clamp-1 text-sm text-muted">{excerpt}</span>
        <ThreadChips thread={thread} />
      </Link>
    </li>
  )
}
