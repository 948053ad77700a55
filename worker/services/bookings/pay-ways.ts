import type { Currency } from '../../contracts/currencies'
import type { KnownSettings } from '../settings/settings'

/**
 * The currencies that a booking can be paid in: won only if the settings, as just read from D1, name a Korean account.
 */
export function payCurrencies({ bank }: Pick<KnownSettings, 'bank'>): Currency[] {
  return bank?.korean ? ['CAD', 'KRW'] : ['CAD']
}
