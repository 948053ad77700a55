import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, retainSearchParams, type SearchSchemaInput } from '@tanstack/react-router'
import { DEFAULT_LANG, isLang, type Lang } from '../../worker/platform/language.contract'
import type { ReadAsset } from '../content/content'
import { regionsQuery } from '../features/tours/tours.api'
import { loadTexts } from '../i18n/i18n'
import { pageHead } from '../platform/page-head'
import { SiteLayout } from './-site-layout'

interface RouterContext {
  queryClient: QueryClient
  /** Scheme and host of the site. */
  origin: string
  /** UTC ms when the page was made. */
  now: number
  readAsset: ReadAsset
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: { lang?: Lang } & SearchSchemaInput): { lang: Lang } => ({
    lang: isLang(search.lang) ? search.lang : DEFAULT_LANG,
  }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: async ({ search: { lang } }) => {
    const { t } = await loadTexts(lang)
    return { lang, t }
  },
  loader: ({ context: { queryClient, lang } }) => queryClient.ensureQueryData(regionsQuery(lang)).catch(() => null),
  head: ({ match }) => {
    // Without the texts of a language, `beforeLoad` has given nothing.
    const context: Partial<typeof match.context> = match.context
    if (!context.t) return {}
    return pageHead({
      ...match.context,
      path: '/',
      title: context.t('company:home.title'),
      description: context.t('company:home.description'),
    })
  },
  component: SiteLayout,
})
