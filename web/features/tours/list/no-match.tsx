import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { filterTours, type TourFilter } from '../tours.search'
import type { CardView, Region } from '../tours.view'
import { withoutFilter } from './tour-filters'

/** `tours`: the site's tours. */
type NoMatchProps = { tours: CardView[]; regions: Region[]; filter: TourFilter }

/** No tour matches the filters: suggests fewer filters, other regions, or a question to the company. */
export function NoMatch({ tours, regions, filter }: NoMatchProps) {
  const { t } = useTranslation('tours')
  const fitting = filterTours(tours, filter)
  const others = regions.filter(({ id }) => fitting.some(({ categoryId }) => categoryId === id))
  return (
    <section className="flex flex-col items-start gap-4 rounded-card border border-dashed border-line p-6 sm:p-10">
      <h2 className="text-xl">{t('noMatch.title')}</h2>
      <p className="text-muted">{t('noMatch.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="." search={withoutFilter} resetScroll={false} className={buttonClass('primary')}>
          {t('filter.clear')}
        </Link>
        <Link to="/contact" className={buttonClass('quiet')}>
          {t('empty.action')}
        </Link>
      </div>
      {others.length > 0 && <OtherRegions regions={others} filter={filter} />}
    </section>
  )
}

/** Regions with matching tours; the links keep the filters. */
function OtherRegions({ regions, filter }: Omit<NoMatchProps, 'tours'>) {
  const { t } = useTranslation('tours')
  return (
    <nav aria-label={t('noMatch.regions')} className="flex flex-col gap-2">
      <h3 className="text-base">{t('noMatch.regions')}</h3>
      <ul className="flex flex-wrap gap-2">
        {regions.map((region) => (
          <li key={region.id}>
            <Link
              to="/$region"
              params={{ region: region.slug }}
              search={{ ...filter }}
              className={buttonClass('pill')}
            >
              {region.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function NoTours({ isRegion = false }: { isRegion?: boolean }) {
  const { t } = useTranslation('tours')
  return (
    <section className="mx-auto flex max-w-reading flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-16 text-center">
      <h2 className="text-xl">{t('empty.title')}</h2>
      <p className="text-muted">{t('empty.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/contact" className={buttonClass('primary')}>
          {t('empty.action')}
        </Link>
        {isRegion && (
          <Link to="/travel" className={buttonClass('quiet')}>
            {t('all')}
          </Link>
        )}
      </div>
    </section>
  )
}
