import {
  changeUntil,
  validUntil as endOfQuote,
  type DatedTrip,
} from '../../contracts/bookings/booking-deadlines'
import { datedEntries, movedDays, type TourEntry } from '../../contracts/bookings/quote-days'
import type { QuoteDay, QuoteInput } from '../../contracts/bookings/quotes'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { LANGS, type Lang } from '../../contracts/languages'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/** As entries write it. */
const NIGHT_END = '06:00'

/**
 * The days of the draft, moved to another start; for a new quote the itinerary, in the guest's language if it has it.
 */
export function movedOrNew(basis: QuoteBasis, before: QuoteContent | null, startDay: string) {
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

/**
 * The later one of the last written day and the last day by the tour's number of days. A tour that returns at night, before
 * 06:00, ends on the day before.
 */
export function lastDay({ tour }: QuoteBasis, startDay: string, days: readonly QuoteDay[]): string {
  const ofTour = addDays(startDay, (tour?.tripDays ?? 1) - 1)
  return days.map(dayOfNight).reduce((last, day) => (day > last ? day : last), ofTour)
}

function dayOfNight({ day, start }: QuoteDay): string {
  return start !== undefined && start < NIGHT_END ? addDays(day, -1) : day
}

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

/** A departure sets its own start; a new quote has the tour's. */
export function startsOn(basis: QuoteBasis, input: QuoteInput, before: QuoteContent | null) {
  const { startDay, startMinute } = basis.departure ?? input
  const usual = before ?? basis.tour
  return {
    startDay: startDay ?? before?.startDay ?? firstDay(basis),
    startMinute: startMinute === undefined ? (usual?.startMinute ?? null) : startMinute,
  }
}

/** A quote with the same start stays valid until the same time, unless the admin says otherwise. UTC ms. */
export function validUntilOf(
  basis: QuoteBasis,
  trip: DatedTrip,
  { input, before }: { input: QuoteInput; before: QuoteContent | null },
): number {
  const { validDays } = input
  if (validDays === undefined && before?.startDay === trip.startDay) return before.validUntil
  return endOf(basis, trip, validDays ?? basis.deadlines.quoteDays)
}

function endOf({ now, changedStart }: QuoteBasis, trip: DatedTrip, quoteDays: number): number {
  return changedStart === null
    ? endOfQuote(now, trip, quoteDays)
    : changeUntil(now, trip, { quoteDays, startsAt: changedStart })
}

function firstDay({ wishDay, now, deadlines }: QuoteBasis): string {
  // Late enough that the guest has the usual number of days to answer.
  return wishDay ?? addDays(calgaryDay(now), deadlines.quoteDays + deadlines.leadDays + 1)
}
