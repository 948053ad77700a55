import { useTranslation } from 'react-i18next'
import { wonAmount, type PricedTour } from '../../../../worker/contracts/tours/prices'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Chip } from '../../../ui/chip'
import type { KnownPrice } from '../tours.view'

interface PriceNotesProps {
  tour: PricedTour
  price: KnownPrice
}

/** Notes beside a price: in Korean the sum in won; for an offer the saving and the last day. */
export function PriceNotes({
  tour,
  price: { cents, struckCents, savingPercent },
}: PriceNotesProps) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const now = useNow()
  const { prices } = useSite()
  return (
    <>
      {lang === 'kr' && (
        <span className="text-sm text-muted">
          {t('price.won', { amount: formatWonInWords(wonAmount(cents, prices)) })}
        </span>
      )}
      {savingPercent !== null && savingPercent > 0 && (
        <Chip look="offer">{t('save', { percent: savingPercent })}</Chip>
      )}
      {struckCents !== null && tour.offerUntil !== null && (
        <span className="text-sm">
          {t('offerUntil', { date: formatDay(tour.offerUntil, lang, now) })}
        </span>
      )}
    </>
  )
}
