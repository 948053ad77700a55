import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Post } from '../board.presenter'
import { useSession } from '../../../platform/session/session'
import { ConfirmDialog } from '../../../ui/dialog'
import { BOARD_KEY } from '../board.api'
import { deleteReply } from '../writing.api'
import { SendFailure } from '../compose/send-failure'

interface DeleteDialogProps {
  post: Post
  isOpen: boolean
  onClose: () => void
  /** Called when the post is deleted and its topic is not. */
  onDeleted: () => void
}

/** Confirms a deletion; goes to the board when the topic is deleted with it. */
export function DeleteDialog({ post, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('board')
  const isSuperUser = useSession()?.isSuperUser ?? false
  const openingWarning = isSuperUser ? 'topic.deleteTopicText' : 'topic.deleteOpeningText'
  const warning = post.isOpening ? openingWarning : 'topic.deleteText'
  const remove = useDeletion({ post, onClose, onDeleted })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('topic.deleteTitle')}
      action={t(remove.isPending ? 'topic.deleting' : 'topic.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{t(warning)}</p>
      <SendFailure error={remove.error} otherwise="NotDeleted" />
    </ConfirmDialog>
  )
}

function useDeletion({ post, onClose, onDeleted }: Omit<DeleteDialogProps, 'isOpen'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (_: void, { client }) => deleteReply(client, post.id),
    onSuccess: async ({ isTopicDeleted, tourId }) => {
      onClose()
      if (isTopicDeleted) {
        // Leave first: the mounted queries would refetch a deleted topic.
        const params = { tourId: String(tourId) }
        await navigate({ to: '/board/$tourId', params, replace: true })
        queryClient.removeQueries({ queryKey: BOARD_KEY, type: 'inactive' })
      }
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
      if (!isTopicDeleted) onDeleted()
    },
  })
}
