import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { ChipSelect, ListFilters } from './list-filters'
import { ListPages } from './list-pages'
import type { ListProps } from './list-props'
import { ListRows } from './list-rows'
import { ListSearch } from './list-search'

/** The list of all screens. Search, filters, order and page are in the address; narrow ones show cards. */
export function List<Row extends object>(props: ListProps<Row>) {
  const { controls, query, defaultSort = '' } = props
  return (
    <div className="@container flex flex-col gap-4">
      <ListTools {...props} />
      <Loaded query={query} skeleton="h-96 w-full">
        {(page) =>
          page.rows.length === 0 ? (
            <NoRows {...props} />
          ) : (
            <>
              <ListRows {...props} defaultSort={defaultSort} rows={page.rows} />
              <ListPages page={page} controls={controls} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function ListTools<Row extends object>(props: ListProps<Row>) {
  const { controls, search, filters = [], moreFilters } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search && <ListSearch label={search} controls={controls} />}
      <ListFilters filters={filters} controls={controls}>
        {moreFilters}
      </ListFilters>
      <ListOrder {...props} />
    </div>
  )
}

function NoRows({ controls, empty }: Pick<ListProps<object>, 'controls' | 'empty'>) {
  const { t } = useTranslation('desk')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-muted">
      <p role="status">{controls.hasFilters ? t('list.noMatch') : empty}</p>
      {controls.hasFilters && <Button onClick={controls.clear}>{t('list.clear')}</Button>}
    </div>
  )
}

/** A menu of orders, for cards, which have no column headings to press. */
function ListOrder<Row extends object>({ columns, controls, defaultSort = '' }: ListProps<Row>) {
  const { t } = useTranslation('desk')
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return null
  const hasDefault = sortable.some(({ id }) => id === defaultSort.replace('-', ''))
  return (
    <ChipSelect
      label={t('list.sort')}
      value={controls.state.sort ?? defaultSort}
      className="@3xl:hidden"
      onChoose={(sort) => controls.set({ sort })}
    >
      {!hasDefault && <option value={defaultSort}>{t('list.ownOrder')}</option>}
      {sortable.map(({ id, title }) => (
        <Fragment key={id}>
          <option value={id}>{t('list.ascending', { column: title })}</option>
          <option value={`-${id}`}>{t('list.descending', { column: title })}</option>
        </Fragment>
      ))}
    </ChipSelect>
  )
}
