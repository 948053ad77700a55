import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'

/** Typed descriptions by image and language, until they are saved. */
export type TypedAlts = Readonly<Record<string, Partial<Record<Lang, string>>>>

/** What has to be saved: for each image, the languages whose text has changed. */
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

/** The English text for each language of an image that has none. */
export function filledFromEnglish(textOf: (lang: Lang) => string): Partial<Record<Lang, string>> {
  const english = textOf('ca').trim()
  const empty = LANGS.filter((lang) => textOf(lang).trim() === '')
  return english === '' ? {} : Object.fromEntries(empty.map((lang) => [lang, english]))
}

/** The texts typed since the others were sent. */
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
