import type { TourImages } from '../../../worker/contracts/media/tour-images'

export type TourImage = TourImages['images'][number]

/** What is put into a text or an entry; a new image has no description yet. */
export type PickedImage = Pick<TourImage, 'url' | 'alt' | 'focus'>
