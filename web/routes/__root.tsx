import {
  createRootRouteWithContext,
  retainSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import { DEFAULT_LANG, isLang, type Lang } from '../../worker/contracts/languages'
import { regionsQuery } from '../features/tours/tours.api'
import { loadTexts } from '../platform/i18n/i18n'
import type { RouterContext } from './-context'
import { siteQuery } from '../platform/site/site'
import { SiteLayout } from './-site-layout'

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: { lang?: Lang } & SearchSchemaInput): { lang: Lang } => ({
    lang: isLang(search.lang) ? search.lang : DEFAULT_LANG,
  }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: async ({ search: { lang } }) => {
    const { t } = await loadTexts(lang)
    return { lang, t }
  },
  loader: async ({ context: { queryClient, lang } }) => {
    const regions = queryClient.ensureQueryData(regionsQuery(lang)).catch(() => null)
    await Promise.all([queryClient.ensureQueryData(siteQuery(lang)), regions])
  },
  component: SiteLayout,
})
