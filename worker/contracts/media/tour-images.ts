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
      width: z.number().int(),
      height: z.number().int(),
      focus: imageFocus,
      bytes: z.number().int(),
      purpose: z.enum(['gallery', 'itinerary', 'bulletin', 'avatar']),
      isMain: z.boolean(),
      isInPost: z.boolean(),
      alt: translated,
      createdAt: z.number().int(),
    }),
  ),
})

export type TourImages = z.infer<typeof tourImages>
