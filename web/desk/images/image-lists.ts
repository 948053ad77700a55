import type { EditedTour } from '../editor/editor.api'
import { findUses } from './image-uses'
import type { TourImage } from './tour-image'

/** A tour's images: the gallery in its order, and the others, split by whether they are used. */
export function listImages(images: TourImage[], tour: EditedTour) {
  const ordered = images.filter(({ purpose }) => purpose === 'gallery')
  const others = images.filter(({ purpose }) => purpose !== 'gallery')
  const isUsed = (image: TourImage) => findUses(image, tour).length > 0
  const used = others.filter(isUsed)
  const unused = others.filter((image) => !isUsed(image))
  return { ordered, used, unused, shown: [...ordered, ...used, ...unused] }
}

export type ImageLists = ReturnType<typeof listImages>

export interface ImagePlace {
  /** Position in its list, from 1. */
  number: number
  /** Number of images in that list; null for images without an order. */
  count: number | null
}

export function placeOf(image: TourImage, { ordered, shown }: ImageLists): ImagePlace {
  const isOrdered = ordered.includes(image)
  return {
    number: (isOrdered ? ordered : shown).indexOf(image) + 1,
    count: isOrdered ? ordered.length : null,
  }
}

/** Whether an image is in the gallery and not its main image yet. */
export function canBeMain(image: TourImage, { ordered }: ImageLists): boolean {
  return ordered.includes(image) && !image.isMain
}
