import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../ui/pager'
import { BOARD_PAGE_SIZE, type BoardList } from './board.api'
import { BOARD_LIST, NUMBERED_PAGES, pageCountOf } from './board.view'

interface BoardPagesProps {
  list: BoardList
  page: number
  /** Keyset cursor (topic id) where the list is read beyond its numbered pages. */
  after: number | undefined
}

const STEP =
  'inline-flex min-h-11 items-center rounded-full border border-line px-5 font-semibold hover:border-primary'

/** Numbered pages first, then keyset paging, which costs the same at any depth. */
export function BoardPages({ list: { rows, totalCount }, page, after }: BoardPagesProps) {
  const { t } = useTranslation('board')
  const pageCount = pageCountOf(totalCount, BOARD_PAGE_SIZE)
  const isBeyond = after !== undefined
  const isLastNumbered = page === NUMBERED_PAGES && pageCount > NUMBERED_PAGES
  const goesOn = isLastNumbered || (isBeyond && rows.length === BOARD_PAGE_SIZE)
  const last = rows.at(-1)?._id
  const isPastEnd = rows.length === 0 && totalCount > 0
  return (
    <>
      {isPastEnd && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
      {!isBeyond && !isPastEnd && (
        <Pager
          page={page}
          pageCount={Math.min(pageCount, NUMBERED_PAGES)}
          label={t('pages')}
          hash={BOARD_LIST}
        />
      )}
      {(isBeyond || isPastEnd || goesOn) && (
        <p className="flex flex-wrap justify-center gap-3">
          {(isBeyond || isPastEnd) && <StepLink label={t('fromStart')} after={undefined} />}
          {goesOn && last !== undefined && <StepLink label={t('further')} after={last} />}
        </p>
      )}
    </>
  )
}

function StepLink({ label, after }: { label: string; after: number | undefined }) {
  // Keep the other search parameters of the surrounding page.
  const search = ((previous: object) => ({ ...previous, page: undefined, after })) as never
  return (
    <Link to="." search={search} hash={BOARD_LIST} activeOptions={{ exact: true }} className={STEP}>
      {label}
    </Link>
  )
}
