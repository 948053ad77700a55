import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { Post } from '../board.presenter'
import { DraftNote } from './draft-note'
import { PostTextField } from './post-text-field'
import { SendFailure } from './send-failure'
import { useReplyEdit } from './use-reply-edit'

interface ReplyEditorProps {
  post: Post
  tourId: number
  /** False when the edit was cancelled. */
  onClose: (isSaved: boolean) => void
}

/** Edits a post in place. The draft is stored in this browser until it is saved or cancelled. */
export function ReplyEditor({ post, tourId, onClose }: ReplyEditorProps) {
  const { t } = useTranslation('board')
  const id = useId()
  const edit = useReplyEdit(post, onClose)
  return (
    <form onSubmit={edit.submit} noValidate className="mt-4 flex flex-col gap-3">
      <PostTextField
        tourId={tourId}
        id={id}
        content={edit.content}
        fault={edit.fault}
        onChange={edit.write}
        field={{ 'aria-label': t('topic.edit') }}
        takesFocus
      />
      <SendFailure error={edit.save.error} otherwise="NotUpdated" />
      <SaveOrCancel edit={edit} />
    </form>
  )
}

function SaveOrCancel({ edit }: { edit: ReturnType<typeof useReplyEdit> }) {
  const { t } = useTranslation(['board', 'common'])
  const { isPending } = edit.save
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        look="primary"
        disabled={isPending || edit.fault !== null}
        className="min-w-28"
      >
        {t(isPending ? 'topic.saving' : 'topic.confirm')}
      </Button>
      <Button onClick={edit.cancel}>{t('common:cancel')}</Button>
      {edit.isStored && <DraftNote onDiscard={edit.discard} />}
    </div>
  )
}
