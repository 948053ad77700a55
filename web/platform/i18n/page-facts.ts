import { createContext, useContext } from 'react'
import { DEFAULT_LANG, type Lang } from '../../../worker/contracts/languages'

interface PageFacts {
  lang: Lang
  /** UTC ms of the page's render. */
  renderedAt: number
}

/** Facts about the current page. Provided by the site layout, or by a part of a page that runs without the app. */
export const PageFactsContext = createContext<PageFacts>({ lang: DEFAULT_LANG, renderedAt: 0 })

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext)
}
