import { useTranslation } from 'react-i18next'
import { CHIP } from './list-filters'
import type { ListColumn } from './list-columns'
import type { ListControls } from './use-list-address'

interface ListOrderProps<Row> {
  columns: readonly ListColumn<Row>[]
  controls: ListControls
  /** The order if the address names none. */
  defaultSort: string
}

/** A menu of orders, for cards, which have no column headings to press. */
export function ListOrder<Row>({ columns, controls, defaultSort }: ListOrderProps<Row>) {
  const { t } = useTranslation('lists')
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return null
  return (
    <select
      aria-label={t('sort')}
      value={controls.state.sort ?? defaultSort}
      className={`${CHIP} @3xl:hidden`}
      onChange={({ target: { value } }) => controls.set({ sort: value })}
    >
      {sortable.map(({ id, title }) => (
        <Orders key={id} id={id} title={title} />
      ))}
    </select>
  )
}

function Orders({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('lists')
  return (
    <>
      <option value={id}>{t('ascending', { column: title })}</option>
      <option value={`-${id}`}>{t('descending', { column: title })}</option>
    </>
  )
}
