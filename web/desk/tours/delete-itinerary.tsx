import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import { deleteItinerary, restoreItinerary } from './tours.api'

interface DeleteItineraryProps {
  tourId: number
  /** Called with the tour as stored, also after an undo. */
  onStored: (tour: EditedTour) => void
}

/** Moves the itinerary of all languages to the bin, after a question. */
export function DeleteItinerary({ tourId, onStored }: DeleteItineraryProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {t('itinerary.deleteAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('itinerary.deleteAllTitle')}
        action={t('itinerary.deleteAll')}
        onConfirm={() => void deleteAll()}
      >
        <p className="text-muted">{t('itinerary.deleteAllText')}</p>
      </ConfirmDialog>
    </>
  )

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
