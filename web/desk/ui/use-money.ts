import type { Money } from '../../../worker/contracts/guest-booking'
import { formatCad, formatWon } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

/** An amount in its currency. */
export function useMoney(): (money: Money) => string {
  const lang = useLang()
  return ({ currency, amount }) => {
    const text =
      currency === 'KRW' ? formatWon(Math.abs(amount), lang) : formatCad(Math.abs(amount), 2)
    return amount < 0 ? `−${text}` : text
  }
}
