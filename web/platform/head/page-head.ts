import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { writeAddress } from '../../../worker/contracts/page-address'
import { scriptJson } from './head'
import type { Site } from '../site/site'
import { previewOf } from './previews'

interface PageHead {
  site: Site
  origin: string
  lang: Lang
  title: string
  description: string
  /** Path without language; a function where it differs by language. */
  path: string | ((lang: Lang) => string)
  image?: string
  imageAlt?: string
  /** For pages with `?page=`: each gets its own canonical URL. */
  pages?: { page: number; pageCount: number }
  type?: 'website' | 'article'
  jsonLd?: object[]
  isPrivate?: boolean
  /** Whether to link the board's feed besides the tours' one. */
  hasBoardFeed?: boolean
}

/** Open Graph locales need a territory. */
const OPEN_GRAPH_LOCALE = { kr: 'ko_KR', ca: 'en_CA', cn: 'zh_CN' } as const satisfies Record<
  Lang,
  string
>

export function pageHead(page: PageHead) {
  return {
    meta: metaOf(page),
    links: [...ofList(page), ...inLanguages(page), ...feeds(page)],
    scripts: (page.jsonLd ?? []).map(dataScript),
  }
}

function dataScript(data: object) {
  return { type: 'application/ld+json', children: scriptJson(data) }
}

function metaOf(page: PageHead) {
  const { origin, lang, title, description, imageAlt, type = 'website' } = page
  const { name } = page.site.company
  return [
    { title: title.includes(name) ? title : `${title} · ${name}` },
    { name: 'description', content: description },
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: urlOf(page, page.pages?.page) },
    { property: 'og:image', content: origin + (page.image ?? previewOf(String(page.path), lang)) },
    ...(imageAlt ? [{ property: 'og:image:alt', content: imageAlt }] : []),
    { property: 'og:locale', content: OPEN_GRAPH_LOCALE[lang] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The page itself and its neighbours in a list of pages. */
function ofList(page: PageHead) {
  const { page: number, pageCount } = page.pages ?? { page: 1, pageCount: 1 }
  return [
    { rel: 'canonical', href: urlOf(page, number) },
    ...(number > 1 ? [{ rel: 'prev', href: urlOf(page, number - 1) }] : []),
    ...(number < pageCount ? [{ rel: 'next', href: urlOf(page, number + 1) }] : []),
  ]
}

function inLanguages(page: PageHead) {
  const alternate = (hreflang: string, lang: Lang) => ({
    rel: 'alternate',
    hreflang,
    href: urlOf({ ...page, lang }, page.pages?.page),
  })
  return [
    ...LANGS.map((lang) => alternate(LANG_TAG[lang], lang)),
    alternate('x-default', DEFAULT_LANG),
  ]
}

function feeds({ origin, lang, hasBoardFeed }: PageHead) {
  return ['feed', ...(hasBoardFeed ? ['board'] : [])].map((name) => ({
    rel: 'alternate',
    type: 'application/atom+xml',
    href: `${origin}/${name}-${lang}.xml`,
  }))
}

/** The URL of a page of a list; the first page has no number. */
function urlOf({ origin, lang, path }: Pick<PageHead, 'origin' | 'lang' | 'path'>, page = 1) {
  const address = writeAddress(typeof path === 'string' ? path : path(lang), lang)
  return origin + encodeURI(address) + (page > 1 ? `?page=${page}` : '')
}

/** schema.org markup of the company, for its own pages. */
export function organization(origin: string, { company }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#company`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    sameAs: company.social.map(({ url }) => url),
    address: postalAddress(company.address),
    knowsLanguage: Object.values(LANG_TAG),
  }
}

function postalAddress(address: Site['company']['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'CA',
  }
}

type Place = Pick<PageHead, 'site' | 'origin' | 'lang'>

/** schema.org breadcrumbs from home to this page. `steps` are below home. */
export function breadcrumbs(place: Place, steps: { name: string; path: string }[]): object {
  const { site, origin, lang } = place
  const all = [{ name: site.company.shortName, path: '/' }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf({ origin, lang, path }),
    })),
  }
}
