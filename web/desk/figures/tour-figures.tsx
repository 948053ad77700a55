import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useTourName } from '../tour-list/use-tour-name'
import type { TourFigures } from './figures.api'
import { useMay } from '../../platform/session/use-may'
import { inquiryRate } from './figures.rules'

/** Visits of each tour's page and inquiries about it, the most visited first. */
export function TourFiguresTable({ tours }: { tours: TourFigures[] }) {
  const { t } = useTranslation('desk')
  const sorted = tours.toSorted((a, b) => b.visits - a.visits || b.inquiries - a.inquiries)
  return (
    <section aria-labelledby="figures-tours" className="flex flex-col gap-2">
      <h2 id="figures-tours" className="text-lg">
        {t('figures.tours')}
      </h2>
      {tours.length === 0 ? (
        <p className="text-muted">{t('figures.noTours')}</p>
      ) : (
        <ToursTable tours={sorted} />
      )}
    </section>
  )
}

function ToursTable({ tours }: { tours: TourFigures[] }) {
  return (
    <table aria-labelledby="figures-tours" className="tabular w-full text-sm">
      <ToursHead />
      <tbody>
        {tours.map((tour) => (
          <TourRow key={tour.id} tour={tour} />
        ))}
      </tbody>
    </table>
  )
}

function ToursHead() {
  const { t } = useTranslation('desk')
  return (
    <thead>
      <tr className="text-muted">
        <th scope="col" className="py-2 text-start font-semibold">
          {t('figures.tour')}
        </th>
        {(['visits', 'inquiries'] as const).map((kind) => (
          <th key={kind} scope="col" className="px-2 py-2 text-end font-semibold whitespace-nowrap">
            {t(`figures.${kind}`)}
          </th>
        ))}
        <th scope="col" className="py-2 text-end font-semibold">
          {t('figures.rate')}
        </th>
      </tr>
    </thead>
  )
}

function TourRow({ tour: { visits, inquiries, ...tour } }: { tour: TourFigures }) {
  const lang = useLang()
  const name = useTourName()(tour)
  const mayEdit = useMay('tours:edit')
  return (
    <tr className="border-t border-line">
      <th scope="row" className="text-start font-semibold">
        {mayEdit ? (
          <Link
            to="/admin/$tourId"
            params={{ tourId: String(tour.id) }}
            className="flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="px-2 text-end">{formatNumber(visits, lang)}</td>
      <td className="px-2 text-end">{formatNumber(inquiries, lang)}</td>
      <td className="text-end">{inquiryRate(inquiries, visits) ?? '–'}</td>
    </tr>
  )
}
