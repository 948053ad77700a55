import { useTranslation } from 'react-i18next'
import type { PartySize } from '../../../../worker/contracts/tours/prices'
import { Loaded } from '../../../ui/loaded'
import { BOARD_PAGE_SIZE, type BoardList } from '../board.api'
import { BOARD_LIST } from '../board.search'
import { ComposerPlace } from '../compose/composer-place'
import { FeedLink, BoardPages } from './board-pages'
import { useBoardList } from '../use-as-reader'
import { BoardBanner, type BannerImage, type BoardHeading } from './board-banner'
import { TopicTable } from './topic-table'

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
