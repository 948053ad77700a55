import type { Lang } from '../../../worker/contracts/languages'

/** The addresses of the pages' texts, `{ namespace: texts }`; written by a build (`scripts/vite/page-texts.ts`). */
export const TEXT_FILES: Partial<Record<Lang, string>> = {}
