import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  DEFAULT_SORT_METHOD,
  type SortMethod,
} from '../../../../worker/contracts/board/topic-rules'
import { keepSearch } from '../../../ui/link-search'
import { BOARD_LIST } from '../board.search'
import { directionOf, nextSort, type SortColumn } from './sort-columns'

interface SortLinkProps {
  column: SortColumn
  sort: SortMethod
}

export function SortLink({ column, sort }: SortLinkProps) {
  const { t } = useTranslation('board')
  const direction = directionOf(column, sort)
  return (
    <Link
      to="."
      search={searchBy(nextSort(column, sort))}
      hash={BOARD_LIST}
      activeOptions={{ exact: true }}
      resetScroll={false}
      hashScrollIntoView={false}
      className={`inline-flex min-h-11 w-full items-center gap-1 rounded-field font-semibold hover:text-primary max-md:px-3 ${direction ? 'text-ink' : 'text-muted'}`}
    >
      {t(`column.${column}`)}
      <SortArrow direction={direction} />
    </Link>
  )
}

function searchBy(sort: SortMethod) {
  const named = sort === DEFAULT_SORT_METHOD ? undefined : sort
  return keepSearch({ page: undefined, after: undefined, sort: named })
}

export function SortArrow({ direction }: { direction: 'asc' | 'desc' | null }) {
  const { t } = useTranslation('board')
  if (!direction) return null
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <>
      <Icon aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">({t(`sort.${direction}`)})</span>
    </>
  )
}
