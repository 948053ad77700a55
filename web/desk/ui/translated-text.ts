import { fallbackOrder, type Lang } from '../../../worker/contracts/languages'
import type { Translated } from '../../../worker/contracts/schemas'

export function textIn(texts: Translated, lang: Lang): string {
  return texts.find((text) => text.lang === lang)?.txt ?? ''
}

/** A tour's name in the reader's language, else in the first one available. */
export function nameIn(name: Translated, lang: Lang): string {
  return (
    fallbackOrder(lang)
      .map((each) => textIn(name, each))
      .find(Boolean) ?? ''
  )
}
