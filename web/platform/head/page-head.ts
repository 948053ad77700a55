import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { writeAddress } from '../i18n/addresses'
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
  const { origin, lang, title, description, path, imageAlt, type = 'website' } = page
  const { company } = page.site
  const image = page.image ?? previewOf(String(path), lang)
  const { page: number, pageCount } = page.pages ?? { page: 1, pageCount: 1 }
  const addressIn = (language: Lang, pageNumber = number) =>
    origin +
    encodeURI(writeAddress(typeof path === 'string' ? path : path(language), language)) +
    (pageNumber > 1 ? `?page=${pageNumber}` : '')
  const fullTitle = title.includes(company.name) ? title : `${title} · ${company.name}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: company.name },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: addressIn(lang) },
      { property: 'og:image', content: origin + image },
      ...(imageAlt ? [{ property: 'og:image:alt', content: imageAlt }] : []),
      { property: 'og:locale', content: OPEN_GRAPH_LOCALE[lang] },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: addressIn(lang) },
      ...(number > 1 ? [{ rel: 'prev', href: addressIn(lang, number - 1) }] : []),
      ...(number < pageCount ? [{ rel: 'next', href: addressIn(lang, number + 1) }] : []),
      ...LANGS.map((language) => ({
        rel: 'alternate',
        hreflang: LANG_TAG[language],
        href: addressIn(language),
      })),
      { rel: 'alternate', hreflang: 'x-default', href: addressIn(DEFAULT_LANG) },
      ...['feed', ...(page.hasBoardFeed ? ['board'] : [])].map((name) => ({
        rel: 'alternate',
        type: 'application/atom+xml',
        href: `${origin}/${name}-${lang}.xml`,
      })),
    ],
    scripts: (page.jsonLd ?? []).map((data) => ({
      type: 'application/ld+json',
      children: scriptJson(data),
    })),
  }
}

/** schema.org markup of the company, for its own pages. */
export function organization(origin: string, { company }: Site): object {
  const { address } = company
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'CA',
    },
    knowsLanguage: Object.values(LANG_TAG),
  }
}

/** schema.org breadcrumbs from home to this page. `steps` are names and absolute URLs. */
export function breadcrumbs(steps: { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
