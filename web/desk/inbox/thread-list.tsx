import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../ui/submit-button'
import { Loaded } from '../../ui/loaded'
import type { ListState } from '../ui/list/use-list-address'
import { useSelection } from '../ui/list/use-selection'
import type { MoreButton } from '../ui/more-button'
import { threadsQuery, type Thread } from './inbox.api'
import { ThreadRows } from './thread-rows'
import { useThreadKeys } from './use-thread-keys'

interface ThreadListProps {
  state: ListState
  /** Id of the thread shown next to the list. */
  open: number | null
}

/** Threads as rows, the newest message first; a button loads older ones below. */
export function ThreadList({ state, open }: ThreadListProps) {
  const query = useInfiniteQuery(threadsQuery(state))
  const list = useRef<HTMLUListElement>(null)
  const selection = useSelection<Thread>()
  useThreadKeys(list)
  return (
    <Loaded query={query} skeleton="h-96 w-full">
      {({ pages }) => {
        const threads = pages.flatMap((page) => page.threads)
        if (threads.length === 0) return <NoThreads state={state} />
        return (
          <>
            <ThreadRows ref={list} {...{ threads, state, open, selection }} />
            <OlderButton query={query} />
          </>
        )
      }}
    </Loaded>
  )
}

function OlderButton({ query }: { query: ComponentProps<typeof MoreButton>['query'] }) {
  const { t } = useTranslation('inbox')
  if (!query.hasNextPage) return null
  return (
    <SubmitButton
      type="button"
      look="quiet"
      label={t('older')}
      waiting={t('loading')}
      isWaiting={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    />
  )
}

function NoThreads({ state }: { state: ListState }) {
  const { t } = useTranslation(['inbox', 'lists'])
  const { view, owner, source, language, tour, q } = state
  const isFiltered = [owner, source, language, tour, q].some(Boolean)
  const isOpenView = view === undefined || view === 'late'
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-muted">
      {isFiltered ? t('lists:noMatch') : t(isOpenView ? 'empty.open' : 'empty.other')}
    </p>
  )
}
