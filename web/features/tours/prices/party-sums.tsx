import { useTranslation } from 'react-i18next'
import {
  partyTotal,
  surchargeCentsPerDay,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { useSite } from '../../../platform/site/site'
import { SumLine } from './sum-line'
import { TotalWithGst } from './total-with-gst'

interface PartySumsProps {
  tour: PricedTour
  persons: PartySize
}

/** What a party of this size pays, line by line. */
export function PartySums({ tour, persons }: PartySumsProps) {
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
