import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { SubmitButton } from '../../ui/submit-button'
import type { ListState } from '../ui/list/use-list-address'
import { useSelection } from '../ui/list/use-selection'
import type { MoreButton } from '../ui/more-button'
import { threadsQuery, type Thread } from './inbox.api'
import { ThreadRows } from './thread-rows'

/** Threads as rows, the newest message first, with the `open` one marked; a button loads older ones below. */
export function ThreadList({ state, open }: { state: ListState; open: number | null }) {
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
  const { t } = useTranslation('desk-people')
  if (!query.hasNextPage) return null
  return (
    <SubmitButton
      type="button"
      look="quiet"
      label={t('inbox.older')}
      waiting={t('inbox.loading')}
      isWaiting={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    />
  )
}

function NoThreads({ state }: { state: ListState }) {
  const { t } = useTranslation(['desk-people', 'desk'])
  const { view, owner, source, language, tour, q } = state
  const isFiltered = [owner, source, language, tour, q].some(Boolean)
  const isOpenView = view === undefined || view === 'late'
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-muted">
      {isFiltered
        ? t('desk:list.noMatch')
        : t(isOpenView ? 'inbox.empty.open' : 'inbox.empty.other')}
    </p>
  )
}

const STEPS: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * j and k move through a list's links from anywhere on the page, the arrows only inside it; x toggles the checkbox next
 * to a link. Enter follows the link as usual.
 */
function useThreadKeys(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key === 'x' && target.matches('a[data-thread]'))
        target.closest('li')?.querySelector('input')?.click()
      else if (isStep(event, list.current)) moveInside(event, list.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

/** Ignores keys that are typed into a field and the browser's own shortcuts. */
function isStep(event: KeyboardEvent, list: HTMLElement | null): boolean {
  if (!STEPS[event.key]) return false
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as HTMLElement
  if (target.matches('input, textarea, select, [contenteditable]')) return false
  return !event.key.startsWith('Arrow') || list?.contains(target) === true
}

function moveInside(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key] ?? 0
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-thread]') ?? [])]
  if (links[0]?.offsetParent == null || document.querySelector('dialog[open]')) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, placeIn(links) + step))]?.focus()
}

/** Index of the focused link, otherwise of the open thread's link. */
function placeIn(links: HTMLElement[]): number {
  const focused = links.indexOf(document.activeElement as HTMLElement)
  return focused < 0 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused
}
