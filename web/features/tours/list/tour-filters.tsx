import { Link } from '@tanstack/react-router'
import { X, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PARTY_SIZES } from '../../../../worker/contracts/tours/prices'
import { formatMonth } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { chooseParty } from '../prices/chosen-party'
import {
  FILTERS,
  filterTours,
  SORTS,
  valuesIn,
  type FilterName,
  type TourSearch,
} from '../tours.search'
import type { CardView } from '../tours.view'

/** `tours`: the whole list. */
type TourFiltersProps = { tours: CardView[]; filter: TourSearch }

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
      <SortMenu sort={filter.sort} />
      {Object.keys(filter).some((name) => name in FILTERS) && (
        <FilterResult tours={tours} filter={filter} />
      )}
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
  return { ...before, people: undefined, days: undefined, price: undefined, month: undefined }
}

const MENU =
  'absolute start-0 top-full mt-1 w-full rounded-field border border-line bg-surface p-2 shadow-float sm:w-72'

/** The values of one filter that match a tour; renders nothing without any. */
function FilterMenu({ name, tours, filter }: TourFiltersProps & { name: FilterName }) {
  const chosen = filter[name]
  const values = valuesIn(tours, name, { ...filter, [name]: undefined })
  if (values.length === 0 && chosen === undefined) return null
  return (
    <details name="menu" className="group">
      <ChosenValue name={name} value={chosen} />
      <ul className={MENU}>
        {[{ value: undefined, count: 0 }, ...values].map(({ value, count }) => (
          <li key={value ?? ''}>
            <ValueLink name={name} value={value} count={count} isChosen={value === chosen} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const CHIP =
  'inline-flex min-h-11 list-none items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary'
const VALUE =
  'flex min-h-11 items-center justify-between gap-4 rounded-field px-3 hover:bg-line aria-[current]:font-bold'

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
      className={CHIP}
    >
      {isChosen ? labelOf(value) : t(`filter.${name}`)}
      <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
    </summary>
  )
}

/** The order of the list. */
function SortMenu({ sort }: Pick<TourSearch, 'sort'>) {
  const { t } = useTranslation('tours')
  return (
    <details name="menu" className="group">
      <summary className={CHIP} aria-current={sort ? 'true' : undefined}>
        {t(`sort.${sort ?? 'title'}`)}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
      </summary>
      <ul className={MENU}>
        {[undefined, ...SORTS].map((each) => (
          <li key={each ?? ''}>
            <Link
              to="."
              search={(before) => ({ ...before, sort: each })}
              resetScroll={false}
              rel="nofollow"
              aria-current={each === sort ? 'true' : undefined}
              className={VALUE}
            >
              {t(`sort.${each ?? 'none'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
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
      onClick={name === 'people' ? () => remember(value) : undefined}
      className={VALUE}
    >
      {value === undefined ? t('filter.any') : labelOf(value)}
      {count > 0 && <span className="tabular text-sm text-muted">{count}</span>}
    </Link>
  )
}

/** The party of the list is that of every page. */
function remember(value: number | undefined): void {
  const persons = PARTY_SIZES.find((size) => size === value)
  if (persons) chooseParty(persons)
}

function useValueLabel(name: FilterName): (value: number) => string {
  const { t } = useTranslation('tours')
  const lang = useLang()
  return (value) => {
    if (name === 'month') return formatMonth(value, lang)
    if (name === 'people') return t('filter.persons', { count: value })
    return t(`filter.${name}_${value}` as 'filter.days_1')
  }
}
