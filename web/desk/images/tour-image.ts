import type { TourImages } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../ui/translated-text'

export type TourImage = TourImages['images'][number]

/** What a picture shows, in the reader's language where it is said in that; nothing when nobody said it. */
export function describe(image: TourImage, lang: Lang): string {
  return [lang, ...LANGS].map((each) => textIn(image.alt, each)).find(Boolean) ?? ''
}
