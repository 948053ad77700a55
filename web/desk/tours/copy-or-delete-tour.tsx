import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DeleteButton } from '../ui/delete-button'
import { IconTextButton } from '../ui/icon-text-button'
import { useToast } from '../ui/toasts'
import { useAttempt } from '../ui/use-attempt'
import { duplicateTour, restoreTour } from './tours.api'
import { deleteTour } from '../bin/bin.api'

interface DeleteTourProps {
  id: number
  name: string
  onLeave: () => void
}

export function DeleteTour(props: DeleteTourProps) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()
  const remove = useTourDeletion(props)
  return (
    <DeleteButton
      action={t('tour.delete')}
      title={t('tour.deleteTitle', { name: props.name })}
      text={t('tour.deleteText')}
      onConfirm={() => void attempt(remove, t('tour.deleteFailed'))}
    />
  )
}

function useTourDeletion({ id, name, onLeave }: DeleteTourProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { attempt } = useAttempt()
  const restore = useTourRestore(id, name)
  return async (): Promise<void> => {
    await deleteTour(queryClient, id)
    onLeave()
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    await navigate({ to: '/admin/tours', ignoreBlocker: true })
    showToast({ text: t('tour.deleted'), undo: () => attempt(restore) })
  }
}

function useTourRestore(id: number, name: string) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    await restoreTour(queryClient, id)
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    await navigate({ to: '/admin/$tourId', params: { tourId: String(id) } })
    showToast({ text: t('bin.restored', { name }) })
  }
}

/** Copies the stored tour to a hidden one and opens it. */
export function DuplicateTour({ id }: { id: number }) {
  const { t } = useTranslation('tour-desk')
  const { isBusy, attempt } = useAttempt()
  const copy = useCopy(id)
  const text = t(isBusy ? 'duplicate.busy' : 'duplicate.action')
  const start = () => void attempt(copy)
  return <IconTextButton icon={Copy} text={text} disabled={isBusy} onClick={start} />
}

function useCopy(id: number) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  return async (): Promise<void> => {
    const copyId = await duplicateTour(client, id)
    void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
    await navigate({ to: '/admin/$tourId', params: { tourId: String(copyId) } })
    showToast({ text: t('duplicate.done') })
  }
}
