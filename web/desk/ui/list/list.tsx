import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { ListFilters } from './list-filters'
import { ListOrder } from './list-order'
import { ListPages } from './list-pages'
import { ListRows } from './list-rows'
import { ListSearch } from './list-search'
import type { ListProps } from './list-props'

/**
 * The list that all screens of the desk use: search, filters, order and page are in the address; narrow ones show
 * cards.
 */
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
  const { controls, columns, search, filters = [], moreFilters, defaultSort = '' } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search && <ListSearch label={search} controls={controls} />}
      <ListFilters filters={filters} controls={controls}>
        {moreFilters}
      </ListFilters>
      <ListOrder columns={columns} controls={controls} defaultSort={defaultSort} />
    </div>
  )
}

function NoRows({ controls, empty }: Pick<ListProps<object>, 'controls' | 'empty'>) {
  const { t } = useTranslation('lists')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-muted">
      <p role="status">{controls.hasFilters ? t('noMatch') : empty}</p>
      {controls.hasFilters && <Button onClick={controls.clear}>{t('clear')}</Button>}
    </div>
  )
}
