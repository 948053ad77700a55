import { Flag, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '../../../worker/contracts/board'
import { useSession } from '../../platform/session/session'
import { DeleteDialog } from './delete-dialog'
import { ModerationButtons } from './moderation-buttons'
import { ACTION } from './post-action-look'
import { ReportDialog } from './report-dialog'

interface PostActionsProps {
  post: Reply
  onEdit: () => void
  onDeletion: (isDone: boolean) => void
}

/** The actions a reader has on a post; none for visitors. */
export function PostActions({ post, onEdit, onDeletion }: PostActionsProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  if (!reader) return null
  const askToDelete = () => {
    // A live region repeats a text only after it was empty.
    onDeletion(false)
    setOpen('delete')
  }
  const isOwn = post.user.username === reader.username
  return (
    <div
      role="group"
      aria-label={t('topic.actions', { name: post.user.username ?? t('deletedMember') })}
      className="-ms-3 mt-2 flex flex-wrap"
    >
      {post.canEdit && (
        <button type="button" onClick={onEdit} className={ACTION}>
          <PenLine aria-hidden size={15} />
          {t('topic.edit')}
        </button>
      )}
      {post.canDelete && (
        <button type="button" onClick={askToDelete} className={ACTION}>
          <Trash2 aria-hidden size={15} />
          {t('topic.delete')}
        </button>
      )}
      {!isOwn && !reader.isSuperUser && !post.isDeleted && (
        <button type="button" onClick={() => setOpen('report')} className={ACTION}>
          <Flag aria-hidden size={15} />
          {t('topic.report')}
        </button>
      )}
      {reader.isSuperUser && <ModerationButtons post={post} />}
      <DeleteDialog
        post={post}
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        onDeleted={() => onDeletion(true)}
      />
      <ReportDialog replyId={post._id} isOpen={open === 'report'} onClose={() => setOpen(null)} />
    </div>
  )
}
