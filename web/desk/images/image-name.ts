import type { TourImage } from './tour-image'

/** What an image is called at the desk: the name of its file, or the end of its key when it has none. */
export function imageName({ name, filename }: Pick<TourImage, 'name' | 'filename'>): string {
  return name ?? filename.replace(/^\d+-[a-z0-9]{20}/, '…')
}
