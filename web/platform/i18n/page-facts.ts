import { createContext, useContext } from 'react'
import { DEFAULT_LANG, type Lang } from '../../../worker/contracts/languages'

interface PageFacts {
  lang: Lang
  /** UTC ms of the page's render. */
  renderedAt: number
}

/** What each page knows of itself. Its provider is the frame of all pages, or a part of a page that runs without the app. */
export const PageFactsContext = createContext<PageFacts>({ lang: DEFAULT_LANG, renderedAt: 0 })

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext)
}
