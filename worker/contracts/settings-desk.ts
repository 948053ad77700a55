import { z } from 'zod'
import { named } from './schemas'
import { SETTING_GROUPS } from './setting-groups'
import { bankSettings, companySettings, footerSettings, regionSettings } from './settings-company'
import { bookingSettings, priceSettings } from './settings-numbers'
import { carSettings, staffSettings } from './settings-people'

/** Requests and responses of the desk's settings: a group with its version. */

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
    z.object({ group: z.literal('bookings'), value: bookingSettings, ...changed }),
    z.object({ group: z.literal('regions'), value: regionSettings, ...changed }),
    z.object({ group: z.literal('company'), value: companySettings, ...changed }),
    z.object({ group: z.literal('bank'), value: bankSettings, ...changed }),
    z.object({ group: z.literal('staff'), value: staffSettings, ...changed }),
    z.object({ group: z.literal('cars'), value: carSettings, ...changed }),
    z.object({ group: z.literal('footer'), value: footerSettings, ...changed }),
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
    z.strictObject({ group: z.literal('bookings'), value: bookingSettings, ...sent }),
    z.strictObject({ group: z.literal('regions'), value: regionSettings, ...sent }),
    z.strictObject({ group: z.literal('company'), value: companySettings, ...sent }),
    z.strictObject({
      group: z.literal('bank'),
      value: bankSettings,
      ...sent,
      /** The sender's own, because transfers go where this says. */
      password: z.string().max(200),
    }),
    z.strictObject({ group: z.literal('staff'), value: staffSettings, ...sent }),
    z.strictObject({ group: z.literal('cars'), value: carSettings, ...sent }),
    z.strictObject({ group: z.literal('footer'), value: footerSettings, ...sent }),
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
