import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CALENDAR_KEY, monthQuery } from '../booking.api'

export type Months = readonly [string, string, string, string]
type IsWanted = (month: string, index: number) => boolean

/** The data of the wanted months, and their loading state. */
export function useLoadedMonths(tourId: number, months: Months, isWanted: IsWanted) {
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
