import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { DeleteButton } from '../../ui/delete-button'
import { useToast } from '../../ui/toasts'
import { useAttempt } from '../../ui/use-attempt'
import { restoreItinerary } from './itinerary.api'
import { deleteItinerary } from '../../bin/bin.api'

interface DeleteItineraryProps {
  tourId: number
  /** Called with the tour as stored, also after an undo. */
  onStored: (tour: EditedTour) => void
}

/** Moves the itinerary of all languages to the bin, after a confirmation. */
export function DeleteItinerary(props: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()
  const deleteAll = useItineraryDeletion(props)
  return (
    <DeleteButton
      action={t('itinerary.deleteAll')}
      title={t('itinerary.deleteAllTitle')}
      text={t('itinerary.deleteAllText')}
      onConfirm={() => void attempt(deleteAll, t('itinerary.deleteAllFailed'))}
    />
  )
}

function useItineraryDeletion({ tourId, onStored }: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { attempt } = useAttempt()
  const queryClient = useQueryClient()
  const changeAndReload = async (change: typeof deleteItinerary | typeof restoreItinerary) => {
    await change(queryClient, tourId)
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    onStored(await queryClient.fetchQuery(adminTourQuery(tourId)))
  }
  return async (): Promise<void> => {
    await changeAndReload(deleteItinerary)
    const undo = () => attempt(() => changeAndReload(restoreItinerary))
    showToast({ text: t('itinerary.deletedAll'), undo })
  }
}
