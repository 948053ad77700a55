import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../platform/i18n/translated'
import type { TourImage } from './tour-image'

/** What an image is called at the desk: the name of its file, or the end of its key when it has none. */
export function imageName({ name, filename }: Pick<TourImage, 'name' | 'filename'>): string {
  return name ?? filename.replace(/^\d+-[a-z0-9]{20}/, '…')
}

/** What people know an image by: the name of its file, else what it shows. */
export function imageLabel(image: TourImage, lang: Lang): string {
  return image.name ?? (pickText(image.alt, lang).text || imageName(image))
}

/** The name of the first of some images, for texts about one or several. */
export function firstImageName([first]: TourImage[]): string {
  return first ? imageName(first) : ''
}
