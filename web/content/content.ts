import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../worker/contracts/languages'
import type { ReadAsset } from '../../worker/contracts/rendering'
import type { LegalPage, WrittenPageName } from '../../worker/contracts/written-pages/page-names'
import type { WrittenPage } from '../../worker/contracts/written-pages/written-pages'
import { completeText, type Facts } from './facts'
import { formatLongDay } from '../platform/i18n/format'
import { siteQuery } from '../platform/site/site'
import { pageVersionQuery, writtenPageQuery } from '../platform/site/written-page'

/** The texts that shipped with the site; the desk replaces them. */
const firstTexts = import.meta.glob<{ html: string } | { asset: string }>('./*.md', {
  eager: true,
  import: 'default',
})

interface ContentContext {
  lang: Lang
  readAsset: ReadAsset
  queryClient: QueryClient
}

/** The HTML of a written page, as last published or as shipped with the site, with the current facts. */
export async function loadContent(
  page: WrittenPageName,
  context: ContentContext,
  more?: Promise<Facts>,
): Promise<string> {
  const { queryClient, lang } = context
  // In parallel, so that the reads of a page share a batch.
  const site = queryClient.ensureQueryData(siteQuery(lang))
  const [text, first, own] = await Promise.all([
    queryClient.ensureQueryData(writtenPageQuery(page, lang)),
    firstTextAhead(page, context),
    more,
    site,
  ])
  return toHtml({ ...text, html: text.html ?? first }, context, own)
}

/** In the browser, fetched together with the page that may replace it; null if that is cached, and at the edge. */
async function firstTextAhead(page: WrittenPageName, context: ContentContext) {
  const { queryClient, lang, readAsset } = context
  if (import.meta.env.SSR) return null
  if (queryClient.getQueryData(writtenPageQuery(page, lang).queryKey)) return null
  return firstText(page, lang, readAsset).catch(() => null)
}

/** A page that binds, with its versions; by default the version in force. */
export async function loadLegalText(page: LegalPage, context: ContentContext, version?: string) {
  const site = context.queryClient.ensureQueryData(siteQuery(context.lang))
  const [text] = await Promise.all([legalTextOf(page, context, version), site])
  return { ...text, html: await toHtml(text, context) }
}

function legalTextOf(page: LegalPage, { queryClient, lang }: ContentContext, version?: string) {
  if (version === undefined) return queryClient.ensureQueryData(writtenPageQuery(page, lang))
  return queryClient.ensureQueryData(pageVersionQuery(page, version, lang))
}

async function toHtml(
  { page, html, version, startsOn }: Pick<WrittenPage, 'page' | 'html' | 'version' | 'startsOn'>,
  { lang, readAsset, queryClient }: ContentContext,
  more: Facts = {},
): Promise<string> {
  const site = await queryClient.ensureQueryData(siteQuery(lang))
  const facts = { ...more, version, effectiveFrom: formatLongDay(startsOn, lang) }
  const text = html ?? (await firstText(page, lang, readAsset))
  return completeText(text, { lang, site, more: facts })
}

async function firstText(page: string, lang: Lang, readAsset: ReadAsset): Promise<string> {
  const found = firstTexts[`./${page}.${lang}.md`]
  if (!found) throw new Error(`There is no page ${page} in ${lang}`)
  return 'html' in found ? found.html : readAsset(found.asset)
}
