import { minuteText } from '../../../../worker/contracts/calgary-text'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import type { QuotePart, ShownQuote } from './quote-changes'

/** A part in few words; null where it is too long for that. */
export function usePartText() {
  const lang = useLang()
  const time = useClock()
  return (quote: ShownQuote, part: QuotePart): string | null => {
    switch (part) {
      case 'startDay':
        return formatDay(quote.startDay, lang)
      case 'startMinute':
        return minuteText(quote.startMinute)
      case 'party':
      case 'extraRooms':
        return String(quote[part])
      case 'totalCents':
      case 'depositCents':
        return formatCad(quote[part], 2)
      case 'totalWon':
        return formatWon(quote.totalWon, lang)
      case 'validUntil':
        return time(quote.validUntil)
      default:
        return null
    }
  }
}
