import { ArrowDownUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SortMethod } from '../../../../worker/contracts/board/topic-rules'
import { buttonClass } from '../../../ui/button'
import { directionOf, SORT_COLUMNS } from './sort-columns'
import { SortArrow, SortLink } from './sort-link'

/** Sorting on a phone. */
export function SortMenu({ sort }: { sort: SortMethod }) {
  const { t } = useTranslation('board')
  const current = SORT_COLUMNS.find((column) => directionOf(column, sort)) ?? 'name'
  return (
    <details name="menu" className="relative self-start md:hidden">
      <summary className={`${buttonClass('pill')} list-none`}>
        <ArrowDownUp aria-hidden size={16} />
        {t('sort.label')}: {t(`column.${current}`)}
        <SortArrow direction={directionOf(current, sort)} />
      </summary>
      <ul className="absolute start-0 z-10 mt-1 flex w-56 flex-col rounded-field border border-line bg-surface p-2 shadow-float">
        {SORT_COLUMNS.map((column) => (
          <li key={column}>
            <SortLink column={column} sort={sort} />
          </li>
        ))}
      </ul>
    </details>
  )
}
