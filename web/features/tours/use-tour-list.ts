import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { pricedOn } from '../../../worker/contracts/tours/prices'
import { currentSession, useSession } from '../../platform/session/session'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { everyTourQuery, tourListQuery } from './tours.api'
import type { CardView } from './tours.view'

/** Tours with today's prices. Pages come with the public list; admins then load theirs, with hidden tours. */
export function useTourList(): CardView[] {
  const { data: shown } = useSuspenseQuery(tourListQuery(useLang()))
  return usePricedToday(useEveryTour() ?? shown)
}

/** Stored tours with today's prices: an offer may have ended since they were stored. */
export function usePricedToday(tours: readonly CardView[]): CardView[] {
  const today = calgaryDay(useNow())
  return tours.map((tour) => pricedOn(tour, today))
}

/** All tours with hidden ones, for admins; null for others and until the list has loaded. */
export function useEveryTour(): CardView[] | null {
  const lang = useLang()
  const isSuperUser = useSession()?.isSuperUser === true
  const { data: every } = useQuery({
    ...everyTourQuery(lang),
    // Right after a logout this render may still see the old session.
    enabled: () => isSuperUser && currentSession().login?.isSuperUser === true,
  })
  return (isSuperUser && every) || null
}
