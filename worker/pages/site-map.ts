import { LANG_TAG, LANGS, type Lang } from '../contracts/languages'
import { writeAddress } from '../contracts/page-address'
import { tourPath } from '../contracts/tours/tour-address'
import type { TourCard } from '../contracts/tours/tour-card'
import { pickText } from '../contracts/translated'
import { escapeXml } from './xml'

/** One page in its three languages. */
interface SiteMapPage {
  pathIn: (lang: Lang) => string
  /** Last change, UTC ms, if known. */
  changedAt?: number
}

interface SiteMapTopic {
  id: number
  tourId: number
  updatedAt: number
}

const WRITTEN_PAGES = [
  '/',
  '/travel',
  '/ceo',
  '/career',
  '/contact',
  '/attention',
  '/tandc',
  '/privacy',
]

/** The indexable pages, each with its language alternates. */
export function siteMap(
  origin: string,
  content: { tours: TourCard[]; regions: string[]; topics: SiteMapTopic[] },
): string {
  const pages: SiteMapPage[] = [
    ...WRITTEN_PAGES.map((path) => ({ pathIn: () => path })),
    ...content.regions.map((slug) => ({ pathIn: () => `/${slug}` })),
    ...content.tours.map((tour) => ({
      pathIn: (lang: Lang) => tourPathIn(tour, lang),
      changedAt: tour.updatedAt,
    })),
    ...content.topics.map(({ id, tourId, updatedAt }) => ({
      pathIn: () => `/tour/${tourId}/${id}`,
      changedAt: updatedAt,
    })),
  ]
  const entries = pages.flatMap((page) => LANGS.map((lang) => entry(origin, page, lang)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** The tour's path with its name in that language. */
export function tourPathIn(tour: Pick<TourCard, '_id' | 'name'>, lang: Lang): string {
  return tourPath(pickText(tour.name, lang).text, tour._id)
}

function entry(origin: string, { pathIn, changedAt }: SiteMapPage, lang: Lang): string {
  const address = (each: Lang) => escapeXml(origin + encodeURI(writeAddress(pathIn(each), each)))
  const alternates = LANGS.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${LANG_TAG[each]}" href="${address(each)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''
  return `<url><loc>${address(lang)}</loc>${changed}${alternates.join('')}</url>`
}
