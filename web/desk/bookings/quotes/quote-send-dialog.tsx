import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { ApiError } from '../../../platform/api/api'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { refetchDesk } from '../../ui/refetch-desk'
import { useToast } from '../../ui/toasts'
import { EventList } from '../booking-events'
import { bookingQuery, type Booking } from '../bookings.api'
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
  const { t } = useTranslation(['desk-quotes', 'desk-bookings', 'common'])
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useSending(booking, quote, onClose)
  const news = booking.events.filter(({ seq }) => seq > seenVersion)
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
      {news.length > 0 && (
        <div role="status" className="flex flex-col gap-1">
          <p className="font-semibold">{t('desk-bookings:changed')}</p>
          <EventList events={news} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          type="button"
          look="primary"
          label={t('send.action')}
          waiting={t('send.sending')}
          isWaiting={isPending}
          onClick={send}
        />
      </div>
    </div>
  )
}

function useSending({ id }: Booking, { number }: DeskQuote, onDone: () => void) {
  const { t } = useTranslation('desk-quotes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  return useMutation({
    mutationFn: (version: number) => sendQuote(client, id, { number, version }),
    onSuccess: async () => {
      onDone()
      showToast({ text: t('send.done') })
      await navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
      await refetchDesk(client)
    },
    onError: (failure) => {
      if (failure instanceof ApiError) void client.invalidateQueries(bookingQuery(id))
    },
  })
}
