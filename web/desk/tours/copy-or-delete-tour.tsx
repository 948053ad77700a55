import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { ConfirmDialog } from '../../ui/dialog'
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
  const { t } = useTranslation('desk-tours')
  const { attempt } = useAttempt()
  const remove = useTourDeletion(props)
  const [open, setOpen] = useState<OpenQuotes | null>(null)
  const bin = (known = 0) =>
    attempt(async () => setOpen(await openQuotesOf(() => remove(known))), t('tour.deleteFailed'))
  return (
    <>
      <DeleteButton
        action={t('tour.delete')}
        title={t('tour.deleteTitle', { name: props.name })}
        text={t('tour.deleteText')}
        onConfirm={() => void bin()}
      />
      <ConfirmDialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        action={t('tour.deleteAnyway')}
        title={t('tour.quotedTitle', { number: open?.openQuotes ?? 0 })}
        onConfirm={() => void bin(open?.openQuotes)}
      >
        <QuotedBookings quotes={open?.quotes ?? []} />
      </ConfirmDialog>
    </>
  )
}

interface OpenQuotes {
  openQuotes: number
  /** The first of them. */
  quotes: { bookingId: number; pid: string; name: string | null }[]
}

/** Guests who can still accept a quote of the tour. */
function QuotedBookings({ quotes }: Pick<OpenQuotes, 'quotes'>) {
  const { t } = useTranslation('desk-tours')
  return (
    <>
      <p className="text-muted">{t('tour.quotedText')}</p>
      <ul className="list-disc ps-5">
        {quotes.map(({ bookingId, pid, name }) => (
          <li key={bookingId}>
            {name} · {pid}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The open quotes that a deletion was refused for; null after one that went through. */
async function openQuotesOf(remove: () => Promise<void>): Promise<OpenQuotes | null> {
  try {
    await remove()
    return null
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'TourQuoted') throw failure
    return failure.body as unknown as OpenQuotes
  }
}

function useTourDeletion({ id, name, onLeave }: DeleteTourProps) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { attempt } = useAttempt()
  const restore = useTourRestore(id, name)
  return async (knownQuotes: number): Promise<void> => {
    await deleteTour(queryClient, id, knownQuotes)
    onLeave()
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    await navigate({ to: '/admin/tours', ignoreBlocker: true })
    showToast({ text: t('tour.deleted'), undo: () => attempt(restore) })
  }
}

function useTourRestore(id: number, name: string) {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk-tours')
  const { isBusy, attempt } = useAttempt()
  const copy = useCopy(id)
  const text = t(isBusy ? 'duplicate.busy' : 'duplicate.action')
  const start = () => void attempt(copy)
  return <IconTextButton icon={Copy} text={text} disabled={isBusy} onClick={start} />
}

function useCopy(id: number) {
  const { t } = useTranslation('desk-tours')
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
