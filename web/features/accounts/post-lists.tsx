import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../worker/contracts/accounts'
import { buttonClass } from '../../ui/button'
import { TimeAgo } from '../../ui/time-ago'

type Row = Profile['topics'][number]

export function PostLists({
  topics,
  replies,
  isOwn,
}: Pick<Profile, 'topics' | 'replies'> & { isOwn: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <div className="grid gap-10 *:min-w-0 md:grid-cols-2">
      <section>
        <Heading text={t('profile.topics')} count={topics.length} />
        {topics.length > 0 ? (
          <Rows rows={topics} />
        ) : (
          <p className="py-3 text-muted">{t('profile.noTopics')}</p>
        )}
        {isOwn && topics.length === 0 && (
          <Link to="/travel" className={buttonClass()}>
            {t('profile.toTours')}
          </Link>
        )}
      </section>
      <section>
        <Heading text={t('profile.replies')} count={replies.length} />
        {replies.length > 0 ? (
          <Rows rows={replies} />
        ) : (
          <p className="py-3 text-muted">{t('profile.noReplies')}</p>
        )}
      </section>
    </div>
  )
}

function Heading({ text, count }: { text: string; count: number }) {
  return (
    <h2 className="flex items-baseline justify-between border-b border-line pb-2 text-lg">
      {text} <span className="tabular text-sm font-normal text-muted">{count}</span>
    </h2>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ forum, topic, createdAt }) => (
        <li key={`${topic._id}-${createdAt}`}>
          <Link
            to="/tour/$forumId/$topicId"
            params={{ forumId: String(forum._id), topicId: String(topic._id) }}
            className="flex min-h-11 flex-col py-3 hover:text-primary"
          >
            <span className="line-clamp-2 font-semibold">{topic.name}</span>
            <span className="flex justify-between gap-3 text-sm text-muted">
              <span className="truncate">{forum.name}</span>
              <TimeAgo time={createdAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
