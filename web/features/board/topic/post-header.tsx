import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName } from '../author-name'
import type { Post } from '../board.presenter'
import { postAnchor } from './post-anchor'
import { TopicStates } from '../topic-states'

/** Who wrote a post and when, with a link to it. */
export function PostHeader({ post }: { post: Post }) {
  const Heading = post.isOpening ? 'h2' : 'h3'
  return (
    <header className="flex items-center gap-3">
      <Avatar name={post.user.username} url={post.user.avatarUrl} />
      <div className="min-w-0 grow">
        <Heading className="text-base font-normal">
          <AuthorName user={post.user} />
        </Heading>
        <PostFacts post={post} />
      </div>
    </header>
  )
}

function PostFacts({ post }: { post: Post }) {
  const { t } = useTranslation('board')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <a
        href={`#${postAnchor(post.id)}`}
        className="inline-flex min-h-6 items-center hover:underline"
      >
        <TimeAgo time={post.createdAt} />
      </a>
      {post.editedAt !== null && <span>· {t('topic.edited')}</span>}
      <TopicStates topic={{ ...post, isPrivate: false, isLocked: false }} />
    </p>
  )
}
