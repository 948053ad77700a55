import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, ArrowDownUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  DEFAULT_SORT_METHOD,
  type SortMethod,
} from '../../../../worker/contracts/board/topic-rules'
import type { PartySize } from '../../../../worker/contracts/tours/prices'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { keepSearch } from '../../../ui/link-search'
import { Loaded } from '../../../ui/loaded'
import { BOARD_PAGE_SIZE, type BoardList } from '../board.api'
import { BOARD_LIST, directionOf, SORT_COLUMNS, nextSort, type SortColumn } from '../board.search'
import { ComposerPlace } from '../compose/composer-place'
import { useBoardList } from '../use-as-reader'
import { BoardBanner, type BannerImage, type BoardHeading } from './board-banner'
import { FeedLink, BoardPages } from './board-pages'
import { TopicRow } from './topic-row'

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

type ListPlace = Parameters<typeof useBoardList>[0]

interface TopicListProps extends ListPlace {
  /** Path of the banner's background image. */
  image: BannerImage | null
  /** Heading of a board on its own page; on a tour's page the board is a section. */
  heading?: BoardHeading
  /** The party that the reader has chosen on a tour's page. */
  party?: PartySize
}

export function TopicList({ image, heading, party, ...place }: TopicListProps) {
  const { t } = useTranslation('board')
  const { tourId } = place
  const query = useBoardList(place)
  return (
    <div className="flex flex-col gap-5">
      <BoardBanner tourId={tourId} image={image} heading={heading} />
      <ComposerPlace tourId={tourId} party={party} />
      <Loaded query={query} skeleton="h-76" failure={t('failed')}>
        {(list) => <TopicRows list={list} place={place} />}
      </Loaded>
      <FeedLink />
    </div>
  )
}

function TopicRows({ list, place }: { list: BoardList; place: ListPlace }) {
  const { t } = useTranslation('board')
  const { tourId, sort } = place
  const hasRows = list.rows.length > 0
  return (
    <>
      {list.stories && <StorySum {...list.stories} />}
      {list.totalCount === 0 && !hasRows && (
        <div className="rounded-card border border-dashed border-line px-6 py-10 text-center">
          <p className="text-lg font-semibold">{t('empty')}</p>
          <p className="mt-1 text-muted">{t('emptyHint')}</p>
        </div>
      )}
      {hasRows && <TopicTable rows={list.rows} sort={sort} tourId={tourId} />}
      <BoardPages {...list} {...place} pageSize={BOARD_PAGE_SIZE} hash={BOARD_LIST} />
    </>
  )
}

/** How many guests tell about this tour, and their stars on average. */
function StorySum({ count, stars }: NonNullable<BoardList['stories']>) {
  const { t } = useTranslation('board')
  const lang = useLang()
  const average = formatNumber(stars, lang)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span aria-hidden className="text-lg font-semibold">
        <span className="text-accent">★</span> {average}
      </span>
      <span className="sr-only">{t('story.average', { stars: average })}</span>
      <span className="text-muted">{t('story.sum', { count })}</span>
    </p>
  )
}

type TopicTableProps = { rows: BoardList['rows']; sort: SortMethod; tourId: number }

function TopicTable({ rows, sort, tourId }: TopicTableProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <SortMenu sort={sort} />
      <table className="block w-full">
        <caption className="sr-only">{t('list')}</caption>
        <SortHeaders sort={sort} />
        <tbody className="topics">
          {rows.map((row) => (
            <TopicRow key={row.id} row={row} tourId={tourId} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Sortable column headers; a phone has the menu instead. */
function SortHeaders({ sort }: { sort: SortMethod }) {
  return (
    <thead className="hidden pb-3 md:block">
      <tr className="flex gap-x-6">
        {SORT_COLUMNS.map((column) => (
          <Header key={column} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
  )
}

function Header({ column, sort }: { column: SortColumn; sort: SortMethod }) {
  const direction = directionOf(column, sort)
  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : undefined} className="text-sm">
      <SortLink column={column} sort={sort} />
    </th>
  )
}

function SortLink({ column, sort }: { column: SortColumn; sort: SortMethod }) {
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

function SortArrow({ direction }: { direction: 'asc' | 'desc' | null }) {
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

/** Sorting on a phone. */
function SortMenu({ sort }: { sort: SortMethod }) {
  const { t } = useTranslation(['board', 'site'])
  const current = SORT_COLUMNS.find((column) => directionOf(column, sort)) ?? 'name'
  return (
    <details name="menu" className="relative self-start md:hidden">
      <summary className={`${buttonClass('pill')} list-none`}>
        <ArrowDownUp aria-hidden size={16} />
        {t('site:labelled', { label: t('sort.label'), value: t(`column.${current}`) })}
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
