import { Flag, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../board.api'
import { useSession } from '../../../platform/session/session'
import { DeleteDialog } from './delete-dialog'
import { ModerationButtons } from './moderation-buttons'
import { ReportDialog } from './report-dialog'
import { Button } from '../../../ui/button'

interface PostActionsProps {
  post: Post
  onEdit: () => void
  onDeletion: (isDone: boolean) => void
}

/** The actions a reader has on a post; none for visitors. */
export function PostActions({ post, onEdit, onDeletion }: PostActionsProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  if (import.meta.env.SSR || !reader) return null
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
        <Button look="faint" onClick={onEdit}>
          <PenLine aria-hidden size={15} />
          {t('topic.edit')}
        </Button>
      )}
      {post.canDelete && (
        <Button look="faint" onClick={askToDelete}>
          <Trash2 aria-hidden size={15} />
          {t('topic.delete')}
        </Button>
      )}
      {!isOwn && !reader.isSuperUser && !post.isDeleted && (
        <Button look="faint" onClick={() => setOpen('report')}>
          <Flag aria-hidden size={15} />
          {t('topic.report')}
        </Button>
      )}
      {reader.isSuperUser && <ModerationButtons post={post} />}
      <DeleteDialog
        post={post}
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        onDeleted={() => onDeletion(true)}
      />
      <ReportDialog replyId={post.id} isOpen={open === 'report'} onClose={() => setOpen(null)} />
    </div>
  )
}
