import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calgaryDay } from '../../worker/contracts/calendar'
import { type PartySize, pricedOn, shownPrice } from '../../worker/contracts/prices'
import type { TourCard as StoredCard } from '../../worker/contracts/tours'
import type { Lang } from '../../worker/contracts/languages'
import { PriceCalculator } from '../features/tours/price-calculator'
import { PriceTable } from '../features/tours/price-table'
import { TourCard } from '../features/tours/tour-card'
import { regionsQuery } from '../features/tours/tours.api'
import { useNow } from '../platform/forms/use-now'
import { toCardView } from '../features/tours/tours.presenter'

/** The editor's preview: card and prices as visitors will see them. */
export function TourPreview({ tour, lang }: { tour: StoredCard; lang: Lang }) {
  const [persons, setPersons] = useState<PartySize>(4)
  const regions = useQuery(regionsQuery(lang)).data ?? []
  const view = pricedOn(toCardView(tour, lang), calgaryDay(useNow()))
  return (
    <>
      <div inert className="max-w-80">
        <TourCard
          tour={view}
          regionName={regions.find(({ id }) => id === tour.categoryId)?.name ?? ''}
          sizes="20rem"
        />
      </div>
      {shownPrice(view).kind !== 'inquire' && (
        <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
          <PriceTable tour={view} persons={persons} />
          <PriceCalculator tour={view} persons={persons} onPersons={setPersons} />
        </div>
      )}
    </>
  )
}
