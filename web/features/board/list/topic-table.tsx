import { useTranslation } from 'react-i18next'
import type { SortMethod } from '../../../../worker/contracts/board/topic-rules'
import type { BoardList } from '../board.api'
import { SortHeaders } from './sort-headers'
import { SortMenu } from './sort-menu'
import { TopicRow } from './topic-row'

interface TopicTableProps {
  rows: BoardList['rows']
  sort: SortMethod
  tourId: number
}

export function TopicTable({ rows, sort, tourId }: TopicTableProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <SortMenu sort={sort} />
      <table className="block w-full">
        <caption className="sr-only">{t('list')}</caption>
        <SortHeaders sort={sort} />
        <tbody className="block divide-y divide-line border-b border-line">
          {rows.map((row) => (
            <TopicRow key={row.id} row={row} tourId={tourId} />
          ))}
        </tbody>
      </table>
    </>
  )
}
