import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface PagerProps {
  page: number
  pageCount: number
  label: string
  /** Id of the list to scroll to. */
  hash?: string
}

const NUMBER = 'grid size-11 place-items-center rounded-full font-semibold'
const STEP = `${NUMBER} hover:bg-line aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`

/** An arrow without a target stays, dimmed: it may have the focus. */
export function Pager({ page, pageCount, label, hash }: PagerProps) {
  const { t } = useTranslation()
  if (pageCount <= 1) return null
  const to = (target: number) => ({
    to: '.' as const,
    // Keep all other search parameters.
    search: ((search: object) => ({ ...search, page: target === 1 ? undefined : target })) as never,
    ...(hash && { hash }),
    // Page 1 has no parameter, so it would match every other page.
    activeOptions: { exact: true },
  })
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Link
        {...to(page - 1)}
        {...atEnd(page <= 1)}
        rel={page > 1 ? 'prev' : undefined}
        aria-label={t('pager.previous')}
        className={STEP}
      >
        <ChevronLeft aria-hidden size={20} />
      </Link>
      {pagesAround(page, pageCount).map((number, index) =>
        number === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else
          <span key={`gap${index}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={number}
            {...to(number)}
            aria-label={t('pager.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={`${NUMBER} tabular ${number === page ? 'bg-primary text-on-primary' : 'hover:bg-line'}`}
          >
            {number}
          </Link>
        ),
      )}
      <Link
        {...to(page + 1)}
        {...atEnd(page >= pageCount)}
        rel={page < pageCount ? 'next' : undefined}
        aria-label={t('pager.next')}
        className={STEP}
      >
        <ChevronRight aria-hidden size={20} />
      </Link>
    </nav>
  )
}

/** An arrow without a target; a link without `href` would lose the focus. */
function atEnd(isAtEnd: boolean) {
  return isAtEnd ? { disabled: true, tabIndex: 0 } : {}
}

/** Page numbers to show: first, last and neighbours, null for a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
