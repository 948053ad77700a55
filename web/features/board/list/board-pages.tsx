import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../ui/pager'
import { NUMBERED_PAGES, pageCountOf } from '../board.search'
import { buttonClass } from '../../../ui/button'

interface BoardPagesProps {
  rows: readonly { id: number }[]
  totalCount: number
  pageSize: number
  page: number
  /** Keyset cursor (topic id) where the list is read beyond its numbered pages. */
  after: number | undefined
  /** Id of the list's element. */
  hash: string
}

/** Numbered pages first, then keyset paging, which costs the same at any depth. */
export function BoardPages({ rows, totalCount, pageSize, page, after, hash }: BoardPagesProps) {
  const { t } = useTranslation('board')
  const pageCount = pageCountOf(totalCount, pageSize)
  const isBeyond = after !== undefined
  const isLastNumbered = page === NUMBERED_PAGES && pageCount > NUMBERED_PAGES
  const goesOn = isLastNumbered || (isBeyond && rows.length === pageSize)
  const last = rows.at(-1)?.id
  const isPastEnd = rows.length === 0 && totalCount > 0
  return (
    <>
      {isPastEnd && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
      {!isBeyond && !isPastEnd && (
        <Pager
          page={page}
          pageCount={Math.min(pageCount, NUMBERED_PAGES)}
          label={t('pages')}
          hash={hash}
        />
      )}
      {(isBeyond || isPastEnd || goesOn) && (
        <p className="flex flex-wrap justify-center gap-3">
          {(isBeyond || isPastEnd) && (
            <StepLink label={t('fromStart')} after={undefined} hash={hash} />
          )}
          {goesOn && last !== undefined && (
            <StepLink label={t('further')} after={last} hash={hash} />
          )}
        </p>
      )}
    </>
  )
}

interface StepLinkProps {
  label: string
  after: number | undefined
  hash: string
}

function StepLink({ label, after, hash }: StepLinkProps) {
  // Keep the other search parameters of the surrounding page.
  const search = ((previous: object) => ({ ...previous, page: undefined, after })) as never
  return (
    <Link
      to="."
      search={search}
      hash={hash}
      activeOptions={{ exact: true }}
      className={buttonClass('pill')}
    >
      {label}
    </Link>
  )
}
