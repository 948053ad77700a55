import { Link } from '@tanstack/react-router'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../platform/i18n/text-lang'
import type { ListState } from '../ui/list/use-list-address'
import type { Selection } from '../ui/list/use-selection'
import { BulkActions } from './bulk-actions'
import type { Thread } from './inbox.api'
import { ThreadChips, ThreadOrigin, ThreadTitle } from './thread-summary'

interface ThreadRowsProps {
  ref: Ref<HTMLUListElement>
  threads: readonly Thread[]
  state: ListState
  /** Id of the thread shown next to the list. */
  open: number | null
  selection: Selection<Thread>
}

const ROWS = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'

/** The rows, and actions on the selected ones. */
export function ThreadRows({ ref, threads, state, open, selection }: ThreadRowsProps) {
  const { t } = useTranslation('desk-people')
  const keysId = useId()
  const chosen = selection.selectedOf(threads)
  return (
    <>
      <p id={keysId} className="text-sm text-muted max-lg:sr-only">
        {t('inbox.keys')}
      </p>
      <ul ref={ref} aria-describedby={keysId} aria-label={t('inbox.threads')} className={ROWS}>
        {threads.map((each) => (
          <ThreadRow key={each.id} thread={each} {...{ state, open, selection }} />
        ))}
      </ul>
      {chosen.length > 0 && <BulkActions threads={chosen} onClear={selection.clear} />}
    </>
  )
}

type ThreadRowProps = Omit<ThreadRowsProps, 'ref' | 'threads'> & { thread: Thread }

function ThreadRow({ thread, state, open, selection }: ThreadRowProps) {
  return (
    <li className="flex items-start">
      <ThreadBox thread={thread} selection={selection} />
      <Link
        to="/admin/inbox"
        search={{ ...state, thread: String(thread.id) }}
        resetScroll={false}
        data-thread={thread.id}
        aria-current={thread.id === open ? 'true' : undefined}
        className="flex min-w-0 grow flex-col gap-1 border-s-4 border-transparent px-3 py-3 hover:bg-paper focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:bg-paper"
      >
        <ThreadOrigin thread={thread} />
        <ThreadTitle thread={thread} />
        <span lang={textLang(thread.excerpt)} className="line-clamp-1 text-sm text-muted">
          {thread.excerpt}
        </span>
        <ThreadChips thread={thread} />
      </Link>
    </li>
  )
}

function ThreadBox({ thread, selection }: Pick<ThreadRowProps, 'thread' | 'selection'>) {
  const { t } = useTranslation('desk')
  const { id, title } = thread
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        aria-label={t('list.selectOne', { name: title })}
        checked={selection.isSelected(id)}
        onChange={({ target }) => selection.select(id, target.checked)}
      />
    </label>
  )
}
