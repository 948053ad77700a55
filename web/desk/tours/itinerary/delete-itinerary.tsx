import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { DeleteButton } from '../../ui/delete-button'
import { useToast } from '../../ui/toasts'
import { useFailureToast } from '../../ui/use-failure-toast'
import { deleteItinerary, restoreItinerary } from './itinerary.api'

interface DeleteItineraryProps {
  tourId: number
  /** Called with the tour as stored, also after an undo. */
  onStored: (tour: EditedTour) => void
}

/** Moves the itinerary of all languages to the bin, after a confirmation. */
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

function useItineraryDeletion(props: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const tellFailure = useFailureToast()
  const queryClient = useQueryClient()
  const reload = useReload(props)
  const undo = useItineraryRestore(props)
  return async (): Promise<void> => {
    try {
      await deleteItinerary(queryClient, props.tourId)
      await reload()
      showToast({ text: t('itinerary.deletedAll'), undo })
    } catch (error) {
      tellFailure(error, t('itinerary.deleteAllFailed'))
    }
  }
}

function useItineraryRestore(props: DeleteItineraryProps) {
  const tellFailure = useFailureToast()
  const queryClient = useQueryClient()
  const reload = useReload(props)
  return async (): Promise<void> => {
    try {
      await restoreItinerary(queryClient, props.tourId)
      await reload()
    } catch (error) {
      tellFailure(error)
    }
  }
}

function useReload({ tourId, onStored }: DeleteItineraryProps) {
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    onStored(await queryClient.fetchQuery(adminTourQuery(tourId)))
  }
}
