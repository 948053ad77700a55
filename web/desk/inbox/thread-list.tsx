import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../ui/submit-button'
import { Loaded } from '../../ui/loaded'
import type { ListState } from '../ui/list/use-list-address'
import { useSelection } from '../ui/list/use-selection'
import { BulkActions } from './bulk-actions'
import { threadsQuery, type Thread } from './inbox.api'
import { ThreadRow } from './thread-row'
import { useThreadKeys } from './use-thread-keys'

interface ThreadListProps {
  state: ListState
  /** The thread beside the list. */
  open: number | null
}

/** Threads as rows, the newest message first; older ones follow below at a press. */
export function ThreadList({ state, open }: ThreadListProps) {
  const { t } = useTranslation('inbox')
  const query = useInfiniteQuery(threadsQuery(state))
  const keysId = useId()
  const list = useRef<HTMLUListElement>(null)
  const { isSelected, select, clear, selectedOf } = useSelection<Thread>()
  useThreadKeys(list)
  return (
    <Loaded query={query} skeleton="h-96 w-full">
      {({ pages }) => {
        const threads = pages.flatMap((page) => page.threads)
        if (threads.length === 0) return <NoThreads state={state} />
        const chosen = selectedOf(threads)
        return (
          <>
            <p id={keysId} className="text-sm text-muted max-lg:sr-only">
              {t('keys')}
            </p>
            <ul
              ref={list}
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
            {query.hasNextPage && (
              <SubmitButton
                type="button"
                look="quiet"
                label={t('older')}
                waiting={t('loading')}
                isWaiting={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function NoThreads({ state: { view, owner, source, language, tour, q } }: { state: ListState }) {
  const { t } = useTranslation(['inbox', 'lists'])
  const isFiltered = [owner, source, language, tour, q].some(Boolean)
  const isOpenView = view === undefined || view === 'late'
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-muted">
      {isFiltered ? t('lists:noMatch') : t(isOpenView ? 'empty.open' : 'empty.other')}
    </p>
  )
}
