import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../worker/contracts/languages'
import { siteQuery } from '../platform/site/site'
import { fillFacts, type Facts } from './facts'

type ContentPage = 'ceo' | 'career' | 'attention' | 'tandc' | 'privacy' | 'safety'

/** Reads a built text file by its path (`/assets/…`). @throws Error when it does not exist */
export type ReadAsset = (path: string) => Promise<string>

const pages = import.meta.glob<{ html: string } | { asset: string }>('./*.md', {
  eager: true,
  import: 'default',
})

interface ContentContext {
  lang: Lang
  readAsset: ReadAsset
  queryClient: QueryClient
}

/** The HTML of a content page: rendered from Markdown at build time, with what the company has set now. */
export async function loadContent(
  page: ContentPage,
  { lang, readAsset, queryClient }: ContentContext,
  more?: Promise<Facts>,
): Promise<string> {
  const found = pages[`./${page}.${lang}.md`]
  if (!found) throw new Error(`There is no page ${page} in ${lang}`)
  const [html, site, own] = await Promise.all([
    'html' in found ? found.html : readAsset(found.asset),
    queryClient.ensureQueryData(siteQuery(lang)),
    more,
  ])
  return fillFacts(html, { lang, site, ...(own && { more: own }) })
}
