import { z } from 'zod'
import { companySettings } from './settings-company'
import { bankSettings, footerSettings } from './settings-payment'
import { regionSettings } from './settings-regions'
import { priceSettings } from './settings-prices'
import { bookingSettings } from './settings-bookings'
import { staffSettings } from './settings-people'
import { carSettings } from './settings-cars'

/** A change of one group of settings. */

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
      /** The sender's own password, because transfers go to the account set here. */
      password: z.string().max(200),
    }),
    z.strictObject({ group: z.literal('staff'), value: staffSettings, ...sent }),
    z.strictObject({ group: z.literal('cars'), value: carSettings, ...sent }),
    z.strictObject({ group: z.literal('footer'), value: footerSettings, ...sent }),
  ])
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof settingChange>
