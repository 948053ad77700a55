import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { pricedOn, startParty } from '../../../worker/contracts/tours/prices'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { currentSession, useSession } from '../../platform/session/session'
import { chooseParty, useChosenParty } from './prices/chosen-party'
import { everyTourQuery, tourListQuery, tourQuery } from './tours.api'
import type { CardView, PartyProps } from './tours.view'

/** Tours with today's prices. Pages come with the public list; staff then load theirs, with hidden tours. */
export function useTourList(): CardView[] {
  const { data: shown } = useSuspenseQuery(tourListQuery(useLang()))
  return usePricedToday(useEveryTour() ?? shown)
}

/** Stored tours with today's prices: an offer may have ended since they were stored. */
export function usePricedToday(tours: readonly CardView[]): CardView[] {
  const today = calgaryDay(useNow())
  return tours.map((tour) => pricedOn(tour, today))
}

/** All tours with hidden ones, for staff; null for others and until the list has loaded. */
export function useEveryTour(): CardView[] | null {
  const isStaff = (useSession()?.role ?? null) !== null
  // Right after a logout this render may still see the old session.
  const enabled = () => isStaff && (currentSession().login?.role ?? null) !== null
  const { data: every } = useQuery({ ...everyTourQuery(useLang()), enabled })
  return (isStaff && every) || null
}

/** A tour with today's prices and the party that its reader chooses, here or on another page. */
export function useTourParty(tourId: number): PartyProps {
  const { data } = useSuspenseQuery(tourQuery(tourId, useLang()))
  const tour = pricedOn(data, calgaryDay(useNow()))
  return {
    tour,
    persons: useChosenParty() ?? startParty(tour),
    onPersons: chooseParty,
  }
}
