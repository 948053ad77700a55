import type { Lang } from '../../../contracts/languages'
import { datedEntries } from '../../../contracts/quotes/quote-days'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/** For each day of a quote the other language of the itinerary whose words it still has; null in the guest's own. */
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
