import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Avatar } from '../../../ui/avatar'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName } from '../author-name'
import { isSecret, type BoardRow, type SecretRow } from '../board.api'
import { CategoryChip } from '../category-chip'
import { ROW_GRID } from './sort-links'
import { TopicStates } from '../topic-states'

interface TopicRowProps {
  row: BoardRow | SecretRow
  tourId: number
}

export function TopicRow({ row, tourId }: TopicRowProps) {
  const { t } = useTranslation('board')
  const lang = useLang()
  const isPrivate = isSecret(row)
  return (
    <tr
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1.5 py-4 md:py-3.5 ${isPrivate ? '' : 'hover:bg-surface'} ${ROW_GRID}`}
    >
      <td className="max-md:order-2 max-md:ps-14">
        {isPrivate ? (
          <span className="max-md:hidden">—</span>
        ) : (
          <CategoryChip category={row.category} />
        )}
      </td>
      <td className="flex min-w-0 items-center gap-3 max-md:order-1 max-md:w-full">
        {isPrivate ? (
          <SecretTitle row={row} tourId={tourId} />
        ) : (
          <OpenTitle topic={row} tourId={tourId} />
        )}
      </td>
      <Count label={t('column.replies')}>
        {isPrivate ? null : formatNumber(row.replies, lang)}
      </Count>
      <Count label={t('column.views')}>{isPrivate ? null : formatNumber(row.views, lang)}</Count>
      <td className="text-sm text-muted max-md:order-5 max-md:ms-auto">
        <TimeAgo time={row.createdAt} />
      </td>
    </tr>
  )
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      className={`tabular text-sm text-muted max-md:order-3 md:text-end md:text-base ${children === null ? 'max-md:hidden' : ''}`}
    >
      {children !== null && <span className="md:sr-only">{label} </span>}
      {children ?? '—'}
    </td>
  )
}

function OpenTitle({ topic, tourId }: { topic: BoardRow; tourId: number }) {
  return (
    <>
      <Avatar name={topic.user.username} url={topic.user.avatarUrl} />
      <div className="min-w-0">
        <Link
          to="/tour/$forumId/$topicId"
          params={{ forumId: String(tourId), topicId: String(topic.id) }}
          lang={textLang(topic.name)}
          className="text-lg leading-snug font-semibold after:absolute after:inset-0 hover:text-primary"
        >
          {topic.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
          <AuthorName user={topic.user} />
          {topic.tags.length > 0 && <span>{topic.tags.map((tag) => `#${tag}`).join(' ')}</span>}
          <TopicStates topic={topic} />
        </p>
      </div>
    </>
  )
}

/** Others see only that a private topic exists; its author can open it after a login. */
function SecretTitle({ row, tourId }: { row: SecretRow; tourId: number }) {
  const { t } = useTranslation('board')
  return (
    <>
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-line text-muted"
      >
        <Lock size={18} />
      </span>
      <Link
        to="/tour/$forumId/$topicId"
        params={{ forumId: String(tourId), topicId: String(row.id) }}
        className="text-muted after:absolute after:inset-0 hover:text-primary"
      >
        {t('privatePost')}
      </Link>
    </>
  )
}
