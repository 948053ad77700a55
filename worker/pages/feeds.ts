import { pickText, writeAddress } from '../../web/edge'
import { plainText } from '../services/search/plain-text'
import type { TourCard } from '../contracts/tour-card'
import { LANG_TAG, type Lang } from '../contracts/languages'
import { tourPathIn } from './site-map'
import { escapeXml } from './xml'

interface FeedEntry {
  title: string
  summary: string
  /** Absolute. */
  url: string
  /** UTC ms */
  updatedAt: number
  author?: string
}

interface Feed {
  /** The company's name. */
  title: string
  /** Absolute address of the feed. */
  url: string
  /** Absolute address of the page with the same content. */
  pageUrl: string
  lang: Lang
  entries: FeedEntry[]
}

const MAX_ENTRIES = 50
const SUMMARY_LENGTH = 300

function newestOf(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, MAX_ENTRIES)
}

/** An Atom 1.0 document (RFC 4287), newest entries first. */
export function atomFeed({ title, url, pageUrl, lang, entries }: Feed): string {
  const newest = newestOf(entries)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANG_TAG[lang]}">
<title>${escapeXml(title)}</title>
<id>${escapeXml(url)}</id>
<link rel="self" href="${escapeXml(url)}"/>
<link rel="alternate" href="${escapeXml(pageUrl)}"/>
<updated>${new Date(newest[0]?.updatedAt ?? 0).toISOString()}</updated>
<author><name>${escapeXml(title)}</name></author>
${newest.map(atomEntry).join('\n')}
</feed>
`
}

export function tourEntries(tours: TourCard[], origin: string, lang: Lang): FeedEntry[] {
  return tours.map((tour) => ({
    title: pickText(tour.name, lang).text,
    summary: pickText(tour.description, lang).text,
    url: origin + encodeURI(writeAddress(tourPathIn(tour, lang), lang)),
    updatedAt: tour.updatedAt,
  }))
}

export function topicEntries(
  topics: {
    id: number
    tourId: number
    title: string
    content: string
    author: string | null
    createdAt: number
  }[],
  origin: string,
  lang: Lang,
): FeedEntry[] {
  return topics.map(({ id, tourId, title, content, author, createdAt }) => ({
    title,
    summary: summaryOf(content),
    url: origin + writeAddress(`/tour/${tourId}/${id}`, lang),
    updatedAt: createdAt,
    ...(author !== null && { author }),
  }))
}

function summaryOf(markdown: string): string {
  return Array.from(plainText(markdown)).slice(0, SUMMARY_LENGTH).join('')
}

function atomEntry({ title, summary, url, updatedAt, author }: FeedEntry): string {
  const by = author ? `<author><name>${escapeXml(author)}</name></author>` : ''
  return `<entry><title>${escapeXml(title)}</title><id>${escapeXml(url)}</id><link href="${escapeXml(url)}"/><updated>${new Date(updatedAt).toISOString()}</updated>${by}<summary>${escapeXml(summary)}</summary></entry>`
}
