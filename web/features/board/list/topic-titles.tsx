import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../../platform/i18n/text-lang'
import { Avatar } from '../../../ui/avatar'
import { AuthorName } from '../author-name'
import type { BoardRow } from '../board.presenter'
import { TopicStates } from '../topic-states'

export function OpenTitle({ topic, tourId }: { topic: BoardRow; tourId: number }) {
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
        <TopicFacts topic={topic} />
      </div>
    </>
  )
}

function TopicFacts({ topic }: { topic: BoardRow }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
      <AuthorName user={topic.user} />
      {topic.tags.length > 0 && <span>{topic.tags.map((tag) => `#${tag}`).join(' ')}</span>}
      <TopicStates topic={topic} />
    </p>
  )
}

/** Others see only that a private topic exists; its author can open it after a login. */
export function SecretTitle({ topicId, tourId }: { topicId: number; tourId: number }) {
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
        params={{ forumId: String(tourId), topicId: String(topicId) }}
        className="text-muted after:absolute after:inset-0 hover:text-primary"
      >
        {t('privatePost')}
      </Link>
    </>
  )
}
