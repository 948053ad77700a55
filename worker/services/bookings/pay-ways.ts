import type { Currency } from '../../contracts/currencies'
import type { KnownSettings } from '../settings/settings'

/** What a booking can be paid in: won need a Korean account, and that D1 has just named it. */
export function payCurrencies({ bank }: Pick<KnownSettings, 'bank'>): Currency[] {
  return bank?.korean ? ['CAD', 'KRW'] : ['CAD']
}
