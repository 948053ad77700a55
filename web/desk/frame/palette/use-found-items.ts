import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NavigateOptions } from '@tanstack/react-router'
import { CalendarRange, FileText, Inbox, Mail, Map as MapIcon, User } from 'lucide-react'
import type { DeskFound } from '../../../../worker/contracts/admin/desk-find'
import type { Lang } from '../../../../worker/contracts/languages'
import { apiOf, readJson } from '../../../platform/api/api'
import { useDebounced } from '../../../platform/forms/use-debounced'
import { pickText } from '../../../../worker/contracts/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { adminToursQuery, type TourSummary } from '../../tours/tours.api'
import { useClock } from '../../ui/use-clock'
import { useMay } from '../../../platform/session/use-may'
import { isSearchable, matchingItems, type PaletteItem } from './palette.rules'

const TYPING_PAUSE_MS = 200
const NOTHING: DeskFound = { members: [], topics: [], messages: [], bookings: [], mails: [] }

/** Properties shared by items of a kind. */
const TOUR = { group: 'tours', icon: MapIcon } as const
const MEMBER = { group: 'members', icon: User } as const
const TOPIC = { group: 'topics', icon: FileText } as const
const MESSAGE = { group: 'messages', icon: Inbox } as const
const BOOKING = { group: 'bookings', icon: CalendarRange } as const
const MAIL = { group: 'mails', icon: Mail } as const

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
  const mayEdit = useMay('tours:edit')
  const tours = useQuery({ ...adminToursQuery(), enabled: mayEdit }).data ?? []
  return tours.map((tour) => tourItem(tour, lang))
}

function tourItem({ id, name }: Pick<TourSummary, 'id' | 'name'>, lang: Lang): PaletteItem {
  const title = pickText(name, lang).text || `#${id}`
  const words = `#${id} ${name.map(({ txt }) => txt).join(' ')}`
  const link = { to: '/admin/$tourId', params: { tourId: String(id) } } as const
  return { ...TOUR, id: `tour-${id}`, title, words, link }
}

type Found<Kind extends keyof DeskFound> = DeskFound[Kind][number]

/** Formats UTC ms. */
type Clock = ReturnType<typeof useClock>

/** Items found by the server, each with its link. */
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

function memberItem({ _id, username: title, email: detail }: Found<'members'>): PaletteItem {
  const params = { memberId: String(_id) }
  const link = { to: '/admin/members/$memberId', params } as const
  return { ...MEMBER, id: `member-${_id}`, title, detail, link }
}

function topicItem({ _id, forum, title, thread }: Found<'topics'>): PaletteItem {
  const params = { tourId: String(forum), topicId: String(_id) }
  const topic = { to: '/tour/$tourId/$topicId', params } as const
  return { ...TOPIC, id: `topic-${_id}`, title, link: thread === null ? topic : threadLink(thread) }
}

function messageItem(found: Found<'messages'>, time: Clock): PaletteItem {
  const { _id, subject: title, email, createdAt } = found
  const detail = `${email} · ${time(createdAt)}`
  return { ...MESSAGE, id: `message-${_id}`, title, detail, link: threadLink(_id) }
}

function bookingItem({ _id, pid, name, createdAt }: Found<'bookings'>, time: Clock): PaletteItem {
  const detail = `${pid} · ${time(createdAt)}`
  const params = { bookingId: String(_id) }
  const link = { to: '/admin/bookings/$bookingId', params } as const
  return { ...BOOKING, id: `booking-${_id}`, title: name ?? pid, detail, link }
}

function mailItem(
  { _id, to, subject: title, createdAt }: Found<'mails'>,
  time: Clock,
): PaletteItem {
  const detail = `${to} · ${time(createdAt)}`
  const link = { to: '/admin/outbox', search: { q: to } } as const
  return { ...MAIL, id: `mail-${_id}`, title, detail, link }
}

function threadLink(id: number): NavigateOptions {
  return { to: '/admin/inbox', search: { view: 'all', thread: String(id) } }
}
