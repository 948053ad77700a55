import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { pricedOn, startParty, type PartySize } from '../../../worker/contracts/tours/prices'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { tourQuery } from './tours.api'
import type { PartyProps } from './tours.view'

/** A tour with today's prices and the party that its reader chooses. */
export function useTourParty(tourId: number): PartyProps {
  const { data } = useSuspenseQuery(tourQuery(tourId, useLang()))
  const [chosen, setChosen] = useState<{ tourId: number; persons: PartySize }>()
  const tour = pricedOn(data, calgaryDay(useNow()))
  return {
    tour,
    // The route's component stays mounted between tours.
    persons: chosen?.tourId === tourId ? chosen.persons : startParty(tour),
    onPersons: (persons) => setChosen({ tourId, persons }),
  }
}
