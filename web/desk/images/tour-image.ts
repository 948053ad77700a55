import type { TourImages } from '../../../worker/contracts/media/tour-images'

export type TourImage = TourImages['images'][number]

/** An image to put into a text or an entry. A new one has no description yet. */
export type PickedImage = Pick<TourImage, 'url' | 'alt' | 'focus'>
