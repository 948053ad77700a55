import {
  PARTY_SIZES,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { PartyChoice } from './party-choice'
import { PartySums } from './party-sums'

interface CalculatorProps {
  tour: PricedTour
  persons: PartySize
  onPersons: (persons: PartySize) => void
}

/** Total for one to four travellers with surcharge and tax; in Korean also in won. */
export function PriceCalculator({ tour, persons, onPersons }: CalculatorProps) {
  return (
    <div data-party className="flex flex-col gap-3">
      <PartyChoice persons={persons} onPersons={onPersons} />
      <div aria-live="polite">
        {PARTY_SIZES.map((size) => (
          <div key={size} data-size={size}>
            <PartySums tour={tour} persons={size} />
          </div>
        ))}
      </div>
    </div>
  )
}
