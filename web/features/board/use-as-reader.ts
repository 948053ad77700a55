import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { boardListQuery, type ReaderKey } from './board.api'
import { repliesQuery, topicQuery } from './topic/topic.api'

/**
 * Shows the visitors' data that came with the page until the member's data loads, or if it fails to. After a logout the
 * shown data stays, so that open forms stay mounted.
 */
export function useBoardList(list: Parameters<typeof boardListQuery>[0]) {
  const shown = useQueryClient().getQueryData(boardListQuery(list, null).queryKey)
  const query = boardListQuery(list, useReader())
  const placeholderData = (previous: typeof shown) => shown ?? previous
  return orShown(useQuery({ ...query, placeholderData }), shown)
}

/**
 * The topic; null if it is a private one that the reader may not read. A private topic disappears with the login that
 * could read it.
 */
export function useTopic(ids: { tourId: number; topicId: number }) {
  const address = { ...ids, lang: useLang() }
  const shown = useQueryClient().getQueryData(topicQuery(address, null).queryKey)
  const query = topicQuery(address, useReader())
  const placeholderData = placeholderFrom(query.queryKey, shown, (topic) => !topic?.isPrivate)
  return orShown(useQuery({ ...query, placeholderData }), shown)
}

export function useReplies(ids: Parameters<typeof repliesQuery>[0]) {
  const shown = useQueryClient().getQueryData(repliesQuery(ids, null).queryKey)
  const query = repliesQuery(ids, useReader())
  const placeholderData = placeholderFrom(query.queryKey, shown)
  return orShown(useQuery({ ...query, placeholderData }), shown)
}

function useReader(): ReaderKey {
  return useSession()?.username ?? null
}

/** Placeholder data: the visitors' response, else the last shown data if `mayStay` allows it. */
function placeholderFrom<Data>(
  key: QueryKey,
  shown: Data | undefined,
  mayStay: (previous: Data) => boolean = () => true,
) {
  return (previous: Data | undefined, previousQuery: { queryKey: QueryKey } | undefined) =>
    shown ??
    (previous !== undefined && isSameQuery(key, previousQuery?.queryKey) && mayStay(previous)
      ? previous
      : undefined)
}

/** Whether two keys differ at most in their last part, the reader. */
function isSameQuery(key: QueryKey, other: QueryKey | undefined): boolean {
  return other !== undefined && hashKey(key.slice(0, -1)) === hashKey(other.slice(0, -1))
}

function orShown<Data>({ data, error, refetch }: UseQueryResult<Data>, shown: Data | undefined) {
  return { data: error && data === undefined ? shown : data, error, refetch }
}
