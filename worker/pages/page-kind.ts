import { tourIdOf } from '../../web/edge'

export type PageKind = 'home' | 'tour' | 'topic' | 'admin' | 'page'

interface PageSubject {
  kind: PageKind
  /** The tour that the page, or the discussion on it, is about. */
  tourId: number | null
}

/** What a page is about, from its path without language. */
export function pageSubject(path: string): PageSubject {
  if (path === '/') return { kind: 'home', tourId: null }
  if (/^\/admin(?:\/|$)/i.test(path)) return { kind: 'admin', tourId: null }
  const [, address = '', topic] = /^\/tour\/([^/]+)(?:\/([^/]+))?\/?$/i.exec(path) ?? []
  if (address === '') return { kind: 'page', tourId: null }
  return { kind: topic === undefined ? 'tour' : 'topic', tourId: tourIdOf(address) }
}

/** The tags by which the caches in front forget a page: all pages, those that name tours or show posts, those of one tour. */
export function pageTags(path: string): string {
  const { kind, tourId } = pageSubject(path)
  const showsPosts = kind === 'home' || kind === 'tour' || kind === 'topic' || /^\/(board|search)(?:\/|$)/i.test(path)
  return ['pages', 'tours', ...(showsPosts ? ['posts'] : []), ...(tourId === null ? [] : [`tour-${tourId}`])].join(', ')
}
