import { z } from 'zod'
import { imageFocus } from './images'
import { PRICE_TIERS } from './prices'
import { id, lang, named, translated } from './schemas'
import { recordOf } from './record-of'
import { CARD_TEXTS, PAGE_TEXTS, TEXTS_AS_HTML } from './tour-fields'

/** Responses of the tour calls. The wire says "forum" for tour. */

const tourImage = named('TourImage', {
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  focus: imageFocus,
  alt: translated,
})

export const departure = named('Departure', {
  startDate: z.string(),
  endDate: z.string(),
  male: z.number().int(),
  female: z.number().int(),
  remarks: z.string(),
})

const tiers = z.array(z.object({ type: z.enum(PRICE_TIERS), amount: z.number() }))

/** A tour as its card shows it, without the long texts. Amounts in CAD, days in Calgary (YYYY-MM-DD). */
export const tourCard = named('TourCard', {
  _id: z.number().int(),
  status: z.number().int(),
  category: z.string(),
  categoryId: z.number().int(),
  ...recordOf(CARD_TEXTS, () => translated),
  price: z.number().nullable(),
  pricePerPerson: tiers,
  discount: z.number().int(),
  minPerson: z.number().int(),
  tripDays: z.number().int(),
  /** For fewer than three people or an extra room on tours of several days; 0 means none. */
  surchargePerDay: z.number(),
  /** Whether the single price is for four people or more. */
  assumesFour: z.boolean(),
  /** What was charged before a special offer and is charged after its last day. */
  regularPrice: z.number().nullable(),
  regularPricePerPerson: tiers,
  /** The last day of a special offer. */
  offerUntil: z.string().nullable(),
  mainImageUrl: z.string(),
  imageUrls: z.array(tourImage),
  joins: z.array(departure),
  updatedAt: z.number().int(),
  createdAt: z.number().int(),
})

export const tour = named('Tour', {
  ...tourCard.shape,
  ...recordOf([...PAGE_TEXTS, ...TEXTS_AS_HTML], () => translated),
})

const itineraryEntry = named('ItineraryEntry', {
  id: z.number().int(),
  lang,
  isPic: z.boolean(),
  url: z.string(),
  title: z.string(),
  body: z.string(),
  bodyHtml: z.string(),
  min: z.number().int(),
})

export const inclusions = named('Inclusions', {
  lang,
  included: z.array(z.string()),
  excluded: z.array(z.string()),
})

export const tourExtra = named('TourWithItinerary', {
  ...tour.shape,
  /** Seats left of each departure in `joins`, in the same order. */
  seats: z.array(z.number().int()),
  routeDetail: z.array(itineraryEntry),
  inexclude: z.array(inclusions),
})

export const category = named('Region', {
  _id: z.number().int(),
  slug: z.string(),
  name: translated,
})

export const tourParams = z.object({ id })

export const tourListQuery = z.object({
  status: z
    .enum(['0', '-1'])
    .default('0')
    .meta({ type: 'integer', enum: [0, -1], default: 0 }),
  storedTime: z.coerce.number().int().min(0).optional(),
  lang: lang.optional(),
})

export type TourCard = z.infer<typeof tourCard>
export type Tour = z.infer<typeof tour>
export type TourExtra = z.infer<typeof tourExtra>
export type TourImage = z.infer<typeof tourImage>
export type Departure = z.infer<typeof departure>
export type ItineraryEntry = z.infer<typeof itineraryEntry>
export type Inclusions = z.infer<typeof inclusions>
export type Category = z.infer<typeof category>
