import type { People } from '../../contracts/settings/settings-people'
import type { PublicSettings } from '../../contracts/settings/settings'
import type { KnownSettings } from '../../services/settings/settings'

/** The settings that pages show, in all languages. */
export function toPublicSettings(settings: KnownSettings): PublicSettings {
  const { prices, company, bank, footer, regions } = settings
  return {
    prices,
    company,
    bank,
    payment: footer.payment,
    pickupRegions: regions.filter(({ hasPickup }) => hasPickup).map(({ slug }) => slug),
  }
}

export function toPeople({ staff, cars }: KnownSettings): People {
  return { staff, cars }
}
