import { Flag, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginData } from '../../../platform/session/login-data'
import { useSession } from '../../../platform/session/session'
import { useMay } from '../../../platform/session/use-may'
import type { Post } from '../board.presenter'
import { ActionButton } from './action-button'
import { DeleteDialog } from './delete-dialog'
import { ModerationButtons } from './moderation-buttons'
import { ReportDialog } from './report-dialog'

type PostActionsProps = { post: Post; onEdit: () => void; onDeletion: (isDone: boolean) => void }

/** The actions a reader may take on a post; none for visitors. */
export function PostActions({ post, onEdit, onDeletion }: PostActionsProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const mayModerate = useMay('board:moderate')
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  if (import.meta.env.SSR || !reader) return null
  const close = () => setOpen(null)
  const onDeleted = () => onDeletion(true)
  const askToDelete = () => {
    // A live region announces the same text again only after it was empty.
    onDeletion(false)
    setOpen('delete')
  }
  return (
    <div
      role="group"
      aria-label={t('topic.actions', {
        name: post.user.username ?? t(post.user.isGuest ? 'story.guest' : 'deletedMember'),
      })}
      className="-ms-3 mt-2 flex flex-wrap"
    >
      {post.canEdit && <ActionButton icon={PenLine} label={t('topic.edit')} onClick={onEdit} />}
      {post.canDelete && (
        <ActionButton icon={Trash2} label={t('topic.delete')} onClick={askToDelete} />
      )}
      {!mayModerate && mayReport(post, reader) && (
        <ActionButton icon={Flag} label={t('topic.report')} onClick={() => setOpen('report')} />
      )}
      {mayModerate && <ModerationButtons post={post} />}
      <DeleteDialog post={post} isOpen={open === 'delete'} onClose={close} onDeleted={onDeleted} />
      <ReportDialog replyId={post.id} isOpen={open === 'report'} onClose={close} />
    </div>
  )
}

/** Moderators do not report posts. */
function mayReport({ user, isDeleted }: Post, { username }: LoginData): boolean {
  return (user.isGuest || user.username !== username) && !isDeleted
}
