import { tourIdOf } from '../../web/edge'

export type PageKind = 'home' | 'tour' | 'topic' | 'admin' | 'page'

interface PageSubject {
  kind: PageKind
  /** The tour of the page or of its board. */
  tourId: number | null
}

/** A page's subject, from its path without language. */
export function pageSubject(rawPath: string): PageSubject {
  const path = routedPath(rawPath)
  if (path === '/') return { kind: 'home', tourId: null }
  if (/^\/admin(?:\/|$)/i.test(path)) return { kind: 'admin', tourId: null }
  const [, address = '', topic] = /^\/tour\/([^/]+)(?:\/([^/]+))?\/?$/i.exec(path) ?? []
  if (address === '') return { kind: 'page', tourId: null }
  return { kind: topic === undefined ? 'tour' : 'topic', tourId: tourIdOf(address) }
}

/** A page's cache tags: all pages, those that name tours or show posts, those of one tour. */
export function pageTags(rawPath: string): string {
  const path = routedPath(rawPath)
  const { kind, tourId } = pageSubject(path)
  const showsPosts =
    kind === 'home' ||
    kind === 'tour' ||
    kind === 'topic' ||
    /^\/(board|search)(?:\/|$)/i.test(path)
  return [
    'pages',
    'tours',
    ...(showsPosts ? ['posts'] : []),
    ...(tourId === null ? [] : [`tour-${tourId}`]),
  ].join(', ')
}

/** The path as the router reads it: `//Board/%63eo/` is `/board/ceo`. Its percent signs are well-formed. */
function routedPath(path: string): string {
  const [, trimmed] =
    /^(.*?)\/*$/.exec(
      decodeURIComponent(path)
        .replace(/\/{2,}/g, '/')
        .toLowerCase(),
    ) ?? []
  return trimmed || '/'
}
