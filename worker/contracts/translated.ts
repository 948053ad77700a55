import { fallbackOrder, type Lang } from './languages'
import type { Translated } from './schemas'

/** A text with its actual language. */
export interface LocalText {
  text: string
  lang: Lang
}

/** The text in this language alone, or ''. */
export function textIn(texts: Translated, lang: Lang): string {
  return texts.find((entry) => entry.lang === lang)?.txt ?? ''
}

/** The language, if it has the text, else the first of en, kr, cn that has it; without any, the language. */
export function firstWith(lang: Lang, has: (lang: Lang) => boolean): Lang {
  return fallbackOrder(lang).find(has) ?? lang
}

/** The text in the language, else in the first of en, kr, cn that has one. */
export function pickText(texts: Translated, lang: Lang): LocalText {
  const found = fallbackOrder(lang).find((each) => textIn(texts, each) !== '')
  return found ? { text: textIn(texts, found), lang: found } : { text: '', lang: 'ca' }
}
