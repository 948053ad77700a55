import { createContext, useContext } from 'react'
import { DEFAULT_LANG, type Lang } from '../../../worker/contracts/languages'

interface PageFacts {
  lang: Lang
  /** UTC ms of the page's render. */
  renderedAt: number
  /** At the edge, for a part of the page that shows the same only until then (UTC ms). */
  showSameUntil?: (until: number) => void
}

/** Facts about the current page. Provided by the site layout, or by a part of a page that runs without the app. */
export const PageFactsContext = createContext<PageFacts>({ lang: DEFAULT_LANG, renderedAt: 0 })

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext)
}
