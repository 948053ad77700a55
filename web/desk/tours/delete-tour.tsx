import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useToast } from '../ui/toasts'
import { deleteTour, restoreTour } from './tours.api'

export function DeleteTour({
  id,
  name,
  onLeave,
}: {
  id: number
  name: string
  onLeave: () => void
}) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {t('tour.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('tour.deleteTitle', { name })}
        action={t('tour.delete')}
        onConfirm={() => void remove()}
      >
        <p className="text-muted">{t('tour.deleteText')}</p>
      </ConfirmDialog>
    </>
  )

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
