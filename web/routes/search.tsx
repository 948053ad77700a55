import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readPage } from '../features/board/board.search'
import { searchQuery } from '../features/search/search.api'
import { SearchPage } from '../features/search/search-page'
import { tourListQuery } from '../features/tours/tours.api'
import { readWord, type WordSearch } from '../features/search/search.view'
import { loadTexts } from '../platform/i18n/i18n'
import { headOf } from './-named-head'
import { useFoundTours } from './-found-tours'

export const Route = createFileRoute('/search')({
  staticData: { tags: () => ['posts'] },
  validateSearch: (search: WordSearch & SearchSchemaInput): WordSearch => ({
    ...readWord(search),
    ...readPage(search),
  }),
  loaderDeps: ({ search: { q = '', page = 1 } }) => ({ q, page }),
  loader: async ({ context: { queryClient, lang }, deps }) => {
    await Promise.all([
      loadTexts(lang),
      deps.q && queryClient.ensureQueryData(tourListQuery(lang)).catch(() => null),
      deps.q && queryClient.ensureQueryData(searchQuery({ ...deps, lang })).catch(() => null),
    ])
  },
  head: ({ match: { context, search } }) =>
    headOf(context, {
      path: '/search',
      title: search.q ? `${search.q} · ${context.t('search.title')}` : context.t('search.title'),
      description: context.t('search.description'),
      isPrivate: true,
    }),
  component: SearchRoute,
})

function SearchRoute() {
  const { q = '', page = 1 } = Route.useSearch()
  return <SearchPage q={q} page={page} tourOf={useFoundTours()} />
}
