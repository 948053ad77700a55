import type { Lang } from '../../../worker/contracts/languages'

/** The pages that chats and social sites show with a picture of their own; `home` is shown for all others. */
export const PREVIEWS = ['home', 'ceo', 'register', 'contact', 'career'] as const

/** Path of the preview picture of a page, from its path without language. 1200 x 630 px. */
export function previewOf(path: string, lang: Lang): string {
  const page = PREVIEWS.find((each) => `/${each}` === path) ?? 'home'
  return `/preview/${page}-${lang}.jpg`
}
