import { homeTopicsQuery } from '../features/board/home/home.api'
import { homeListOf, type HomeSearch } from '../features/board/home/home.search'
import { homeToursQuery, regionsQuery } from '../features/tours/tours.api'
import { loadTexts } from '../platform/i18n/i18n'
import type { PageContext } from './-context'

/** Tours, and the latest posts, which are optional. */
export async function loadHome({ queryClient, lang }: PageContext, search: HomeSearch) {
  await Promise.all([
    queryClient.ensureQueryData(homeToursQuery(lang)),
    queryClient.ensureQueryData(regionsQuery(lang)),
    queryClient.ensureQueryData(homeTopicsQuery(homeListOf(search, lang))).catch(() => null),
    loadTexts(lang, 'board'),
  ])
}
