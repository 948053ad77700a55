import type { QuoteDay } from '../../../../../worker/contracts/bookings/quotes'
import { addDays, isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import type { Lang } from '../../../../../worker/contracts/languages'

/** The entries of a draft's itinerary as they are typed. */

export interface EntryFields extends QuoteDay {
  key: string
  /** The text that is still in another language, until it is edited. */
  foreign?: { lang: Lang; title: string; body: string }
}

export function entryFieldsOf(entry: QuoteDay, lang: Lang | null): EntryFields {
  const { title, body } = entry
  const key = crypto.randomUUID()
  return { ...entry, key, ...(lang && { foreign: { lang, title, body } }) }
}

/** The language of an entry that has not been translated yet; null if it has. */
export function untranslated({ foreign, title, body }: EntryFields): Lang | null {
  return foreign?.title === title && foreign.body === body ? foreign.lang : null
}

/** An entry on the day after the last one. */
export function emptyEntry({ days, startDay }: { days: readonly EntryFields[]; startDay: string }) {
  const last = days.at(-1)?.day
  const day = last && isCalendarDay(last) ? addDays(last, 1) : startDay
  return { key: crypto.randomUUID(), day, title: '', body: '' }
}

/** Leaves out empty parts. */
export function toDay(entry: EntryFields): QuoteDay {
  const { day, title, body, start, image, stay, meals, place } = entry
  return {
    day,
    title,
    body,
    ...(start && { start }),
    ...(image && { image }),
    ...(stay && { stay }),
    ...(meals && { meals }),
    ...(place && { place }),
  }
}
