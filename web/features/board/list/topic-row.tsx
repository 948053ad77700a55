import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Avatar } from '../../../ui/avatar'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName, CategoryChip, StoryMark, TopicStates } from '../topic-facts'
import { topicLink } from '../board.search'
import { isSecret, type BoardRow, type SecretRow } from '../board.presenter'

type TopicRowProps = { row: BoardRow | SecretRow; tourId: number }

/** A topic as a card: its author's face, the title, a line of its text, and its counts. */
export function TopicRow({ row, tourId }: TopicRowProps) {
  const { t } = useTranslation('board')
  const open = isSecret(row) ? null : row
  return (
    <tr>
      <td>{open && <CategoryChip category={open.category} />}</td>
      <td>
        <Title row={row} tourId={tourId} />
      </td>
      <Count label={t('column.replies')} count={open?.replies} />
      <Count label={t('column.views')} count={open?.views} />
      <td>
        <TimeAgo time={row.createdAt} />
      </td>
    </tr>
  )
}

function Title({ row, tourId }: TopicRowProps) {
  if (isSecret(row)) return <SecretTitle topicId={row.id} tourId={tourId} />
  return (
    <>
      <Avatar name={row.user.username} url={row.user.avatarUrl} />
      <div className="min-w-0">
        <Link
          {...topicLink(tourId, row.id)}
          lang={textLang(row.name)}
          className="text-lg leading-snug font-semibold after:absolute after:inset-0 hover:text-primary"
        >
          {row.name}
        </Link>
        <TopicFacts topic={row} />
        {row.excerpt !== '' && (
          <p lang={textLang(row.excerpt)} className="mt-1 line-clamp-2">
            {row.excerpt}
          </p>
        )}
      </div>
    </>
  )
}

/** Empty where the reader may not know the number. */
function Count({ label, count }: { label: string; count: number | undefined }) {
  const lang = useLang()
  return <td>{count === undefined ? null : `${label} ${formatNumber(count, lang)}`}</td>
}

function TopicFacts({ topic }: { topic: BoardRow }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
      <AuthorName user={topic.user} />
      <StoryMark story={topic.story} />
      {topic.tags.length > 0 && <span>{topic.tags.map((tag) => `#${tag}`).join(' ')}</span>}
      <TopicStates topic={topic} />
    </p>
  )
}

/** Others see only that a private topic exists; its author can open it after a login. */
function SecretTitle({ topicId, tourId }: { topicId: number; tourId: number }) {
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
        {...topicLink(tourId, topicId)}
        preload={false}
        className="text-muted after:absolute after:inset-0 hover:text-primary"
      >
        {t('privatePost')}
      </Link>
    </>
  )
}
