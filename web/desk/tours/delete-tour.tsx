import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { DeleteButton } from '../ui/delete-button'
import { useToast } from '../ui/toasts'
import { deleteTour, restoreTour } from './tours.api'

interface DeleteTourProps {
  id: number
  name: string
  onLeave: () => void
}

export function DeleteTour(props: DeleteTourProps) {
  const { t } = useTranslation('admin')
  const remove = useTourDeletion(props)
  return (
    <DeleteButton
      action={t('tour.delete')}
      title={t('tour.deleteTitle', { name: props.name })}
      text={t('tour.deleteText')}
      onConfirm={() => void remove()}
    />
  )
}

function useTourDeletion({ id, name, onLeave }: DeleteTourProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return remove

  async function remove(): Promise<void> {
    try {
      await deleteTour(queryClient, id)
    } catch (error) {
      showToast({ text: `${t('tour.deleteFailed')} ${ofFailure(error)}`, look: 'danger' })
      return
    }
    onLeave()
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    await navigate({ to: '/admin/tours', ignoreBlocker: true })
    showToast({ text: t('tour.deleted'), undo: undoDelete })
  }

  async function undoDelete(): Promise<void> {
    try {
      await restoreTour(queryClient, id)
      void queryClient.invalidateQueries({ queryKey: ['tours'] })
      await navigate({ to: '/admin/$forumId', params: { forumId: String(id) } })
      showToast({ text: t('bin.restored', { name }) })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    }
  }
}
