import { LANG_TAG, type Lang } from '../contracts/languages'
import { escapeXml } from './xml'
import type { FeedEntry } from './feed-entries'

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

function atomEntry({ title, summary, url, updatedAt, author }: FeedEntry): string {
  const by = author ? `<author><name>${escapeXml(author)}</name></author>` : ''
  return `<entry><title>${escapeXml(title)}</title><id>${escapeXml(url)}</id><link href="${escapeXml(url)}"/><updated>${new Date(updatedAt).toISOString()}</updated>${by}<summary>${escapeXml(summary)}</summary></entry>`
}
