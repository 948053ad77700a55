import { useTranslation } from 'react-i18next'
import {
  partyTotal,
  surchargeCentsPerDay,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import {
  formatCad,
  formatLongDay,
  formatNumber,
  formatWonInWords,
} from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'

/** The total of a party of this size, line by line. */
export function PartySums({ tour, persons }: { tour: PricedTour; persons: PartySize }) {
  const { t } = useTranslation('tours')
  const { prices } = useSite()
  const total = partyTotal(tour, persons, prices)
  if (!total) return <p className="text-muted">{t('price.onRequest')}</p>
  return (
    <>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1">
        <SumLine term={t('price.each')} cents={total.perPersonCents} />
        <SumLine term={t('price.total')} cents={total.totalCents} />
        <Surcharge tour={tour} cents={total.surchargeCents} />
        <SumLine term={t('price.gst', { percent: prices.gstPercent })} cents={total.gstCents} />
        <TotalWithGst total={total} />
      </dl>
      {total.surchargeCents === 0 && <ExtraRoom tour={tour} />}
    </>
  )
}

function Surcharge({ tour, cents }: { tour: PricedTour; cents: number }) {
  const { t } = useTranslation('tours')
  if (cents === 0) return null
  const amount = formatCad(surchargeCentsPerDay(tour))
  return <SumLine term={t('price.surcharge', { days: tour.tripDays, amount })} cents={cents} />
}

/** A party without a surcharge pays the same amount for an extra room. */
function ExtraRoom({ tour }: { tour: PricedTour }) {
  const { t } = useTranslation('tours')
  const dailyCents = surchargeCentsPerDay(tour)
  if (dailyCents === 0) return null
  const amount = formatCad(dailyCents)
  return <p className="mt-3 text-sm text-muted">{t('price.extraRoom', { amount })}</p>
}

type SumLineProps = { term: string; cents: number; note?: string | false; isStrong?: boolean }

/** `note` is shown beside the amount. */
function SumLine({ term, cents, note, isStrong = false }: SumLineProps) {
  const look = isStrong ? 'border-t border-line pt-1 text-lg font-bold' : ''
  return (
    <>
      <dt className={look}>{term}</dt>
      <dd className={`ps-4 text-end ${look} ${isStrong ? 'text-accent' : ''}`}>
        {formatCad(cents, 2)} {note && <span className="block text-base">{note}</span>}
      </dd>
    </>
  )
}

type PartyTotal = NonNullable<ReturnType<typeof partyTotal>>

/** The sum to pay; in Korean also in won, with the rate. */
function TotalWithGst({ total: { totalWithGstCents, totalWon } }: { total: PartyTotal }) {
  const { t } = useTranslation('tours')
  const isKorean = useLang() === 'kr'
  return (
    <>
      <SumLine
        term={t('price.totalWithGst')}
        cents={totalWithGstCents}
        note={isKorean && t('price.won', { amount: formatWonInWords(totalWon) })}
        isStrong
      />
      {isKorean && <WonRate />}
    </>
  )
}

function WonRate() {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { wonPerCad, wonAsOf } = useSite().prices
  const rate = formatNumber(wonPerCad, lang)
  return (
    <dd className="col-span-2 text-end text-sm text-balance text-muted">
      {t('price.wonRate', { rate, date: formatLongDay(wonAsOf, lang) })}
    </dd>
  )
}
