import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../../platform/i18n/text-lang'
import { Avatar } from '../../../ui/avatar'
import { moveFocus } from '../../../ui/focus'
import { Prose } from '../../../ui/prose'
import { TimeAgo } from '../../../ui/time-ago'
import { AuthorName, TopicStates } from '../topic-facts'
import type { Post as PostView } from '../board.presenter'
import { ReplyEditor } from '../compose/reply-editor'
import { PostActions } from './post-actions'
import { postAnchor } from '../board.search'

type PostProps = { post: PostView; tourId: number; onDeletion: (isDone: boolean) => void }

/** `onDeletion` is called with false when the dialog opens, with true after the deletion. */
export function Post({ post, tourId, onDeletion }: PostProps) {
  const article = useRef<HTMLElement>(null)
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown')
  const closeEditor = (isSaved: boolean) => {
    moveFocus(article.current)
    setState(isSaved ? 'saved' : 'shown')
  }
  const isEdited = state === 'edited'
  const edit = () => setState('edited')
  return (
    <article
      ref={article}
      id={postAnchor(post.id)}
      className={`scroll-mt-6 ${post.isOpening ? '' : 'rounded-card border border-line bg-surface p-4 sm:p-5'}`}
    >
      <PostHeader post={post} />
      {isEdited && <ReplyEditor post={post} tourId={tourId} onClose={closeEditor} />}
      {!isEdited && <PostText post={post} />}
      <SavedStatus isSaved={state === 'saved'} />
      {!isEdited && <PostActions post={post} onEdit={edit} onDeletion={onDeletion} />}
    </article>
  )
}

function SavedStatus({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation('board')
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {isSaved ? t('Updated') : ''}
    </p>
  )
}

function PostText({ post }: { post: PostView }) {
  const { t } = useTranslation('board')
  if (post.isDeleted) return <p className="mt-4 text-muted">{t('topic.blanked')}</p>
  return <Prose lang={textLang(post.content)} className="mt-4" html={post.html} />
}

/** Author and time of a post, with a link to it. */
function PostHeader({ post }: { post: PostView }) {
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

function PostFacts({ post }: { post: PostView }) {
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
