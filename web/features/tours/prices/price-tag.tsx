import { useTranslation } from 'react-i18next'
import {
  shownPrice,
  wonAmount,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad, formatDay, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Chip } from '../../../ui/chip'
import type { KnownPrice } from '../tours.view'

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

/** The party that the price is for. */
function Basis({ tour, price }: { tour: PricedTour; price: KnownPrice }) {
  const { t } = useTranslation('tours')
  if (price.kind === 'perPerson') return t('perPersonFor', { count: price.persons })
  return tour.assumesFour ? t('perPersonFor', { count: 4 }) : t('perPerson')
}

/** Notes beside a price: in Korean the sum in won; for an offer the saving and the last day. */
function PriceNotes({ tour, price }: { tour: PricedTour; price: KnownPrice }) {
  const { cents, struckCents, savingPercent } = price
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

/** The crossed-out price of an offer; nothing without one. */
export function StruckPrice({ cents, className }: { cents: number | null; className: string }) {
  const { t } = useTranslation('tours')
  if (cents === null) return null
  return (
    <s className={className}>
      <span className="sr-only">{t('oldPrice')} </span>
      {formatCad(cents)}
    </s>
  )
}
