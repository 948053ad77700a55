import { z } from 'zod'
import { recordOf } from '../record-of'
import { TOUR_TEXTS } from './tour-fields'
import { calendarDay, departureRow, numberBetween, optionalPrice, tourText } from './tours-input'
import { PRICE_TIERS } from './prices'
import { id, lang } from '../schemas'
import { category } from './new-tour'
import { seenVersion } from './tour-publishing'

export const MAX_DEPARTURES = 50

/** Texts of one language; fields left out do not change. An empty name deletes the tour's texts in that language. */
const tourTextsInput = z.object(recordOf(TOUR_TEXTS, (name) => tourText(name).optional()))

/** Texts by language, for side-by-side editors. */
export const byLang = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ kr: shape.optional(), ca: shape.optional(), cn: shape.optional() })

const priceTier = z.object({ type: z.enum(PRICE_TIERS), amount: optionalPrice })

/** A tour's whole numbers that have a range. */
export const TOUR_COUNTS = {
  discount: numberBetween(0, 100),
  minPerson: numberBetween(1, 99),
  tripDays: numberBetween(1, 99),
}

/** Minutes after midnight in Calgary; null if the start is agreed with each guest. */
const startMinute = z.union([numberBetween(0, 1439), z.null()], 'Invalid')

/** The months in which trips may start; all of them mean the same as none. */
const months = z
  .array(z.int('Invalid').min(1, 'Invalid').max(12, 'Invalid'), 'Invalid')
  .transform((all) => [...new Set(all)].toSorted((a, b) => a - b))
  .transform((all) => (all.length === 12 ? [] : all))

/**
 * Changed fields of a tour; those left out do not change. Texts are for `lang`, or in `texts` for all languages at
 * once. `updatedAt` is the version that the change is based on: 409 when another one is stored.
 */
export const tourChange = tourTextsInput
  .extend({
    forumId: id,
    lang: lang.optional(),
    texts: byLang(tourTextsInput).optional(),
    status: numberBetween(0, 3).optional(),
    category: category.optional(),
    categoryId: category.optional(),
    price: optionalPrice.optional(),
    pricePerPerson: z.array(priceTier).max(4).optional(),
    discount: TOUR_COUNTS.discount.optional(),
    minPerson: TOUR_COUNTS.minPerson.optional(),
    tripDays: TOUR_COUNTS.tripDays.optional(),
    surchargePerDay: optionalPrice.transform((cad) => cad ?? 0).optional(),
    assumesFour: z.boolean().optional(),
    joinsAtOwnPrice: z.boolean().optional(),
    startMinute: startMinute.optional(),
    months: months.optional(),
    regularPrice: optionalPrice.optional(),
    regularPricePerPerson: z.array(priceTier).max(4).optional(),
    offerUntil: z
      .union([calendarDay, z.null()], 'Invalid')
      .transform((day) => day || null)
      .optional(),
    joins: z.array(departureRow).max(MAX_DEPARTURES).optional(),
    /** Refuses to publish a tour that is not ready; if false, the sender decides. */
    mustBeReady: z.boolean().optional(),
    updatedAt: seenVersion,
  })
  .transform(({ forumId, joins, category, categoryId = category, updatedAt, ...change }) => ({
    ...change,
    tourId: forumId,
    region: categoryId,
    departures: joins,
    seenUpdatedAt: updatedAt,
  }))
  .meta({ id: 'TourChange' })

export const mainImageChange = z.object({ forumId: id, mainImageUrl: z.string().max(500) })
export const tourOrder = z.object({ forumIds: z.array(id).min(1).max(500) })

export type TourChange = z.output<typeof tourChange>
export type TourTextsInput = z.output<typeof tourTextsInput>
