import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import {
  changeFor,
  changedCents,
  coversTour,
  type PriceSeason,
} from '../../../../worker/contracts/tours/price-seasons'
import { pricedOn, shownPrice, tierPrices } from '../../../../worker/contracts/tours/prices'
import { useNow } from '../../../platform/forms/use-now'
import { formatCad } from '../../../platform/i18n/format'
import { INPUT } from '../../../ui/field'
import { useTourName } from '../../tour-list/use-tour-name'
import { adminToursQuery, type TourSummary } from '../../tours/tours.api'
import { faultsOfSeason, readChange, seasonOf } from './season-draft'
import type { SeasonProps } from './season-fields'

/** Every price of the season's tours before and after, with a box for a change of a tour's own. */
export function SeasonPreview(props: SeasonProps) {
  const { t } = useTranslation('desk')
  const { row, isChecked } = props
  const tours = useTours(seasonOf(row))
  const hasFault = isChecked && faultsOfSeason(row).includes('own')
  if (tours.length === 0) return null
  return (
    <div role="group" aria-label={t('settings.seasons.preview')} className="flex flex-col gap-1">
      <h3 className="text-base">{t('settings.seasons.preview')}</h3>
      <p className="text-sm text-muted">{t('settings.seasons.previewHint')}</p>
      {hasFault && (
        <p role="alert" className="text-sm text-danger">
          {t('settings.seasons.fault.own')}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {tours.map((tour) => (
          <TourPrices key={tour.id} season={props} tour={tour} />
        ))}
      </ul>
    </div>
  )
}

/** The tours that a season covers, at today's prices. */
function useTours(season: PriceSeason): TourSummary[] {
  const { data = [] } = useQuery(adminToursQuery())
  const today = calgaryDay(useNow())
  return data.filter((tour) => coversTour(season, tour)).map((tour) => pricedOn(tour, today))
}

function TourPrices({ season, tour }: { season: SeasonProps; tour: TourSummary }) {
  const name = useTourName()(tour)
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_8rem]">
      <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
      <OwnChange season={season} tour={tour} name={name} />
      <PriceCells season={seasonOf(season.row)} tour={tour} />
    </li>
  )
}

interface OwnChangeProps {
  season: SeasonProps
  tour: TourSummary
  name: string
}

function OwnChange({ season: { row, isChecked, change }, tour: { id }, name }: OwnChangeProps) {
  const { t } = useTranslation('desk')
  const text = row.own[id] ?? ''
  const isFaulty = isChecked && text.trim() !== '' && readChange(text) === null
  return (
    <input
      aria-label={t('settings.seasons.ownOf', { name })}
      aria-invalid={isFaulty || undefined}
      autoComplete="off"
      placeholder={row.change || t('settings.seasons.own')}
      className={`${INPUT} sm:row-span-2 sm:self-start`}
      value={text}
      onChange={({ target }) => change({ own: { ...row.own, [id]: target.value } })}
    />
  )
}

/** The prices by party size or the single price, each with the one in the season. */
function PriceCells({ season, tour }: { season: PriceSeason; tour: TourSummary }) {
  const { t } = useTranslation(['desk', 'tours'])
  const cells = cellsOf(tour)
  const change = changeFor(tour, season)
  if (cells.length === 0) return <p className="text-sm text-muted">{t('tours:inquire')}</p>
  return (
    <dl className="tabular flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {cells.map(({ persons, cents }) => (
        <div key={persons} className="flex gap-1.5">
          <dt className="text-muted">
            {persons === 0 ? t('tours:perPerson') : t('tours:price.party', { count: persons })}
          </dt>
          <dd className="whitespace-nowrap">
            {formatCad(cents)}
            <span aria-hidden> → </span>
            <span className="sr-only">{t('settings.seasons.inSeason')} </span>
            <strong>{formatCad(changedCents(cents, change))}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 0 persons for the single price. */
function cellsOf(tour: TourSummary): { persons: number; cents: number }[] {
  const tiers = tierPrices(tour)
  if (tiers.length > 0) return tiers
  const price = shownPrice(tour)
  return price.kind === 'inquire' ? [] : [{ persons: 0, cents: price.cents }]
}
