import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../ui/list/use-list-address'
import type { Selection } from '../ui/list/use-selection'
import { BulkActions } from './bulk-actions'
import type { Thread } from './inbox.api'
import { ThreadRow } from './thread-row'

interface ThreadRowsProps {
  ref: Ref<HTMLUListElement>
  threads: readonly Thread[]
  state: ListState
  /** The thread beside the list. */
  open: number | null
  selection: Selection<Thread>
}

/** The rows, and what can be done with the selected ones. */
export function ThreadRows({ ref, threads, state, open, selection }: ThreadRowsProps) {
  const { t } = useTranslation('inbox')
  const keysId = useId()
  const { isSelected, select, clear, selectedOf } = selection
  const chosen = selectedOf(threads)
  return (
    <>
      <p id={keysId} className="text-sm text-muted max-lg:sr-only">
        {t('keys')}
      </p>
      <ul
        ref={ref}
        aria-describedby={keysId}
        aria-label={t('threads')}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            state={state}
            isOpen={thread.id === open}
            isSelected={isSelected(thread.id)}
            onSelect={(isChosen) => select(thread.id, isChosen)}
          />
        ))}
      </ul>
      {chosen.length > 0 && <BulkActions threads={chosen} onClear={clear} />}
    </>
  )
}
