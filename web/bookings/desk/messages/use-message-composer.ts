import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskMessage } from '../../../../worker/contracts/bookings/desk-messages'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useCheckedText, useUnsentText } from '../../../desk/inbox/use-unsent-text'
import { useToast } from '../../../desk/ui/toasts'
import { sendMessage, type Booking } from '../bookings.api'

/** The unsent answer and note of a booking. */
export function useMessageComposer(booking: Booking, onFault: () => void) {
  const firstWay = booking.email === null ? 'note' : 'page'
  const unsent = useUnsentText<Way>(`booking-${booking.id}`, firstWay)
  const { mutate, ...sending } = useSendMessage(booking, unsent.clear, onFault)
  const { submit, ...text } = useCheckedText(unsent, sending, { onFault })
  return { ...text, send: () => submit(() => mutate({ way: text.way, text: text.text })) }
}

/** Ways to store a text: sent to the guest by mail and page, as a record of a call or chat, or an internal note. */
export const WAYS = ['page', 'phone', 'chat', 'note'] as const
type Way = (typeof WAYS)[number]

/** Stores a message; one to the guest is mailed. Refetches, even after a failure. */
function useSendMessage(booking: Booking, onSent: (way: Way) => void, onFault: () => void) {
  const { t } = useTranslation('desk-bookings')
  const showToast = useToast()
  const client = useQueryClient()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: ({ way, text }: { way: Way; text: string }) => {
      const message = toMessage(way, text)
      return sendMessage(client, booking.id, message, keyOf(message))
    },
    onSuccess: (_booking, { way }) => {
      done()
      onSent(way)
      showToast({ text: t(`compose.sent.${way}`, { email: booking.email ?? '' }) })
    },
    onError: onFault,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

function toMessage(way: Way, text: string): DeskMessage {
  return way === 'note' ? { text, kind: 'note', via: 'page' } : { text, kind: 'reply', via: way }
}
