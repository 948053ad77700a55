import type { Lang } from '../../../contracts/languages'
import { datedEntries } from '../../../contracts/quotes/quote-days'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/**
 * For each day of a quote: if its text is the itinerary's in another language, that language; null if it is in the
 * guest's own or was rewritten.
 */
export function langsOfDays(
  { lang, entries }: Pick<QuoteBasis, 'lang' | 'entries'>,
  { days, startDay }: Pick<QuoteContent, 'days' | 'startDay'>,
): (Lang | null)[] {
  const written = datedEntries(entries, { startDay, tripDays: 1 })
  return days.map(({ title, body }) => {
    const same = entries.filter(
      (_entry, index) => written[index]?.title === title && written[index].body === body,
    )
    const isOwn = same.some((entry) => entry.lang === lang)
    return isOwn ? null : (same[0]?.lang ?? null)
  })
}
