import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useLang } from '../../platform/use-lang'
import { boardListQuery, repliesQuery, topicQuery } from './board.api'
import { useSession } from '../../platform/session'

/**
 * Pages come with what every visitor sees. Once a member's browser knows who reads, these ask again as that member and
 * go on showing the visitors' answer until then, and when the member's does not come.
 */
export function useBoardList(list: Parameters<typeof boardListQuery>[0]) {
  const shown = useQueryClient().getQueryData(boardListQuery(list, null).queryKey)
  const reader = useSession()
  return orShown(
    useQuery({ ...boardListQuery(list, reader?.username ?? null), placeholderData: (kept) => shown ?? kept }),
    shown,
  )
}

/** The topic; null while it is a private one that the reader may not read. */
export function useTopic(ids: { forumId: number; topicId: number }) {
  const address = { ...ids, lang: useLang() }
  const shown = useQueryClient().getQueryData(topicQuery(address, null).queryKey)
  const reader = useSession()
  return orShown(useQuery({ ...topicQuery(address, reader?.username ?? null), placeholderData: shown }), shown)
}

export function useReplies(ids: Parameters<typeof repliesQuery>[0]) {
  const shown = useQueryClient().getQueryData(repliesQuery(ids, null).queryKey)
  const reader = useSession()
  return orShown(useQuery({ ...repliesQuery(ids, reader?.username ?? null), placeholderData: shown }), shown)
}

function orShown<Answer>({ data, isError, refetch }: UseQueryResult<Answer>, shown: Answer | undefined) {
  return { data: isError && data === undefined ? shown : data, isError, refetch }
}
