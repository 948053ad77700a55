import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Lang } from '../../worker/contracts/languages'
import type { ReadAsset } from '../../worker/contracts/rendering'

export interface RouterContext {
  queryClient: QueryClient
  origin: string
  /** UTC ms of the page's render. */
  now: number
  readAsset: ReadAsset
  /** As in the page's facts. */
  showSameUntil?: (until: number) => void
}

/** Context of loaders and heads: the root route adds the language. */
export interface PageContext extends RouterContext {
  lang: Lang
  t: i18n['t']
}
