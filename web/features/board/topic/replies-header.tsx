import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { keepSearch } from '../../../ui/link-search'
import type { Topic } from '../board.presenter'
import { ANSWERS, NEWEST } from './post-anchor'

/** Number of replies on a page from which it shows a link to the newest. */
const MANY = 10

interface RepliesHeaderProps {
  topic: Topic
  /** Number of replies on this page. */
  shown: number
  page: number
  pageCount: number
}

export function RepliesHeader({ topic, shown, page, pageCount }: RepliesHeaderProps) {
  const { t } = useTranslation('board')
  const isOne = pageCount === 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={ANSWERS} className="scroll-mt-6 text-lg">
        {t('replies', { count: isOne ? shown : topic.replies })}
      </h2>
      {(!isOne || shown >= MANY) && (
        <p className="flex flex-wrap gap-x-4">
          {page > 1 && <PlaceLink page={1} label={t('fromStart')} />}
          <PlaceLink page={pageCount} hash={NEWEST} label={t('topic.toNewest')} />
        </p>
      )}
    </div>
  )
}

function PlaceLink({ page, hash, label }: { page: number; hash?: string; label: string }) {
  return (
    <Link
      to="."
      search={keepSearch({ page: page === 1 ? undefined : page })}
      {...(hash && { hash })}
      activeOptions={{ exact: true, includeHash: true }}
      className={buttonClass('link')}
    >
      {label}
    </Link>
  )
}
