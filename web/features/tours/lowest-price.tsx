import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { pricedOn, shownPrice } from '../../../worker/contracts/prices'
import { useNow } from '../../platform/forms/use-now'
import { formatCad } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { tourListQuery } from './tours.api'

/** The lowest price of all tours, with its party size; nothing without prices. */
export function LowestPrice({ className = '' }: { className?: string }) {
  const { t } = useTranslation('tours')
  const { data: tours = [] } = useQuery(tourListQuery(useLang()))
  const today = calgaryDay(useNow())
  const [lowest] = tours
    .map((tour) => shownPrice(pricedOn(tour, today)))
    .filter((price) => price.kind !== 'inquire')
    .toSorted((a, b) => a.cents - b.cents)
  if (!lowest) return null
  const price = formatCad(lowest.cents)
  return (
    <p className={className}>
      {lowest.kind === 'perPerson'
        ? t('lowest', { price, count: lowest.persons })
        : t('lowestSingle', { price })}
    </p>
  )
}
