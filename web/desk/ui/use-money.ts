import type { Money } from '../../../worker/contracts/bookings/guest-money'
import { useLang } from '../../platform/i18n/use-lang'
import { formatMoney } from '../../ui/quote/quote-text'

/** Formats an amount in its currency. */
export function useMoney(): (money: Money) => string {
  const lang = useLang()
  return (money) => formatMoney(money, lang)
}
