import type { Lang } from '../../../worker/contracts/languages'
import { usePageFacts } from './page-facts'

/** The language of the page. */
export function useLang(): Lang {
  return usePageFacts().lang
}
