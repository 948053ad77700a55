import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { DeleteButton } from '../../ui/delete-button'
import { useToast } from '../../ui/toasts'
import { deleteItinerary, restoreItinerary } from './itinerary.api'

interface DeleteItineraryProps {
  tourId: number
  /** Called with the tour as stored, also after an undo. */
  onStored: (tour: EditedTour) => void
}

/** Moves the itinerary of all languages to the bin, after a question. */
export function DeleteItinerary(props: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const deleteAll = useItineraryDeletion(props)
  return (
    <DeleteButton
      action={t('itinerary.deleteAll')}
      title={t('itinerary.deleteAllTitle')}
      text={t('itinerary.deleteAllText')}
      onConfirm={() => void deleteAll()}
    />
  )
}

function useItineraryDeletion({ tourId, onStored }: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  return deleteAll

  async function deleteAll(): Promise<void> {
    try {
      await deleteItinerary(queryClient, tourId)
      await reload()
      showToast({ text: t('itinerary.deletedAll'), undo: undoDelete })
    } catch (error) {
      showToast({ text: `${t('itinerary.deleteAllFailed')} ${ofFailure(error)}`, look: 'danger' })
    }
  }

  async function undoDelete(): Promise<void> {
    try {
      await restoreItinerary(queryClient, tourId)
      await reload()
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    }
  }

  async function reload(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    onStored(await queryClient.fetchQuery(adminTourQuery(tourId)))
  }
}
