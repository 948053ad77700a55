import type { People } from '../../contracts/settings/settings-people'
import { publicSeason } from '../../contracts/settings/settings-seasons'
import { publicBank } from '../../contracts/settings/settings-payment'
import type { PublicSettings } from '../../contracts/settings/settings'
import type { KnownSettings } from '../../services/settings/settings'

/** The settings that pages show, in all languages. */
export function toPublicSettings(settings: KnownSettings): PublicSettings {
  const { prices, seasons, company, bank, footer, regions } = settings
  return {
    prices,
    seasons: seasons.map((season) => publicSeason.strip().parse(season)),
    company,
    bank: bank && publicBank.strip().parse(bank),
    payment: footer.payment.filter((mark) => mark === 'interac' || takesCards(bank)),
    pickupRegions: regions.filter(({ hasPickup }) => hasPickup).map(({ slug }) => slug),
  }
}

/** The logos of cards are shown while there is a way to pay by card. */
function takesCards(bank: KnownSettings['bank']): boolean {
  return bank !== null && bank.takesCards && bank.payLink !== ''
}

export function toPeople({ staff, cars }: KnownSettings): People {
  return { staff, cars }
}
