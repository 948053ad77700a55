import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLang } from '../../platform/use-lang'
import { boardListQuery, repliesQuery, topicQuery } from './board.api'
import { useSession } from '../../platform/session'

/**
 * Pages come with what every visitor sees. Once a member's browser knows who reads, these ask again as that member and
 * go on showing the visitors' answer until then.
 */
export function useBoardList(list: Parameters<typeof boardListQuery>[0]) {
  const shown = useQueryClient().getQueryData(boardListQuery(list, null).queryKey)
  const reader = useSession()
  return useQuery({ ...boardListQuery(list, reader?.username ?? null), placeholderData: (kept) => shown ?? kept })
}

/** The topic; null while it is a private one that the reader may not read. */
export function useTopic(ids: { forumId: number; topicId: number }) {
  const address = { ...ids, lang: useLang() }
  const shown = useQueryClient().getQueryData(topicQuery(address, null).queryKey)
  const reader = useSession()
  return useQuery({ ...topicQuery(address, reader?.username ?? null), placeholderData: shown })
}

export function useReplies(ids: { forumId: number; topicId: number }) {
  const shown = useQueryClient().getQueryData(repliesQuery(ids, null).queryKey)
  const reader = useSession()
  return useQuery({ ...repliesQuery(ids, reader?.username ?? null), placeholderData: shown })
}
