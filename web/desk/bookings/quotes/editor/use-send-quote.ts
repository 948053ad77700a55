import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../ui/use-write'
import type { Booking } from '../../bookings.api'
import { sendQuote, type SeenDraft } from '../quotes.api'
import type { QuoteEditor } from './use-quote-editor'

/** Sends the quote that the admin looked at, for the booking as it is now. */
export function useSendQuote({ id, version }: Booking, { quote }: QuoteEditor, onSent: () => void) {
  const { t } = useTranslation('desk-quotes')
  const navigate = useNavigate()
  const [seenVersion, setSeenVersion] = useState(version)
  const { mutate, isPending, error, reset } = useWrite({
    call: (client, seen: SeenDraft, requestKey) =>
      sendQuote(client, id, { number: quote.number, seen, requestKey }),
    done: () => t('send.done'),
    onDone: () => {
      onSent()
      return navigate({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } })
    },
  })
  return { send, seenVersion, isPending, error, reset }

  function send(): void {
    setSeenVersion(version)
    mutate({ version, revision: quote.revision })
  }
}
