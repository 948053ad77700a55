import { useTranslation } from 'react-i18next'
import { shownPrice, type PricedTour } from '../../../worker/contracts/prices'
import { formatCad } from '../../platform/i18n/format'
import { Chip } from '../../ui/chip'

interface PriceTagProps {
  tour: PricedTour
  /** Hides the saving: the struck price is enough. */
  isShort?: boolean
}

/** The from-price with its party size; an offer also shows the struck price and the saving. */
export function PriceTag({ tour, isShort = false }: PriceTagProps) {
  const { t } = useTranslation('tours')
  const price = shownPrice(tour)
  if (price.kind === 'inquire')
    return <p className="text-lg font-bold text-accent">{t('inquire')}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {price.struckCents !== null && (
        <s className="tabular text-muted">
          <span className="sr-only">{t('oldPrice')} </span>
          {formatCad(price.struckCents)}
        </s>
      )}
      <strong className="tabular text-xl text-accent">{formatCad(price.cents)}</strong>
      {!isShort && price.savingPercent !== null && price.savingPercent > 0 && (
        <Chip look="offer">{t('save', { percent: price.savingPercent })}</Chip>
      )}
      <span className="w-full text-sm text-muted">
        {price.kind === 'perPerson' ? t('perPersonFor', { count: price.persons }) : t('perPerson')}
      </span>
    </p>
  )
}
