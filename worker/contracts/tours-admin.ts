import { z } from 'zod'
import { id, lang, named, translated } from './schemas'
import { departure, tourCard, tourExtra } from './tours'
import { publishing } from './tour-changes'
import { imageFocus } from './images'

/** Requests and responses of the admin's tour calls. */

export const tourOfBin = z.object({ forumId: id })

/** A row of the desk's tour list. */
export const tourSummary = tourCard
  .pick({
    _id: true,
    status: true,
    name: true,
    price: true,
    pricePerPerson: true,
    discount: true,
    minPerson: true,
    tripDays: true,
    surchargePerDay: true,
    assumesFour: true,
    regularPrice: true,
    regularPricePerPerson: true,
    offerUntil: true,
    updatedAt: true,
    categoryId: true,
    mainImageUrl: true,
  })
  .extend({
    ...publishing,
    /** First day of the next departure (YYYY-MM-DD). */
    nextDeparture: z.string().nullable(),
    /** How many texts a language lacks, descriptions of images included; complete ones are left out. */
    missing: z.array(z.object({ lang, n: z.number().int() })),
  })

const storedDeparture = named('StoredDeparture', { _id: z.number().int(), ...departure.shape })
export type StoredDeparture = z.infer<typeof storedDeparture>

/** Everything that the tour editor shows. */
export const adminTour = named('AdminTour', {
  ...tourExtra.shape,
  joins: z.array(storedDeparture),
  ...publishing,
  /** When each language's texts last changed (UTC ms), to find outdated translations. */
  textsUpdatedAt: z.array(z.object({ lang, updatedAt: z.number().int() })),
})

export const tourImages = named('TourImages', {
  /** Every image that the tour uses, once. */
  allImageUrls: z.array(z.string()),
  images: z.array(
    z.object({
      filename: z.string(),
      /** Of the file that was uploaded; null for images from before names were kept. */
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

export const doneTour = z.object({ forumId: z.number().int() })
export const binnedItinerary = z.object({
  forumId: z.number().int(),
  deletedEntries: z.number().int(),
})
export const doneOrder = z.object({ forumIds: z.array(z.number().int()) })
export type TourSummary = z.infer<typeof tourSummary>
export type AdminTour = z.infer<typeof adminTour>
export type TourImages = z.infer<typeof tourImages>
