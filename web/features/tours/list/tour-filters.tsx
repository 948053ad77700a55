import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { FILTERS, filterTours, type FilterName } from '../tours.search'
import { FilterMenu, type TourFiltersProps } from './filter-menu'

/** Menus of links, which work without scripts; the state is in the address. */
export function TourFilters({ tours, filter }: TourFiltersProps) {
  const { t } = useTranslation('tours')
  const names = Object.keys(FILTERS) as FilterName[]
  return (
    <nav
      aria-label={t('filter.label')}
      className="relative z-10 flex flex-wrap items-center gap-2 max-sm:-mt-4"
    >
      {names.map((name) => (
        <FilterMenu key={name} name={name} tours={tours} filter={filter} />
      ))}
      {Object.keys(filter).length > 0 && <FilterResult tours={tours} filter={filter} />}
    </nav>
  )
}

/** How many tours the filters found, and a link that clears them. */
function FilterResult({ tours, filter }: TourFiltersProps) {
  const { t } = useTranslation('tours')
  return (
    <>
      <Link to="." search={withoutFilter} resetScroll={false} className={buttonClass('faint')}>
        <X aria-hidden size={16} />
        {t('filter.clear')}
      </Link>
      <p role="status" className="text-sm text-muted">
        {t('filter.found', { count: filterTours(tours, filter).length })}
      </p>
    </>
  )
}

export function withoutFilter<Search extends object>(before: Search): Search {
  return { ...before, days: undefined, price: undefined, month: undefined }
}
