import { z } from 'zod'
import { named, translated } from '../schemas'
import { imageFocus } from './images'

export const tourImages = named('TourImages', {
  /** Every image that the tour uses, once. */
  allImageUrls: z.array(z.string()),
  images: z.array(
    z.object({
      filename: z.string(),
      /** The uploaded file's name; null for images from before names were stored. */
      name: z.string().nullable(),
      url: z.string(),
      width: z.int(),
      height: z.int(),
      focus: imageFocus,
      bytes: z.int(),
      purpose: z.enum(['gallery', 'itinerary', 'bulletin', 'avatar']),
      isMain: z.boolean(),
      isInPost: z.boolean(),
      alt: translated,
      createdAt: z.int(),
    }),
  ),
})

export type TourImages = z.infer<typeof tourImages>
