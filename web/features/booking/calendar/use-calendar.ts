import { useState } from 'react'
import { CALENDAR_MONTHS } from '../../../../worker/contracts/bookings/booking-limits'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { addMonths, monthOf } from './calendar-days'
import { knownDays } from './known-days'
import { useLoadedMonths, type Months } from './use-loaded-months'

export type TourDays = ReturnType<typeof useCalendar>

/** The days of the shown months, of the next one, and of the chosen day's month. */
export function useCalendar(tourId: number, day: string, monthsShown: number) {
  const now = useNow()
  const { months, isTurned, ...range } = useMonths(day, calgaryDay(now))
  const isWanted = (month: string, index: number) =>
    index <= monthsShown + 1 && months.indexOf(month) === index && isWithin(range, month)
  const { loaded, ...loading } = useLoadedMonths(tourId, months, isWanted)
  const days = knownDays(loaded, now)
  const [first, from, next] = months
  // When the rest of the month has nothing to offer, show the next one.
  const month = !isTurned && day === '' && days.isEmptyMonth(first) ? next : from
  const shown = [month, addMonths(month, 1)].slice(0, monthsShown)
  const isEmpty = shown.every(days.isEmptyMonth)
  /** Whether the shown months have departures to join. */
  const hasDepartures = shown.some(days.hasDeparturesIn)
  return { ...range, ...days, ...loading, month, isEmpty, hasDepartures }
}

/** The chosen day's month, the displayed month and the two after it. `today` is YYYY-MM-DD. */
function useMonths(day: string, today: string) {
  const [turnedTo, setMonth] = useState<string>()
  const thisMonth = monthOf(today)
  const lastMonth = addMonths(thisMonth, CALENDAR_MONTHS)
  const first = day === '' ? thisMonth : monthOf(day)
  const from = turnedTo ?? first
  const months: Months = [first, from, addMonths(from, 1), addMonths(from, 2)]
  return { months, isTurned: turnedTo !== undefined, thisMonth, lastMonth, setMonth }
}

interface Range {
  thisMonth: string
  lastMonth: string
}

function isWithin({ thisMonth, lastMonth }: Range, month: string): boolean {
  return month >= thisMonth && month <= lastMonth
}
