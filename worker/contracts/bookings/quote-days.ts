import { addDays, daysBetween } from '../dates/calendar'
import type { Lang } from '../languages'
import { MAX_PLACE_NAME, type Place } from '../tours/places'
import { readDayMark } from '../tours/day-mark'
import type { QuoteDay } from './quotes'

/** An entry of a tour's itinerary, in its order. */
export interface TourEntry {
  lang: Lang
  title: string
  /** Markdown. */
  body: string
  isPicture: boolean
  url: string
  place?: Place | null
}

const TITLE_MAX = 200
const BODY_MAX = 2000

/**
 * A tour's itinerary as dated entries of a quote. An entry without a day belongs to the previous entry's day. Days
 * beyond the tour's last one count as the last.
 */
export function datedEntries(
  entries: readonly TourEntry[],
  { startDay, tripDays }: { startDay: string; tripDays: number },
): QuoteDay[] {
  let dayNumber = 1
  return entries.map(({ title, body, isPicture, url, place }) => {
    const mark = readDayMark(title)
    if (mark) dayNumber = Math.min(Math.max(mark.day, dayNumber), tripDays)
    const named = cut(mark?.rest || title, TITLE_MAX)
    return {
      day: addDays(startDay, dayNumber - 1),
      title: named,
      body: cut(body, BODY_MAX),
      ...(isPicture && url && { image: url }),
      ...(place && { place: { ...place, name: place.name || cut(named, MAX_PLACE_NAME) } }),
    }
  })
}

/** The entries after the first day has been moved. */
export function movedDays(days: readonly QuoteDay[], from: string, to: string): QuoteDay[] {
  const shift = daysBetween(from, to)
  return days.map((entry) => ({ ...entry, day: addDays(entry.day, shift) }))
}

function cut(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text
}
