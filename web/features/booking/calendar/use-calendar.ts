import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CALENDAR_MONTHS, type DayState } from '../../../../worker/contracts/booking-limits'
import { calgaryDay } from '../../../../worker/contracts/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { CALENDAR_KEY, monthQuery } from '../booking.api'
import { addMonths, monthOf } from './calendar-days'
import { isFree, joinableOn } from '../request.rules'
import type { DateDeparture } from '../request.view'

export type TourDays = ReturnType<typeof useCalendar>

type Months = readonly [string, string, string, string]

/** The chosen day's month, the shown ones and the next: a fixed number of hooks, some of them idle. */
function useMonths(
  tourId: number,
  months: Months,
  isWanted: (month: string, index: number) => boolean,
) {
  const queryOf = (index: 0 | 1 | 2 | 3) => ({
    ...monthQuery(tourId, months[index]),
    enabled: isWanted(months[index], index),
  })
  return [useQuery(queryOf(0)), useQuery(queryOf(1)), useQuery(queryOf(2)), useQuery(queryOf(3))]
}

/** The days of the shown months, of the next one, and of the chosen day's month. */
export function useCalendar(tourId: number, day: string, monthsShown: number) {
  const client = useQueryClient()
  const now = useNow()
  const [chosen, setMonth] = useState<string>()
  const thisMonth = monthOf(calgaryDay(now))
  const first = day === '' ? thisMonth : monthOf(day)
  const lastMonth = addMonths(thisMonth, CALENDAR_MONTHS)
  const from = chosen ?? first
  const months = [first, from, addMonths(from, 1), addMonths(from, 2)] as const
  const isWanted = (month: string, index: number) =>
    index <= monthsShown + 1 &&
    months.indexOf(month) === index &&
    month >= thisMonth &&
    month <= lastMonth
  const queries = useMonths(tourId, months, isWanted)
  const known = queries.flatMap(({ data }) => data ?? [])
  const states = new Map(known.flatMap(({ days }) => days.map((each) => [each.day, each.state])))
  const departures = known.flatMap((each) => each.departures)
  const stateOf = (each: string): DayState | undefined => states.get(each)
  const joinable = (each: string): DateDeparture[] => joinableOn(each, departures, now)
  const canChoose = (each: string) => isFree(stateOf(each)) || joinable(each).length > 0
  const isEmptyMonth = (month: string) => {
    const data = known.find((each) => each.month === month)
    return data !== undefined && !data.days.some((each) => canChoose(each.day))
  }
  // A month that is nearly over offers nothing: the next one is shown instead.
  const month =
    chosen === undefined && day === '' && isEmptyMonth(first) ? addMonths(first, 1) : from
  const shown = months.filter((each) => each >= month).slice(0, monthsShown)
  return {
    month,
    setMonth,
    thisMonth,
    lastMonth,
    stateOf,
    joinable,
    canChoose,
    /** Whether the shown months have departures to join. */
    hasDepartures: departures.some(({ startDay }) => shown.includes(monthOf(startDay))),
    /** The departures of a day, also those that are full or too near. */
    departuresOn: (each: string) => departures.filter(({ startDay }) => startDay === each),
    isLoading: queries.some(({ isLoading }) => isLoading),
    isEmpty: shown.every(isEmptyMonth),
    failure: queries.find(({ error, data }) => error && !data)?.error ?? null,
    /** Of the terms that a request agrees to; undefined until a month is known. */
    termsVersion: known[0]?.termsVersion,
    reload: () => client.invalidateQueries({ queryKey: [...CALENDAR_KEY, tourId] }),
  }
}
