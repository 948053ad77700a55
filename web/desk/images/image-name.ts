import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../../worker/contracts/translated'
import type { TourImage } from './tour-image'

/** The file name of an image, or the end of its key if it has no name. */
export function imageName({ name, filename }: Pick<TourImage, 'name' | 'filename'>): string {
  return name ?? shortKey(filename)
}

/** The end of an image's key, which is long and random. */
export function shortKey(filename: string): string {
  return filename.replace(/^\d+-[a-z0-9]{20}/, '…')
}

/** The label of an image: its file name, otherwise its description. */
export function imageLabel(image: TourImage, lang: Lang): string {
  return image.name ?? (pickText(image.alt, lang).text || imageName(image))
}

/** The label of the first image, for texts about one or several images. */
export function firstImageLabel([first]: TourImage[], lang: Lang): string {
  return first ? imageLabel(first, lang) : ''
}
