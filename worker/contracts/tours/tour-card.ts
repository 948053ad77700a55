import { z } from 'zod'
import { imageFocus } from '../media/images'
import { PRICE_TIERS } from './prices'
import { named, translated } from '../schemas'
import { recordOf } from '../record-of'
import { CARD_TEXTS } from './tour-fields'

const tourImage = named('TourImage', {
  url: z.string(),
  width: z.int(),
  height: z.int(),
  focus: imageFocus,
  alt: translated,
})

export const departure = named('Departure', {
  startDate: z.string(),
  endDate: z.string(),
  male: z.int(),
  female: z.int(),
  remarks: z.string(),
})

const tiers = z.array(z.object({ type: z.enum(PRICE_TIERS), amount: z.number() }))

/** A tour as its card shows it, without the long texts. Amounts in CAD, days in Calgary (YYYY-MM-DD). */
export const tourCard = named('TourCard', {
  _id: z.int(),
  status: z.int(),
  category: z.string(),
  categoryId: z.int(),
  ...recordOf(CARD_TEXTS, () => translated),
  price: z.number().nullable(),
  pricePerPerson: tiers,
  discount: z.int(),
  minPerson: z.int(),
  tripDays: z.int(),
  /** The months in which its trips may start, 1 to 12; none for all. */
  months: z.array(z.int()),
  /** For fewer than three people or an extra room on tours of several days; 0 means none. */
  surchargePerDay: z.number(),
  /** Whether the single price is for four people or more. */
  assumesFour: z.boolean(),
  /** Whether those who join a departure pay as a party of their own, not as the whole party that travels. */
  joinsAtOwnPrice: z.boolean(),
  /** The price before a special offer and after its last day. */
  regularPrice: z.number().nullable(),
  regularPricePerPerson: tiers,
  /** The last day of a special offer. */
  offerUntil: z.string().nullable(),
  mainImageUrl: z.string(),
  imageUrls: z.array(tourImage),
  joins: z.array(departure),
  updatedAt: z.int(),
  createdAt: z.int(),
})

export type TourCard = z.infer<typeof tourCard>
export type TourImage = z.infer<typeof tourImage>
export type Departure = z.infer<typeof departure>
