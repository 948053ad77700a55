import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import { apiOf, readJson } from '../../platform/api/api'
import { useDebounced } from '../../platform/forms/use-debounced'
import { pickText } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { adminToursQuery } from '../tours/tours.api'
import { isSearchable, matchingItems, type PaletteItem } from './palette.rules'
import { useServerItems } from './use-server-items'

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
