import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { DialogButtons } from '../../ui/dialog-buttons'
import { EventsSince } from '../booking-events'
import { useWrite } from '../../ui/use-write'
import type { Booking } from '../bookings.api'
import { QuotePreview } from './quote-preview'
import { sendQuote } from './quotes.api'

interface SendProps {
  booking: Booking
  quote: DeskQuote
  isOpen: boolean
  onClose: () => void
}

/** The quote once more as the guest gets it, before it is sent. */
export function QuoteSendDialog({ isOpen, onClose, ...props }: SendProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('send.title')}>
      <Sending {...props} onClose={onClose} />
    </Dialog>
  )
}

function Sending({ booking, quote, onClose }: Omit<SendProps, 'isOpen'>) {
  const { t } = useTranslation('desk-quotes')
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const navigate = useNavigate()
  const { id } = booking
  const { mutate, isPending, error } = useWrite({
    call: (client, version: number, requestKey) =>
      sendQuote(client, id, { number: quote.number, version, requestKey }),
    done: () => t('send.done'),
    onDone: () => {
      onClose()
      return navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
    },
  })
  const send = () => {
    setSeenVersion(booking.version)
    mutate(booking.version)
  }
  return (
    <div className="flex flex-col gap-4">
      <QuotePreview quote={quote} />
      <p className="text-sm text-muted">
        {booking.email === null ? t('send.withoutMail') : t('send.hint', { email: booking.email })}
      </p>
      <FailureAlert failure={error} />
      <EventsSince booking={booking} version={seenVersion} />
      <DialogButtons
        onCancel={onClose}
        type="button"
        look="primary"
        label={t('send.action')}
        waiting={t('send.sending')}
        isWaiting={isPending}
        onClick={send}
      />
    </div>
  )
}
