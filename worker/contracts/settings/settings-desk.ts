import { z } from 'zod'
import { SETTING_GROUPS } from './setting-groups'
import { companySettings } from './settings-company'
import { bankSettings, footerSettings } from './settings-payment'
import { regionSettings } from './settings-regions'
import { priceSettings } from './settings-prices'
import { bookingSettings } from './settings-bookings'
import { staffSettings } from './settings-people'
import { carSettings } from './settings-cars'

/** A group of settings with its version, as the desk shows it. */

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
