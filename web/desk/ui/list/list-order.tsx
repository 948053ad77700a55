import { useTranslation } from 'react-i18next'
import { CHIP } from './list-filters'
import type { ListColumn } from './list-columns'
import type { ListControls } from './use-list-address'

interface ListOrderProps<Row> {
  columns: readonly ListColumn<Row>[]
  controls: ListControls
  /** Sort without a parameter in the address. */
  defaultSort: string
}

/** The order as a menu, where a list has no headings to press. */
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
      {sortable.flatMap(({ id, title }) => [
        <option key={id} value={id}>
          {t('ascending', { column: title })}
        </option>,
        <option key={`-${id}`} value={`-${id}`}>
          {t('descending', { column: title })}
        </option>,
      ])}
    </select>
  )
}
