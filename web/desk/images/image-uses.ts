import type { TourImages } from '../../../worker/contracts/media/tour-images'
import type { EditedTour } from '../editor/editor.api'

export type ImageUse = 'gallery' | 'itinerary' | 'bulletin' | 'post'

/** Where a tour uses an image; empty if it can be deleted safely. */
export function findUses(
  image: Pick<TourImages['images'][number], 'url' | 'purpose' | 'isInPost'>,
  tour: Pick<EditedTour, 'itinerary' | 'bulletin'>,
): ImageUse[] {
  const isInItinerary = tour.itinerary.some(
    ({ url, body }) => url === image.url || body.includes(image.url),
  )
  const isInBulletin = tour.bulletin.some(({ txt }) => txt.includes(image.url))
  return [
    ...(image.purpose === 'gallery' ? (['gallery'] as const) : []),
    ...(isInItinerary ? (['itinerary'] as const) : []),
    ...(isInBulletin ? (['bulletin'] as const) : []),
    ...(image.isInPost ? (['post'] as const) : []),
  ]
}
