import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keepSearch } from './link-search'

interface PagerProps {
  page: number
  pageCount: number
  label: string
  /** Id of the list to scroll to. */
  hash?: string
}

const NUMBER = 'grid size-11 place-items-center rounded-full font-semibold'
const STEP = `${NUMBER} hover:bg-line aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`

/** The pages of a list, with the steps to the one before and after. */
export function Pager({ page, pageCount, label, hash }: PagerProps) {
  if (pageCount <= 1) return null
  const [before, after] = [linkTo(page - 1, hash), linkTo(page + 1, hash)]
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step rel="prev" icon={ChevronLeft} link={before} isAtEnd={page <= 1} />
      {pagesAround(page, pageCount).map((number, index) =>
        number === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else
          <Gap key={`gap${index}`} />
        ) : (
          <PageNumber key={number} {...{ number, hash }} isCurrent={number === page} />
        ),
      )}
      <Step rel="next" icon={ChevronRight} link={after} isAtEnd={page >= pageCount} />
    </nav>
  )
}

function Gap() {
  return (
    <span aria-hidden className="px-1 text-muted">
      …
    </span>
  )
}

function linkTo(page: number, hash: string | undefined) {
  return {
    to: '.' as const,
    search: keepSearch({ page: page === 1 ? undefined : page }),
    ...(hash && { hash }),
    // Page 1 has no parameter, so it would match every other page.
    activeOptions: { exact: true },
  }
}

interface StepProps {
  rel: 'prev' | 'next'
  icon: LucideIcon
  link: ReturnType<typeof linkTo>
  isAtEnd: boolean
}

/** An arrow without a target stays, dimmed: it may have the focus, which a link without `href` would lose. */
function Step({ rel, icon: Icon, link, isAtEnd }: StepProps) {
  const { t } = useTranslation()
  return (
    <Link
      {...link}
      {...(isAtEnd && { disabled: true, tabIndex: 0 })}
      rel={isAtEnd ? undefined : rel}
      aria-label={t(rel === 'prev' ? 'pager.previous' : 'pager.next')}
      className={STEP}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}

interface PageNumberProps {
  number: number
  hash: string | undefined
  isCurrent: boolean
}

function PageNumber({ number, hash, isCurrent }: PageNumberProps) {
  const { t } = useTranslation()
  return (
    <Link
      {...linkTo(number, hash)}
      aria-label={t('pager.page', { page: number })}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${NUMBER} tabular ${isCurrent ? 'bg-primary text-on-primary' : 'hover:bg-line'}`}
    >
      {number}
    </Link>
  )
}

/** Page numbers to show: first, last and neighbours, null for a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => withGap(shown[index - 1] ?? number - 1, number))
}

/** A page, after the pages skipped before it: a single one, or null for several. */
function withGap(before: number, number: number): (number | null)[] {
  if (number - before === 2) return [number - 1, number]
  return number - before > 2 ? [null, number] : [number]
}
