import { useTranslation } from 'react-i18next'
import {
  shownPrice,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import type { KnownPrice } from '../tours.view'
import { PriceNotes } from './price-notes'
import { StruckPrice } from './struck-price'

interface PriceTagProps {
  tour: PricedTour
  /** The party whose price is shown; without it the lowest price. */
  persons?: PartySize
  /** Hides won, saving and the offer's end: the struck price is enough. */
  isShort?: boolean
}

/** A price per person with its party size; an offer also shows the struck price, the saving and its last day. */
export function PriceTag({ tour, persons, isShort = false }: PriceTagProps) {
  const { t } = useTranslation('tours')
  const price = shownPrice(tour, persons)
  // A button cannot contain paragraphs.
  const Line = isShort ? 'span' : 'p'
  if (price.kind === 'inquire')
    return <Line className="text-lg font-bold text-accent">{t('inquire')}</Line>
  return (
    <Line className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <StruckPrice cents={price.struckCents} className="tabular text-muted" />
      <strong className="tabular text-xl text-accent">{formatCad(price.cents)}</strong>
      {!isShort && <PriceNotes tour={tour} price={price} />}
      <span className="w-full text-sm text-muted">
        <Basis tour={tour} price={price} />
      </span>
    </Line>
  )
}

interface BasisProps {
  tour: PricedTour
  price: KnownPrice
}

/** The party that the price is for. */
function Basis({ tour, price }: BasisProps) {
  const { t } = useTranslation('tours')
  if (price.kind === 'perPerson') return t('perPersonFor', { count: price.persons })
  return tour.assumesFour ? t('perPersonFor', { count: 4 }) : t('perPerson')
}
