import type { Lang } from './languages'

/** Visits are counted by kind. */
export type PageKind = 'home' | 'tour' | 'topic' | 'admin' | 'preview' | 'page'

/** Facts about a page from its routes, before it is rendered. */
export interface PageFacts {
  /** Path without language, as it is rendered. */
  path: string
  /** The query that the routes read, with its question mark; other parameters change nothing. */
  search: string
  kind: PageKind
  tags: string[]
  /** The URL carries a token. */
  isSecret: boolean
  /** A part of the page runs before the app. */
  startsWithTrip: boolean
  /** The route of its screen, by which the build lists the page's scripts. */
  route: string
}

/** Reads a built text file by its path (`/assets/…`). @throws Error when it does not exist */
export type ReadAsset = (path: string) => Promise<string>

export interface PageRequest {
  origin: string
  /** Path without language. */
  path: string
  /** The query that the page's routes read, with its question mark. */
  search: string
  lang: Lang
  /** The API, called in-process. */
  api: typeof fetch
  /** UTC ms */
  now: number
  readAsset: ReadAsset
}

export interface RenderedPage {
  status: number
  /** Redirect target with its language; null for a page. */
  redirectTo: string | null
  head: string
  /** Markup of #root; the fallback shell when rendering failed. */
  html: string
  /** Starting state as JSON; empty when rendering failed. */
  state: string
  /** The error, if rendering failed. */
  failure: unknown
  /** The topic that the page shows; private ones are not shown. */
  topicId: number | null
  /** Until then (UTC ms) the same data gives the same page. */
  sameUntil: number
}

/** The web as the worker's pages see it. */
export interface WebApp {
  /** The facts about the page at a path without language; `search` is a URL's. */
  findPage: (path: string, search: string) => PageFacts
  /** Loads the renderer, which images, API calls and cached pages never need. */
  loadRenderer: () => Promise<{ renderPage: (request: PageRequest) => Promise<RenderedPage> }>
}
