import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../board.api'
import { textLang } from '../../../platform/i18n/text-lang'
import { Avatar } from '../../../ui/avatar'
import { Prose } from '../../../ui/prose'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName } from '../author-name'
import { postAnchor } from '../board.search'
import { PostActions } from './post-actions'
import { ReplyEditor } from '../compose/reply-editor'
import { TopicStates } from '../topic-states'
import { moveFocus } from '../../../ui/focus'

interface PostProps {
  post: Post
  tourId: number
  /** Called with false when the dialog opens, with true after the deletion. */
  onDeletion: (isDone: boolean) => void
}

export function Post({ post, tourId, onDeletion }: PostProps) {
  const { t } = useTranslation('board')
  const Heading = post.isOpening ? 'h2' : 'h3'
  const article = useRef<HTMLElement>(null)
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown')
  return (
    <article
      ref={article}
      id={postAnchor(post.id)}
      className={`scroll-mt-6 ${post.isOpening ? '' : 'rounded-card border border-line bg-surface p-4 sm:p-5'}`}
    >
      <header className="flex items-center gap-3">
        <Avatar name={post.user.username} url={post.user.avatarUrl} />
        <div className="min-w-0 grow">
          <Heading className="text-base font-normal">
            <AuthorName user={post.user} />
          </Heading>
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
        </div>
      </header>
      {state === 'edited' ? (
        <ReplyEditor
          post={post}
          tourId={tourId}
          onClose={(isSaved) => {
            moveFocus(article.current)
            setState(isSaved ? 'saved' : 'shown')
          }}
        />
      ) : (
        <PostText post={post} />
      )}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {state === 'saved' ? t('Updated') : ''}
      </p>
      {state !== 'edited' && (
        <PostActions post={post} onEdit={() => setState('edited')} onDeletion={onDeletion} />
      )}
    </article>
  )
}

function PostText({ post }: { post: Post }) {
  const { t } = useTranslation('board')
  if (post.isDeleted) return <p className="mt-4 text-muted">{t('topic.blanked')}</p>
  return <Prose lang={textLang(post.content)} className="mt-4" html={post.html} />
}
