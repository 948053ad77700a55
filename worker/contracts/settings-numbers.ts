import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { recordOf } from './record-of'
import { LANGS } from './languages'

/** The prices and terms that hold for each tour and booking. */

/** An amount with at most two decimals. */
function amount(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Invalid')
}

/** The bounds of the prices group; the desk's sentences name them. */
export const PRICE_BOUNDS = {
  wonPerCad: [100, 10_000],
  gstPercent: [0, 30],
  surchargeCadPerDay: [0, 10_000],
  depositCad: [0, 10_000],
  depositWon: [0, 10_000_000],
} as const

const deposit = z.strictObject({
  cad: amount(...PRICE_BOUNDS.depositCad),
  /** Whole won. */
  krw: z.number().int().min(PRICE_BOUNDS.depositWon[0]).max(PRICE_BOUNDS.depositWon[1]),
})

export const priceSettings = z
  .strictObject({
    wonPerCad: amount(...PRICE_BOUNDS.wonPerCad),
    /** The day on which the won rate was set, YYYY-MM-DD. */
    wonAsOf: z.string().refine(isCalendarDay, 'Invalid'),
    gstPercent: amount(...PRICE_BOUNDS.gstPercent),
    /** Of a new tour; each tour may change its own. */
    surchargeCadPerDay: amount(...PRICE_BOUNDS.surchargeCadPerDay),
    deposit: z.strictObject(recordOf(LANGS, () => deposit)),
  })
  .meta({ id: 'PriceSettings' })

/** The bounds of the bookings group; the desk's sentences name them. */
export const BOOKING_BOUNDS = {
  dayCapacity: [1, 50],
  leadDays: [0, 60],
  quoteDays: [1, 30],
  holdHours: [12, 336],
  graceHours: [0, 168],
  offerHours: [1, 168],
  balanceDays: [2, 90],
  dayTourBalanceDays: [2, 60],
} as const
export type BookingNumber = keyof typeof BOOKING_BOUNDS

function whole([min, max]: readonly [number, number]) {
  return z.number().int().min(min).max(max)
}

/** Days and deadlines of bookings. */
export const bookingSettings = z
  .strictObject({
    /** Trips a day, unless a day has its own number. */
    dayCapacity: whole(BOOKING_BOUNDS.dayCapacity),
    /** A private trip is asked for so many days ahead. */
    leadDays: whole(BOOKING_BOUNDS.leadDays),
    /** A quote is open for so many days. */
    quoteDays: whole(BOOKING_BOUNDS.quoteDays),
    /** The deposit is due after so many hours, where transfers arrive within a day. */
    holdHours: whole(BOOKING_BOUNDS.holdHours),
    /** A hold ends so many hours after the deposit was due. */
    graceHours: whole(BOOKING_BOUNDS.graceHours),
    /** A seat is offered to a waiting party for so many hours. */
    offerHours: whole(BOOKING_BOUNDS.offerHours),
    /** The balance of a tour of several days is due so many days before the start. */
    balanceDays: whole(BOOKING_BOUNDS.balanceDays),
    /** The same for a tour of one day. */
    dayTourBalanceDays: whole(BOOKING_BOUNDS.dayTourBalanceDays),
  })
  .meta({ id: 'BookingSettings' })
export type PriceSettings = z.infer<typeof priceSettings>
export type BookingSettings = z.infer<typeof bookingSettings>
