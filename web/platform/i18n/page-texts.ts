import type { Lang } from '../../../worker/contracts/languages'

/** The addresses of the pages' texts, `{ namespace: texts }`; written by a build (`scripts/vite/page-texts.ts`). */
export const PAGE_TEXTS: Partial<Record<Lang, string>> = {}
