import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { InboxThread as WireThread } from '../../../worker/contracts/inbox/inbox'
import type { NewAnswer, ThreadChange } from '../../../worker/contracts/inbox/inbox-answers'
import type { InboxThreadDetail } from '../../../worker/contracts/inbox/inbox-thread'
import type {
  NewSavedReply,
  SavedReply as WireReply,
} from '../../../worker/contracts/inbox/saved-replies'
import { apiOf, byId, keyed, readJson, withId } from '../../platform/api/api'
import type { ListState } from '../ui/list/use-list-address'

const POLL_MS = 60_000
const ROWS_A_PAGE = '30'

export type Thread = ReturnType<typeof toThread<WireThread>>
export type ThreadDetail = ReturnType<typeof toDetail>
export type Message = ThreadDetail['messages'][number]
export type SavedReply = ReturnType<typeof withId<WireReply>>

/** Threads for a list's address, page by page; refetched every minute. */
export const threadsQuery = ({ view, owner, source, language, tour, q, sort }: ListState) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'inbox', 'list', { view, owner, source, language, tour, q, sort }],
    staleTime: 0,
    refetchInterval: POLL_MS,
    initialPageParam: '',
    queryFn: async ({ client, pageParam: after }) => {
      const filters = { view, owner, source, lang: language, tour, q, sort, after }
      const chosen = Object.entries(filters).filter(([, value]) => value)
      const query = { count: ROWS_A_PAGE, ...Object.fromEntries(chosen) }
      const { threads, next } = await readJson(apiOf(client).admin.inbox.$get({ query }))
      return { threads: threads.map(toThread), next }
    },
    getNextPageParam: ({ next }) => next,
  })

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'thread', id],
    staleTime: 0,
    queryFn: async ({ client }) =>
      toDetail(await readJson(apiOf(client).admin.inbox[':id'].$get(byId(id)))),
  })

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'overview'],
    staleTime: 0,
    queryFn: ({ client }) => readOverview(client),
  })

async function readOverview(client: QueryClient) {
  const { owners, ...counts } = await readJson(apiOf(client).admin.inbox.overview.$get())
  return { ...counts, owners: owners.map(withId) }
}

export const savedRepliesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'saved-replies'],
    queryFn: ({ client }) => readSavedReplies(client),
  })

async function readSavedReplies(client: QueryClient) {
  const { replies } = await readJson(apiOf(client).admin['saved-replies'].$get())
  return replies.map(withId)
}

export function changeThread(client: QueryClient, id: number, change: ThreadChange) {
  const thread = apiOf(client).admin.inbox[':id']
  return store(client, thread.$post({ ...byId(id), json: change }))
}

export function sendAnswer(client: QueryClient, id: number, json: NewAnswer, requestKey: string) {
  const { answers } = apiOf(client).admin.inbox[':id']
  return store(client, answers.$post({ ...byId(id), json }, keyed(requestKey)))
}

export function addNote(client: QueryClient, id: number, text: string, requestKey: string) {
  const { notes } = apiOf(client).admin.inbox[':id']
  return store(client, notes.$post({ ...byId(id), json: { text } }, keyed(requestKey)))
}

export function deleteNote(client: QueryClient, id: number, noteId: number) {
  const param = { id: String(id), note: String(noteId) }
  return store(client, apiOf(client).admin.inbox[':id'].notes[':note'].$delete({ param }))
}

export function createSavedReply(client: QueryClient, json: NewSavedReply) {
  return readJson(apiOf(client).admin['saved-replies'].$post({ json }))
}

export function changeSavedReply(client: QueryClient, old: SavedReply, reply: NewSavedReply) {
  const { id, version } = old
  const saved = apiOf(client).admin['saved-replies'][':id']
  return readJson(saved.$post({ ...byId(id), json: { ...reply, version } }))
}

export function deleteSavedReply(client: QueryClient, { id }: SavedReply) {
  return readJson(apiOf(client).admin['saved-replies'][':id'].$delete(byId(id)))
}

/** Caches the thread that a write returns. */
async function store(client: QueryClient, call: Parameters<typeof readJson<InboxThreadDetail>>[0]) {
  const detail = toDetail(await readJson(call))
  client.setQueryData(threadQuery(detail.id).queryKey, detail)
  return detail
}

function toThread<Row extends WireThread>(row: Row) {
  const { forum: tourId, forumName: tourName, hidePlz: isPrivate, owner, ...thread } = row
  return { ...withId(thread), tourId, tourName, isPrivate, owner: owner && withId(owner) }
}

function toDetail({ forumNames: tourNames, messages, topic, ...thread }: InboxThreadDetail) {
  const address = topic && { tourId: topic.forum, topicId: topic.topic }
  return { ...toThread(thread), tourNames, messages: messages.map(withId), topic: address }
}
