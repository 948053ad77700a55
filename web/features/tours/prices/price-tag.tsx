import { useTranslation } from 'react-i18next'
import {
  shownPrice,
  wonAmount,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/prices'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad, formatDay, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Chip } from '../../../ui/chip'

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
  const lang = useLang()
  const now = useNow()
  const { prices } = useSite()
  const price = shownPrice(tour, persons)
  // In a button there are no paragraphs.
  const Line = isShort ? 'span' : 'p'
  if (price.kind === 'inquire')
    return <Line className="text-lg font-bold text-accent">{t('inquire')}</Line>
  const { cents, struckCents, savingPercent } = price
  return (
    <Line className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {struckCents !== null && (
        <s className="tabular text-muted">
          <span className="sr-only">{t('oldPrice')} </span>
          {formatCad(struckCents)}
        </s>
      )}
      <strong className="tabular text-xl text-accent">{formatCad(cents)}</strong>
      {!isShort && lang === 'kr' && (
        <span className="text-sm text-muted">
          {t('price.won', { amount: formatWonInWords(wonAmount(cents, prices)) })}
        </span>
      )}
      {!isShort && savingPercent !== null && savingPercent > 0 && (
        <Chip look="offer">{t('save', { percent: savingPercent })}</Chip>
      )}
      {!isShort && struckCents !== null && tour.offerUntil !== null && (
        <span className="text-sm">
          {t('offerUntil', { date: formatDay(tour.offerUntil, lang, now) })}
        </span>
      )}
      <span className="w-full text-sm text-muted">{basisOf(price)}</span>
    </Line>
  )

  function basisOf(shown: typeof price) {
    if (shown.kind === 'perPerson') return t('perPersonFor', { count: shown.persons })
    return tour.assumesFour ? t('perPersonFor', { count: 4 }) : t('perPerson')
  }
}
