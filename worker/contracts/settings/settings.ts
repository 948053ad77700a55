import { z } from 'zod'
import { named } from '../schemas'
import { priceSettings } from './settings-prices'
import { bookingSettings } from './settings-bookings'
import { companySettings } from './settings-company'
import { bankSettings, footerSettings, publicBank } from './settings-payment'
import { publicSeason, seasonSettings } from './settings-seasons'
import { regionSettings } from './settings-regions'
import { accessSettings } from './settings-access'
import { staffSettings } from './settings-people'
import { mailTextSettings } from './mail-texts'
import { carSettings } from './settings-cars'
import type { SettingGroup } from './setting-groups'

/** Settings that the company changes at the desk: one document for each group. */

export const settingSchemas = {
  prices: priceSettings,
  seasons: seasonSettings,
  bookings: bookingSettings,
  regions: regionSettings,
  company: companySettings,
  bank: bankSettings,
  staff: staffSettings,
  cars: carSettings,
  footer: footerSettings,
  mails: mailTextSettings,
  access: accessSettings,
} satisfies Record<SettingGroup, z.ZodType>

export type SettingValues = {
  [Group in SettingGroup]: z.infer<(typeof settingSchemas)[Group]>
}

/** The settings that pages need, in all languages. */
export const publicSettings = named('PublicSettings', {
  prices: priceSettings,
  /** Changed prices of trips on certain days. */
  seasons: z.array(publicSeason),
  company: companySettings,
  /** Null while the database is away: showing an outdated account is worse than showing none. */
  bank: z.nullable(publicBank),
  payment: footerSettings.shape.payment,
  /** Slugs of the regions with free pickup. */
  pickupRegions: z.array(z.string()),
})
export type PublicSettings = z.infer<typeof publicSettings>
