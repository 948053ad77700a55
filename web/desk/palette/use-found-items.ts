import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NavigateOptions } from '@tanstack/react-router'
import { CalendarRange, FileText, Inbox, Mail, Map as MapIcon, User } from 'lucide-react'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import { apiOf, readJson } from '../../platform/api/api'
import { useDebounced } from '../../platform/forms/use-debounced'
import { pickText } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { adminToursQuery } from '../tours/tours.api'
import { useClock } from '../ui/use-clock'
import { isSearchable, matchingItems, type PaletteItem } from './palette.rules'

const TYPING_PAUSE_MS = 200
const NOTHING: DeskFound = { members: [], topics: [], messages: [], bookings: [], mails: [] }

/** Tours, members, topics, messages and mails that match `q`. */
export function useFoundItems(q: string) {
  const asked = useDebounced(q.trim(), TYPING_PAUSE_MS)
  const isAsked = isSearchable(asked)
  const query = useQuery({
    queryKey: ['admin', 'find', asked],
    staleTime: 10_000,
    queryFn: ({ client }) => readJson(apiOf(client).admin.find.$get({ query: { q: asked } })),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const tours = matchingItems(useTourItems(), q)
  const found = useServerItems(isAsked && isSearchable(q) ? (query.data ?? NOTHING) : NOTHING)
  const isPending = isSearchable(q) && (asked !== q.trim() || query.isFetching)
  return { items: q.trim() === '' ? [] : [...tours, ...found], isPending, error: query.error }
}

function useTourItems(): PaletteItem[] {
  const lang = useLang()
  const tours = useQuery(adminToursQuery()).data ?? []
  return tours.map(({ id, name }) => ({
    id: `tour-${id}`,
    group: 'tours',
    title: pickText(name, lang).text || `#${id}`,
    words: `#${id} ${name.map(({ txt }) => txt).join(' ')}`,
    icon: MapIcon,
    link: { to: '/admin/$forumId', params: { forumId: String(id) } },
  }))
}

type Found<Kind extends keyof DeskFound> = DeskFound[Kind][number]

/** Formats UTC ms. */
type Clock = ReturnType<typeof useClock>

/** What the server has found, each item with its link. */
function useServerItems(found: DeskFound): PaletteItem[] {
  const time = useClock()
  return [
    ...found.members.map(memberItem),
    ...found.topics.map(topicItem),
    ...found.messages.map((message) => messageItem(message, time)),
    ...found.bookings.map((booking) => bookingItem(booking, time)),
    ...found.mails.map((mail) => mailItem(mail, time)),
  ]
}

function memberItem({ _id, username, email }: Found<'members'>): PaletteItem {
  return {
    id: `member-${_id}`,
    group: 'members',
    title: username,
    detail: email,
    icon: User,
    link: { to: '/admin/members/$memberId', params: { memberId: String(_id) } },
  }
}

function topicItem({ _id, forum, title, thread }: Found<'topics'>): PaletteItem {
  const params = { forumId: String(forum), topicId: String(_id) }
  return {
    id: `topic-${_id}`,
    group: 'topics',
    title,
    icon: FileText,
    link: thread === null ? { to: '/tour/$forumId/$topicId', params } : threadLink(thread),
  }
}

function messageItem(found: Found<'messages'>, time: Clock): PaletteItem {
  const { _id, subject, email, createdAt } = found
  return {
    id: `message-${_id}`,
    group: 'messages',
    title: subject,
    detail: `${email} · ${time(createdAt)}`,
    icon: Inbox,
    link: threadLink(_id),
  }
}

function bookingItem({ _id, pid, name, createdAt }: Found<'bookings'>, time: Clock): PaletteItem {
  return {
    id: `booking-${_id}`,
    group: 'bookings',
    title: name ?? pid,
    detail: `${pid} · ${time(createdAt)}`,
    icon: CalendarRange,
    link: { to: '/admin/bookings/$bookingId', params: { bookingId: String(_id) } },
  }
}

function mailItem({ _id, to, subject, createdAt }: Found<'mails'>, time: Clock): PaletteItem {
  return {
    id: `mail-${_id}`,
    group: 'mails',
    title: subject,
    detail: `${to} · ${time(createdAt)}`,
    icon: Mail,
    link: { to: '/admin/outbox', search: { q: to } },
  }
}

function threadLink(id: number): NavigateOptions {
  return { to: '/admin/inbox', search: { view: 'all', thread: String(id) } }
}
