import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import {
  coversTour,
  nextSpan,
  pricedForDay,
  type PriceSeason,
} from '../../../../worker/contracts/tours/price-seasons'
import { shownPrice } from '../../../../worker/contracts/tours/prices'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad, formatSeason } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import type { CardView } from '../tours.view'

/** The next days on which the tour has other prices, with the lowest of them. */
export function SeasonPrices({ tour }: { tour: CardView }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const changed = changedPrices(tour, useSite().seasons, calgaryDay(useNow()))
  if (changed.length === 0) return null
  return (
    <ul className="text-sm text-muted">
      {changed.map(({ from, to, cents }) => (
        <li key={from}>
          {t('price.season', { days: formatSeason(from, to, lang), price: formatCad(cents) })}
        </li>
      ))}
    </ul>
  )
}

function changedPrices(tour: CardView, seasons: readonly PriceSeason[], today: string) {
  const listed = shownPrice(tour)
  if (listed.kind === 'inquire') return []
  return seasons
    .filter((season) => coversTour(season, tour))
    .flatMap((season) => {
      const span = nextSpan(season, today)
      const price = span && shownPrice(pricedForDay(tour, span.from, [season]))
      const isOther = price && price.kind !== 'inquire' && price.cents !== listed.cents
      return isOther ? [{ ...span, cents: price.cents }] : []
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
