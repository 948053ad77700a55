import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { named } from './schemas'
import { recordOf } from './record-of'
import { LANGS } from './languages'
import { SETTING_GROUPS, type SettingGroup } from './setting-groups'

/** What the company changes at the desk: one document for each group. */

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

export const settingSchemas = { prices: priceSettings } satisfies Record<SettingGroup, z.ZodType>

export type SettingValues = {
  [Group in SettingGroup]: z.infer<(typeof settingSchemas)[Group]>
}
export type PriceSettings = SettingValues['prices']

/** What pages need of the settings, in all languages. */
export const publicSettings = named('PublicSettings', { prices: priceSettings })
export type PublicSettings = z.infer<typeof publicSettings>

export const groupParams = z.object({ group: z.enum(SETTING_GROUPS) })

const changed = {
  /** UTC ms; 0 for the first values. */
  updatedAt: z.number(),
  /** Null for the first values, and for a member who is deleted. */
  updatedBy: z.string().nullable(),
}

export const storedSetting = z
  .discriminatedUnion('group', [
    z.object({ group: z.literal('prices'), value: priceSettings, ...changed }),
  ])
  .meta({ id: 'StoredSetting' })
export type StoredSetting = z.infer<typeof storedSetting>

const sent = {
  /** The version that the change is based on, UTC ms: 409 when another one is stored. */
  updatedAt: z.number().int().min(0),
}

export const settingChange = z
  .discriminatedUnion('group', [
    z.strictObject({ group: z.literal('prices'), value: priceSettings, ...sent }),
  ])
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof settingChange>

export const versionsQuery = z.object({
  /** Versions before this one. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})

export const settingVersions = named('SettingVersions', {
  versions: z.array(
    z.object({
      _id: z.number(),
      at: z.number(),
      by: z.string().nullable(),
      /** The values before and after, of the group's shape; null where an older release stored another shape. */
      from: z.unknown(),
      to: z.unknown(),
    }),
  ),
  isMore: z.boolean(),
})

export type SettingVersions = z.infer<typeof settingVersions>
