import type { TourImages } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../ui/translated-text'

export type TourImage = TourImages['images'][number]

/** The alternative text in the reader's language, or ''. */
export function describe(image: TourImage, lang: Lang): string {
  return [lang, ...LANGS].map((each) => textIn(image.alt, each)).find(Boolean) ?? ''
}
