import { Link } from '@tanstack/react-router'
import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { keepSearch } from '../../../ui/link-search'
import { Pager } from '../../../ui/pager'
import { NUMBERED_PAGES, pageCountOf } from '../board.search'

interface ListPlace {
  rows: readonly { id: number }[]
  totalCount: number
  pageSize: number
  page: number
  /** Keyset cursor (topic id) when the list is past its numbered pages. */
  after: number | undefined
}

/** Numbered pages of the list in `hash`, then keyset paging, which costs the same at any depth. */
export function BoardPages({ hash, ...place }: ListPlace & { hash: string }) {
  const { t } = useTranslation('board')
  const { pageCount, isNumbered, isPastEnd, further } = waysOn(place)
  return (
    <>
      {isPastEnd && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
      {isNumbered && <Pager page={place.page} {...{ pageCount, hash }} label={t('pages')} />}
      {(!isNumbered || further !== undefined) && (
        <p className="flex flex-wrap justify-center gap-3">
          {!isNumbered && <StepLink label={t('fromStart')} hash={hash} />}
          {further !== undefined && <StepLink label={t('further')} after={further} hash={hash} />}
        </p>
      )}
    </>
  )
}

/** `further` is the topic after which the list continues, if it does. */
function waysOn({ rows, totalCount, pageSize, page, after }: ListPlace) {
  const pageCount = pageCountOf(totalCount, pageSize)
  const isBeyond = after !== undefined
  const isLastNumbered = page === NUMBERED_PAGES && pageCount > NUMBERED_PAGES
  const goesOn = isLastNumbered || (isBeyond && rows.length === pageSize)
  const isPastEnd = rows.length === 0 && totalCount > 0
  return {
    pageCount: Math.min(pageCount, NUMBERED_PAGES),
    isNumbered: !isBeyond && !isPastEnd,
    isPastEnd,
    further: goesOn ? rows.at(-1)?.id : undefined,
  }
}

function StepLink({ label, after, hash }: { label: string; after?: number; hash: string }) {
  return (
    <Link
      to="."
      search={keepSearch({ page: undefined, after })}
      hash={hash}
      activeOptions={{ exact: true }}
      className={buttonClass('pill')}
    >
      {label}
    </Link>
  )
}

export function FeedLink() {
  const { t } = useTranslation('board')
  return (
    <a
      href={`/board-${useLang()}.xml`}
      type="application/atom+xml"
      className="inline-flex min-h-11 items-center gap-1.5 self-center text-sm text-muted underline-offset-4 hover:underline"
    >
      <Rss aria-hidden size={15} />
      {t('feed')}
    </a>
  )
}
