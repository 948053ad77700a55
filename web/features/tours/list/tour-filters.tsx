import { Link } from '@tanstack/react-router'
import { X, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { FILTERS, filterTours, valuesIn, type FilterName, type TourFilter } from '../tours.search'
import type { CardView } from '../tours.view'

/** `tours`: the whole list. */
type TourFiltersProps = { tours: CardView[]; filter: TourFilter }

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

/** The number of tours found, and a link that clears the filters. */
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

/** The values of one filter that match a tour; renders nothing without any. */
function FilterMenu({ name, tours, filter }: TourFiltersProps & { name: FilterName }) {
  const chosen = filter[name]
  const values = valuesIn(filterTours(tours, { ...filter, [name]: undefined }), name)
  if (values.length === 0 && chosen === undefined) return null
  return (
    <details name="menu" className="group">
      <ChosenValue name={name} value={chosen} />
      <ul className="absolute start-0 top-full mt-1 w-full rounded-field border border-line bg-surface p-2 shadow-float sm:w-72">
        {[{ value: undefined, count: 0 }, ...values].map(({ value, count }) => (
          <li key={value ?? ''}>
            <ValueLink name={name} value={value} count={count} isChosen={value === chosen} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Opens the menu. Shows the filter's name until a value is chosen. */
function ChosenValue({ name, value }: { name: FilterName; value: number | undefined }) {
  const { t } = useTranslation(['tours', 'site'])
  const labelOf = useValueLabel(name)
  const isChosen = value !== undefined
  return (
    <summary
      aria-label={
        isChosen
          ? t('site:labelled', { label: t(`filter.${name}`), value: labelOf(value) })
          : undefined
      }
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
    >
      {isChosen ? labelOf(value) : t(`filter.${name}`)}
      <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
    </summary>
  )
}

interface ValueLinkProps {
  name: FilterName
  /** Undefined for any value. */
  value: number | undefined
  count: number
  isChosen: boolean
}

function ValueLink({ name, value, count, isChosen }: ValueLinkProps) {
  const { t } = useTranslation('tours')
  const labelOf = useValueLabel(name)
  return (
    <Link
      to="."
      search={(before) => ({ ...before, [name]: value })}
      resetScroll={false}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-11 items-center justify-between gap-4 rounded-field px-3 hover:bg-line aria-[current]:font-bold"
    >
      {value === undefined ? t('filter.any') : labelOf(value)}
      {count > 0 && <span className="tabular text-sm text-muted">{count}</span>}
    </Link>
  )
}

function useValueLabel(name: FilterName): (value: number) => string {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (value) =>
    name === 'month' ? formatMonth(value, lang) : t(`filter.${name}_${value}` as 'filter.days_1')
}
