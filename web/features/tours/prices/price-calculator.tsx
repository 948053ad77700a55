import { useTranslation } from 'react-i18next'
import {
  PARTY_SIZES,
  partyTotal,
  surchargeCentsPerDay,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/prices'
import { formatCad, formatNumber, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { PartyChoice } from './party-choice'

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
            <Sums tour={tour} persons={size} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Sums({ tour, persons }: Omit<CalculatorProps, 'onPersons'>) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { prices } = useSite()
  const total = partyTotal(tour, persons, prices)
  if (!total) return <p className="text-muted">{t('price.onRequest')}</p>
  const dailyCents = surchargeCentsPerDay(tour)
  const perDay = formatCad(dailyCents)
  return (
    <>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1">
        <Line term={t('price.each')} amount={formatCad(total.perPersonCents, 2)} />
        <Line term={t('price.total')} amount={formatCad(total.totalCents, 2)} />
        {total.surchargeCents > 0 && (
          <Line
            term={t('price.surcharge', { days: tour.tripDays, amount: perDay })}
            amount={formatCad(total.surchargeCents, 2)}
          />
        )}
        <Line
          term={t('price.gst', { percent: prices.gstPercent })}
          amount={formatCad(total.gstCents, 2)}
        />
        <Line
          term={t('price.totalWithGst')}
          amount={formatCad(total.totalWithGstCents, 2)}
          note={lang === 'kr' && t('price.won', { amount: formatWonInWords(total.totalWon) })}
          isStrong
        />
        {lang === 'kr' && (
          <dd className="col-span-2 text-end text-sm text-balance text-muted">
            {t('price.wonRate', {
              rate: formatNumber(prices.wonPerCad, lang),
              date: prices.wonAsOf.replaceAll('-', '.'),
            })}
          </dd>
        )}
      </dl>
      {total.surchargeCents === 0 && dailyCents > 0 && (
        <p className="mt-3 text-sm text-muted">{t('price.extraRoom', { amount: perDay })}</p>
      )}
    </>
  )
}

function Line({
  term,
  amount,
  note,
  isStrong = false,
}: {
  term: string
  amount: string
  /** Beside the amount. */
  note?: string | false
  isStrong?: boolean
}) {
  const look = isStrong ? 'border-t border-line pt-1 text-lg font-bold' : ''
  return (
    <>
      <dt className={look}>{term}</dt>
      <dd className={`ps-4 text-end ${look} ${isStrong ? 'text-accent' : ''}`}>
        {amount} {note && <span className="block text-base">{note}</span>}
      </dd>
    </>
  )
}
