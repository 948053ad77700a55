import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'

/** Typed texts by image and language, until they are stored. */
export type TypedAlts = Readonly<Record<string, Partial<Record<Lang, string>>>>

/** What has to be stored: of each image the languages whose text is another one. */
export function changedAlts(images: TourImage[], typed: TypedAlts): DescribedImage[] {
  return images.flatMap((image) => {
    const texts = typed[image.filename] ?? {}
    const alt = LANGS.flatMap((lang) => {
      const txt = texts[lang]?.trim()
      return txt === undefined || txt === textIn(image.alt, lang) ? [] : [{ lang, txt }]
    })
    return alt.length > 0 ? [{ filename: image.filename, alt }] : []
  })
}

/** English texts for the languages of an image that have none. */
export function filledFromEnglish(textOf: (lang: Lang) => string): Partial<Record<Lang, string>> {
  const english = textOf('ca').trim()
  const empty = LANGS.filter((lang) => textOf(lang).trim() === '')
  return english === '' ? {} : Object.fromEntries(empty.map((lang) => [lang, english]))
}

/** What was typed since the texts were sent. */
export function withoutSent(typed: TypedAlts, sent: TypedAlts): TypedAlts {
  return Object.fromEntries(
    Object.entries(typed).map(([filename, texts]) => [
      filename,
      Object.fromEntries(
        Object.entries(texts).filter(([lang, txt]) => sent[filename]?.[lang as Lang] !== txt),
      ),
    ]),
  )
}
