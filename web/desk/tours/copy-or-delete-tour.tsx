import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { ConfirmDialog } from '../../ui/dialog'
import { DeleteButton } from '../ui/delete-button'
import { IconTextButton } from '../ui/icon-text-button'
import { useAction } from '../ui/use-action'
import { duplicateTour, restoreTour } from './tours.api'
import { deleteTour } from '../bin/bin.api'

interface DeleteTourProps {
  id: number
  name: string
  onLeave: () => void
}

export function DeleteTour(props: DeleteTourProps) {
  const { t } = useTranslation('desk-tours')
  const [open, setOpen] = useState<OpenQuotes | null>(null)
  const bin = useTourDeletion({ ...props, onQuoted: setOpen })
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

/** The open quotes that a deletion is refused for; null if it goes through. */
async function openQuotesOf(deletion: Promise<unknown>): Promise<OpenQuotes | null> {
  try {
    await deletion
    return null
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'TourQuoted') throw failure
    return failure.body as unknown as OpenQuotes
  }
}

interface DeletionOptions extends DeleteTourProps {
  /** Called with the open quotes that a deletion needs a confirmation for, and with null without any. */
  onQuoted: (open: OpenQuotes | null) => void
}

function useTourDeletion({ id, name, onLeave, onQuoted }: DeletionOptions) {
  const { t } = useTranslation(['desk-tours', 'desk'])
  const navigate = useNavigate()
  const { run } = useAction()
  const restore = async (client: QueryClient) => {
    await restoreTour(client, id)
    await navigate({ to: '/admin/$tourId', params: { tourId: String(id) } })
  }
  const bin = async (client: QueryClient, knownQuotes: number) => {
    const open = await openQuotesOf(deleteTour(client, id, knownQuotes))
    onQuoted(open)
    if (open) return false
    onLeave()
    await navigate({ to: '/admin/tours', ignoreBlocker: true })
    return true
  }
  const undone = t('desk:bin.restored', { name })
  const done = { text: t('tour.deleted'), undo: restore, undone }
  return (knownQuotes = 0) =>
    run(
      (client) => bin(client, knownQuotes),
      (isDeleted) => (isDeleted ? done : null),
      { lead: t('tour.deleteFailed') },
    )
}

/** Copies the stored tour to a hidden one and opens it. */
export function DuplicateTour({ id }: { id: number }) {
  const { t } = useTranslation('desk-tours')
  const { isBusy, run } = useAction()
  const navigate = useNavigate()
  const text = t(isBusy ? 'duplicate.busy' : 'duplicate.action')
  const copy = async (client: QueryClient) => {
    const tourId = String(await duplicateTour(client, id))
    await navigate({ to: '/admin/$tourId', params: { tourId } })
  }
  const start = () => void run(copy, { text: t('duplicate.done') })
  return <IconTextButton icon={Copy} text={text} disabled={isBusy} onClick={start} />
}
