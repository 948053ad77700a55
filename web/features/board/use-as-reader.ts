import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { boardListQuery, repliesQuery, topicQuery } from './board.api'

/**
 * Pages come with what every visitor sees. Once a member's browser knows who reads, these ask again as that member and
 * go on showing the visitors' answer until then, and when the member's does not come. When the login ends, what was shown
 * stays until the visitors' answer comes, and with it whatever is being written on the page.
 */
export function useBoardList(list: Parameters<typeof boardListQuery>[0]) {
  const shown = useQueryClient().getQueryData(boardListQuery(list, null).queryKey)
  const reader = useSession()
  return orShown(
    useQuery({
      ...boardListQuery(list, reader?.username ?? null),
      placeholderData: (kept) => shown ?? kept,
    }),
    shown,
  )
}

/** The topic; null while it is a private one that the reader may not read. */
export function useTopic(ids: { forumId: number; topicId: number }) {
  const address = { ...ids, lang: useLang() }
  const shown = useQueryClient().getQueryData(topicQuery(address, null).queryKey)
  const reader = useSession()
  const query = topicQuery(address, reader?.username ?? null)
  // A private topic goes with the login of whoever could read it.
  const placeholderData = shownOrKept(query.queryKey, shown, (topic) => !topic?.hidePlz)
  return orShown(useQuery({ ...query, placeholderData }), shown)
}

export function useReplies(ids: Parameters<typeof repliesQuery>[0]) {
  const shown = useQueryClient().getQueryData(repliesQuery(ids, null).queryKey)
  const reader = useSession()
  const query = repliesQuery(ids, reader?.username ?? null)
  return orShown(useQuery({ ...query, placeholderData: shownOrKept(query.queryKey, shown) }), shown)
}

/** What stands in a place until its answer comes: the visitors' answer, else what it showed last and `mayStay`. */
function shownOrKept<Answer>(
  key: QueryKey,
  shown: Answer | undefined,
  mayStay: (kept: Answer) => boolean = () => true,
) {
  return (kept: Answer | undefined, keptQuery: { queryKey: QueryKey } | undefined) =>
    shown ??
    (kept !== undefined && isSamePlace(key, keptQuery?.queryKey) && mayStay(kept)
      ? kept
      : undefined)
}

/** Whether two keys differ at most in their last part, the reader. */
function isSamePlace(key: QueryKey, other: QueryKey | undefined): boolean {
  return other !== undefined && hashKey(key.slice(0, -1)) === hashKey(other.slice(0, -1))
}

function orShown<Answer>(
  { data, isError, refetch }: UseQueryResult<Answer>,
  shown: Answer | undefined,
) {
  return { data: isError && data === undefined ? shown : data, isError, refetch }
}
