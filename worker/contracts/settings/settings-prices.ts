import { z } from 'zod'
import { day } from '../dates/day-span'
import { recordOf } from '../record-of'
import { LANGS } from '../languages'

/** An amount with at most two decimals. */
function amount(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Invalid')
}

/** The bounds of the prices group; the desk's messages state them. */
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
  krw: z.int().min(PRICE_BOUNDS.depositWon[0]).max(PRICE_BOUNDS.depositWon[1]),
})

export const priceSettings = z
  .strictObject({
    wonPerCad: amount(...PRICE_BOUNDS.wonPerCad),
    /** The day on which the won rate was set, YYYY-MM-DD. */
    wonAsOf: day,
    gstPercent: amount(...PRICE_BOUNDS.gstPercent),
    /** The default for a new tour; each tour can change its own. */
    surchargeCadPerDay: amount(...PRICE_BOUNDS.surchargeCadPerDay),
    deposit: z.strictObject(recordOf(LANGS, () => deposit)),
  })
  .meta({ id: 'PriceSettings' })

export type PriceSettings = z.infer<typeof priceSettings>
