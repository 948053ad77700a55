import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarRange, FileText, Inbox, Mail, Map as MapIcon, User } from 'lucide-react'
import type { DeskFound } from '../../../worker/contracts/desk-find'
import { apiOf, readJson } from '../../platform/api/api'
import { useDebounced } from '../../platform/forms/use-debounced'
import { pickText } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { adminToursQuery } from '../tours/tours.api'
import { useClock } from '../ui/use-clock'
import { isSearchable, matchingItems, type PaletteItem } from './palette.rules'

const TYPING_PAUSE_MS = 200
const NOTHING: DeskFound = { members: [], topics: [], messages: [], bookings: [], mails: [] }

const findQuery = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'find', q],
    staleTime: 10_000,
    queryFn: ({ client }) => readJson(apiOf(client).admin.find.$get({ query: { q } })),
  })

/** Tours, members, topics, messages and mails that match `q`. */
export function useFoundItems(q: string) {
  const asked = useDebounced(q.trim(), TYPING_PAUSE_MS)
  const isAsked = isSearchable(asked)
  const query = useQuery({
    ...findQuery(asked),
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
  const navigate = useNavigate()
  const tours = useQuery(adminToursQuery()).data ?? []
  return tours.map(({ id, name }) => ({
    id: `tour-${id}`,
    group: 'tours',
    title: pickText(name, lang).text || `#${id}`,
    words: `#${id} ${name.map(({ txt }) => txt).join(' ')}`,
    icon: MapIcon,
    run: () => navigate({ to: '/admin/$forumId', params: { forumId: String(id) } }),
  }))
}

function useServerItems({ members, topics, messages, bookings, mails }: DeskFound): PaletteItem[] {
  const navigate = useNavigate()
  const time = useClock()
  const openThread = (id: number) =>
    navigate({ to: '/admin/inbox', search: { view: 'all', thread: String(id) } })
  return [
    ...members.map(({ _id, username, email }): PaletteItem => ({
      id: `member-${_id}`,
      group: 'members',
      title: username,
      detail: email,
      icon: User,
      run: () => navigate({ to: '/admin/members/$memberId', params: { memberId: String(_id) } }),
    })),
    ...topics.map(({ _id, forum, title, thread }): PaletteItem => ({
      id: `topic-${_id}`,
      group: 'topics',
      title,
      icon: FileText,
      run: () =>
        thread === null
          ? navigate({
              to: '/tour/$forumId/$topicId',
              params: { forumId: String(forum), topicId: String(_id) },
            })
          : openThread(thread),
    })),
    ...messages.map(({ _id, subject, email, createdAt }): PaletteItem => ({
      id: `message-${_id}`,
      group: 'messages',
      title: subject,
      detail: `${email} · ${time(createdAt)}`,
      icon: Inbox,
      run: () => openThread(_id),
    })),
    ...bookings.map(({ _id, pid, name, createdAt }): PaletteItem => ({
      id: `booking-${_id}`,
      group: 'bookings',
      title: name ?? pid,
      detail: `${pid} · ${time(createdAt)}`,
      icon: CalendarRange,
      run: () => navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(_id) } }),
    })),
    ...mails.map(({ _id, to, subject, createdAt }): PaletteItem => ({
      id: `mail-${_id}`,
      group: 'mails',
      title: subject,
      detail: `${to} · ${time(createdAt)}`,
      icon: Mail,
      run: () => navigate({ to: '/admin/outbox', search: { q: to } }),
    })),
  ]
}
