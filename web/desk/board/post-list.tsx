import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import type { ListFilter } from '../ui/list/list-columns'
import { ListFilters } from '../ui/list/list-filters'
import { ListPages } from '../ui/list/list-pages'
import type { ListProps } from '../ui/list/list-props'
import { ListSearch } from '../ui/list/list-search'
import { TimeOrder } from '../ui/list/time-order'
import { useRowKeys } from '../ui/list/use-row-keys'

interface PostListProps<Row extends { id: number }> extends Pick<
  ListProps<Row>,
  'controls' | 'query' | 'empty'
> {
  search: string
  filters?: readonly ListFilter[]
  order: { name: string; isNewestFirst: boolean }
  renderCard: (row: Row) => ReactNode
  renderBulk: (rows: Row[]) => ReactNode
}

/** Posts as cards with their full text, with the search, filters, order and pages of the desk's lists. */
export function PostList<Row extends { id: number }>(props: PostListProps<Row>) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch label={props.search} controls={props.controls} />
        <ListFilters filters={props.filters ?? []} controls={props.controls} />
        <TimeOrder controls={props.controls} {...props.order} />
      </div>
      <Loaded query={props.query} skeleton="h-64 w-full">
        {(page) => (
          <>
            <PostCards {...props} rows={page.rows} />
            {props.renderBulk(page.rows)}
            <ListPages page={page} controls={props.controls} />
          </>
        )}
      </Loaded>
    </>
  )
}

function PostCards<Row extends { id: number }>(props: PostListProps<Row> & { rows: Row[] }) {
  const { controls, empty, rows, renderCard } = props
  const { t } = useTranslation('desk')
  const cards = useRowKeys<HTMLUListElement>()
  return (
    <>
      {rows.length === 0 && <NoPosts controls={controls} empty={empty} />}
      {rows.length > 0 && (
        <p className="text-sm text-muted max-lg:sr-only">{t('list.keysToSelect')}</p>
      )}
      <ul ref={cards} className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.id} data-row={row.id} tabIndex={-1}>
            {renderCard(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

function NoPosts({ controls, empty }: Pick<ListProps<object>, 'controls' | 'empty'>) {
  const { t } = useTranslation('desk')
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <p role="status">{controls.hasFilters ? t('list.noMatch') : empty}</p>
      {controls.hasFilters && <Button onClick={controls.clear}>{t('list.clear')}</Button>}
    </div>
  )
}
