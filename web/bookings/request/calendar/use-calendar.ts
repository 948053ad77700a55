import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  CALENDAR_MONTHS,
  type DayState,
} from '../../../../worker/contracts/bookings/booking-limits'
import { addMonths } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { isInSeason, type Season } from '../../../../worker/contracts/tours/season'
import type { TourCalendar } from '../../../../worker/contracts/bookings/tour-calendar'
import { useNow } from '../../../platform/forms/use-now'
import { firstMonthOf, monthOf } from './calendar-days'
import { fullOn, isFree, joinableOn } from '../request.rules'
import type { DateDeparture } from '../request.view'
import { CALENDAR_KEY, monthQuery } from '../booking.api'

export type TourDays = ReturnType<typeof useCalendar>

/** The days of the shown months, of the next one, and of the chosen day's month. */
export function useCalendar(
  { id: tourId, months: season = [] }: CalendarTour,
  day: string,
  monthsShown: number,
) {
  const now = useNow()
  const { months, isTurned, ...range } = useMonths(day, calgaryDay(now), season)
  const isWithin = (month: string) => month >= range.thisMonth && month <= range.lastMonth
  const isWanted = (month: string, index: number) =>
    index <= monthsShown + 1 && months.indexOf(month) === index && isWithin(month)
  const { loaded, ...loading } = useLoadedMonths(tourId, months, isWanted)
  const days = knownDays(loaded, now)
  const [first, from, next] = months
  // When the rest of the month has nothing to offer, show the next one.
  const month = !isTurned && day === '' && days.isEmptyMonth(first) ? next : from
  const shown = [month, addMonths(month, 1)].slice(0, monthsShown)
  const isEmpty = shown.every(days.isEmptyMonth)
  /** Whether the shown months have departures to join. */
  const hasDepartures = shown.some(days.hasDeparturesIn)
  /** A shown month in which the tour does not run, with a tour that does. */
  const outside = loaded.find(
    (each) => shown.includes(each.month) && !isInSeason(season, each.month),
  )
  return { ...range, ...days, ...loading, month, isEmpty, hasDepartures, season, outside }
}

interface CalendarTour {
  id: number
  /** The months in which it runs; none for all. */
  months?: Season
}

/** The chosen day's month, the displayed month and the two after it. `today` is YYYY-MM-DD. */
function useMonths(day: string, today: string, season: Season) {
  const [turnedTo, setMonth] = useState<string>()
  const thisMonth = monthOf(today)
  const lastMonth = addMonths(thisMonth, CALENDAR_MONTHS)
  const first = day === '' ? firstMonthOf(season, today) : monthOf(day)
  const from = turnedTo ?? first
  const months: Months = [first, from, addMonths(from, 1), addMonths(from, 2)]
  return { months, isTurned: turnedTo !== undefined, thisMonth, lastMonth, setMonth }
}

/** The days of a tour, from the loaded months. `now` in UTC ms. */
function knownDays(months: readonly TourCalendar[], now: number) {
  const states = new Map(months.flatMap(({ days }) => days.map((each) => [each.day, each.state])))
  const departures = months.flatMap((month) => month.departures)
  const stateOf = (day: string): DayState | undefined => states.get(day)
  const joinable = (day: string): DateDeparture[] => joinableOn(day, departures, now)
  /** The departures of a day that have a waiting list. */
  const full = (day: string): DateDeparture[] => fullOn(day, departures, now)
  const canAsk = (day: string) => isFree(stateOf(day)) || joinable(day).length > 0
  /** A day on which nothing is free can be waited for. */
  const canWait = (day: string) => stateOf(day) === 'full' || full(day).length > 0
  const canChoose = (day: string) => canAsk(day) || canWait(day)
  return {
    stateOf,
    joinable,
    full,
    canAsk,
    canChoose,
    /** The departures of a day, including those that are full or too near. */
    departuresOn: (day: string) => departures.filter(({ startDay }) => startDay === day),
    hasDeparturesIn: (month: string) =>
      departures.some(({ startDay }) => monthOf(startDay) === month),
    /** Whether a loaded month offers nothing. */
    isEmptyMonth: (month: string) =>
      months.some((each) => each.month === month && !each.days.some(({ day }) => canAsk(day))),
  }
}

type Months = readonly [string, string, string, string]
type IsWanted = (month: string, index: number) => boolean

/** The data of the wanted months, and their loading state. */
function useLoadedMonths(tourId: number, months: Months, isWanted: IsWanted) {
  const client = useQueryClient()
  const queries = useMonthQueries(tourId, months, isWanted)
  const loaded = queries.flatMap(({ data }) => data ?? [])
  return {
    loaded,
    isLoading: queries.some(({ isLoading }) => isLoading),
    failure: queries.find(({ error, data }) => error && !data)?.error ?? null,
    /** Version of the terms that a request agrees to; undefined until a month is loaded. */
    termsVersion: loaded[0]?.termsVersion,
    reload: () => client.invalidateQueries({ queryKey: [...CALENDAR_KEY, tourId] }),
  }
}

/** A fixed number of queries, some of them disabled: hooks cannot be called in a loop of varying length. */
function useMonthQueries(tourId: number, months: Months, isWanted: IsWanted) {
  const queryOf = (index: 0 | 1 | 2 | 3) => ({
    ...monthQuery(tourId, months[index]),
    enabled: isWanted(months[index], index),
  })
  return [useQuery(queryOf(0)), useQuery(queryOf(1)), useQuery(queryOf(2)), useQuery(queryOf(3))]
}
