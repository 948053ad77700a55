import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  PARTIES_MAX,
  type TripCancellationPreview,
} from '../../../worker/contracts/trip-cancellation'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { DialogButtons } from '../ui/dialog-buttons'
import { CompanyReasonFields, FIRST_REASON, lacksWords } from '../ui/company-reason'
import { useMoney } from '../ui/use-money'
import { cancelTrip, tripCancellationQuery } from './trips.api'
import { useWrite } from '../ui/use-write'

/** A trip that the company cancels with all its bookings: who is affected is shown before. */
export function CancelTrip({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('desk-refunds')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="faint" aria-label={t('trip.openNamed', { name })} onClick={() => setOpen(true)}>
        <CalendarX2 aria-hidden size={18} />
        {t('trip.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('trip.title')}>
        <CancelView id={id} onClose={close} />
      </Dialog>
    </>
  )
}

function CancelView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('desk-refunds')
  const query = useQuery(tripCancellationQuery(id))
  return (
    <Loaded query={query} skeleton="h-64 w-full" failure={t('preview.failed')}>
      {(preview) => <CancelForm preview={preview} onClose={onClose} />}
    </Loaded>
  )
}

interface FormProps {
  preview: TripCancellationPreview
  onClose: () => void
}

function CancelForm({ preview, onClose }: FormProps) {
  const { t } = useTranslation('desk-refunds')
  const [why, setWhy] = useState(FIRST_REASON)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useWrite({
    call: (client, json: Parameters<typeof cancelTrip>[2]['json'], requestKey) =>
      cancelTrip(client, preview.id, { json, requestKey }),
    done: ({ bookings }) => t('trip.done', { count: bookings.length }),
    onDone: onClose,
  })
  const { parties, openQuotes } = preview
  const isTooMany = parties.length > PARTIES_MAX
  const send = () => {
    setChecked(true)
    // After the fault is shown.
    if (lacksWords(why)) return setTimeout(focusFault)
    return isPending || mutate({ ...why, bookings: parties.map(({ id }) => id) })
  }
  return (
    <Form onSubmit={send}>
      <Parties preview={preview} />
      {openQuotes > 0 && <p>{t('trip.quotes', { count: openQuotes })}</p>}
      {isTooMany && <p className="font-semibold">{t('trip.tooMany', { max: PARTIES_MAX })}</p>}
      <CompanyReasonFields value={why} onChange={setWhy} isChecked={isChecked} />
      <FailureAlert failure={error} />
      <DialogButtons
        onCancel={onClose}
        look="danger"
        label={t('trip.action')}
        waiting={t('working')}
        isWaiting={isPending}
        disabled={isTooMany}
      />
    </Form>
  )
}

function Parties({ preview: { parties } }: { preview: TripCancellationPreview }) {
  const { t } = useTranslation(['desk-refunds', 'desk-bookings'])
  const format = useMoney()
  if (parties.length === 0) return <p>{t('trip.empty')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p>{t('trip.hint', { count: parties.length })}</p>
      <ul className="divide-y divide-line rounded-card border border-line px-3 text-sm">
        {parties.map(({ id, name, pid, party, status, refund, hasMail }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="font-semibold wrap-anywhere">{name ?? pid}</span>
            <span className="text-muted">
              {t('trip.party', { count: party })} · {t(`desk-bookings:status.${status}`)}
            </span>
            <span className="tabular ms-auto font-semibold">{format(refund)}</span>
            {!hasMail && <span className="w-full text-danger">{t('trip.noMail')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
