import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../platform/i18n/translated'
import type { TourImage } from './tour-image'

/** What the desk calls an image: its file name, or the end of its key if it has no name. */
export function imageName({ name, filename }: Pick<TourImage, 'name' | 'filename'>): string {
  return name ?? filename.replace(/^\d+-[a-z0-9]{20}/, '…')
}

/** The label of an image: its file name, otherwise its description. */
export function imageLabel(image: TourImage, lang: Lang): string {
  return image.name ?? (pickText(image.alt, lang).text || imageName(image))
}

/** The name of the first image, for texts about one or several images. */
export function firstImageName([first]: TourImage[]): string {
  return first ? imageName(first) : ''
}
