import type { Lang } from '../../../worker/contracts/languages'

/** Pages with their own preview image; all others use `home`. */
export const PREVIEWS = ['home', 'ceo', 'register', 'contact', 'career'] as const

/** Path of a page's preview image, 1200 x 630 px; `path` has no language. */
export function previewOf(path: string, lang: Lang): string {
  const page = PREVIEWS.find((each) => `/${each}` === path) ?? 'home'
  return `/preview/${page}-${lang}.jpg`
}
