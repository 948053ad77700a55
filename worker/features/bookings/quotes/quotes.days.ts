import { addDays } from '../../../contracts/dates/calendar'
import { LANGS, type Lang } from '../../../contracts/languages'
import { datedEntries, movedDays, type TourEntry } from '../../../contracts/quotes/quote-days'
import type { QuoteDay } from '../../../contracts/quotes/quotes'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/**
 * The days of the draft, moved to another start; for a new quote the itinerary, in the guest's language if it has it.
 */
export function movedOrNew(
  basis: QuoteBasis,
  before: QuoteContent | null,
  startDay: string,
): QuoteDay[] {
  if (before) return movedDays(before.days, before.startDay, startDay)
  const { entries, lang, tour } = basis
  const used = langOfEntries(entries, lang)
  const own = entries.filter((entry) => entry.lang === used)
  const dated = datedEntries(own, { startDay, tripDays: tour?.tripDays ?? 1 })
  return dated.length > 0 ? dated : [{ day: startDay, title: basis.tourName, body: '' }]
}

/** The guest's language if the itinerary has it, else the first that it has. */
function langOfEntries(entries: readonly TourEntry[], lang: Lang): Lang | null {
  const has = (wanted: Lang) => entries.some((entry) => entry.lang === wanted)
  return [lang, ...LANGS].find(has) ?? null
}

/** The later one of the last written day and the last day by the tour's number of days. */
export function lastDay({ tour }: QuoteBasis, startDay: string, days: readonly QuoteDay[]): string {
  const written =
    days
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? startDay
  const ofTour = addDays(startDay, (tour?.tripDays ?? 1) - 1)
  return written > ofTour ? written : ofTour
}
