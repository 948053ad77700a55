import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../platform/i18n/text-lang'
import { buttonClass } from '../../ui/button'
import { TimeAgo } from '../../ui/time-ago'
import type { PostRow } from './accounts.api'

type PostListsProps = { topics: PostRow[]; replies: PostRow[]; isOwn: boolean }

export function PostLists({ topics, replies, isOwn }: PostListsProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="grid gap-10 *:min-w-0 md:grid-cols-2">
      <section>
        <Rows title={t('profile.topics')} rows={topics} empty={t('profile.noTopics')} />
        {isOwn && topics.length === 0 && (
          <Link to="/travel" className={buttonClass()}>
            {t('profile.toTours')}
          </Link>
        )}
      </section>
      <section>
        <Rows title={t('profile.replies')} rows={replies} empty={t('profile.noReplies')} />
      </section>
    </div>
  )
}

function Rows({ title, rows, empty }: { title: string; rows: PostRow[]; empty: string }) {
  return (
    <>
      <h2 className="flex items-baseline justify-between border-b border-line pb-2 text-lg">
        {title} <span className="tabular text-sm font-normal text-muted">{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className="py-3 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.topicId}-${row.createdAt}`}>
            <PostLink post={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PostLink({ post }: { post: PostRow }) {
  return (
    <Link
      to="/tour/$tourId/$topicId"
      params={{ tourId: String(post.tourId), topicId: String(post.topicId) }}
      className="flex min-h-11 flex-col py-3 hover:text-primary"
    >
      <PostTitle topicName={post.topicName} excerpt={post.excerpt} />
      <span className="flex justify-between gap-3 text-sm text-muted">
        <span className="truncate">{post.tourName}</span>
        <TimeAgo time={post.createdAt} />
      </span>
    </Link>
  )
}

/** The topic's name, below the excerpt if the post has one. */
function PostTitle({ topicName, excerpt }: Pick<PostRow, 'topicName' | 'excerpt'>) {
  return (
    <>
      {excerpt !== '' && (
        <span lang={textLang(excerpt)} className="line-clamp-2">
          {excerpt}
        </span>
      )}
      <span
        lang={textLang(topicName)}
        className={excerpt === '' ? 'line-clamp-2 font-semibold' : 'truncate text-muted'}
      >
        {topicName}
      </span>
    </>
  )
}
