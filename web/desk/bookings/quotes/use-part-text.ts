import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { formatCad, formatDay, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useClock } from '../../ui/use-clock'
import type { QuotePart, ShownQuote } from './quote-changes'
import type { Lang } from '../../../../worker/contracts/languages'

interface Formats {
  lang: Lang
  time: (at: number) => string
}

const PART_TEXTS: Partial<Record<QuotePart, (quote: ShownQuote, formats: Formats) => string>> = {
  startDay: ({ startDay }, { lang }) => formatDay(startDay, lang),
  startMinute: ({ startMinute }) => minuteText(startMinute),
  party: ({ party }) => String(party),
  extraRooms: ({ extraRooms }) => String(extraRooms),
  totalCents: ({ totalCents }) => formatCad(totalCents, 2),
  depositCents: ({ depositCents }) => formatCad(depositCents, 2),
  totalWon: ({ totalWon }, { lang }) => formatWon(totalWon, lang),
  validUntil: ({ validUntil }, { time }) => time(validUntil),
}

/** Returns the text of a part, or null if it is too long for the comparison. */
export function usePartText() {
  const lang = useLang()
  const time = useClock()
  return (quote: ShownQuote, part: QuotePart): string | null =>
    PART_TEXTS[part]?.(quote, { lang, time }) ?? null
}
