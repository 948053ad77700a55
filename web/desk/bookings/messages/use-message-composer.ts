import { useCheckedText, useUnsentText } from '../../inbox/use-unsent-text'
import type { Booking } from '../bookings.api'
import { useSendMessage, type Way } from './use-send-message'

/** The unsent answer and note of a booking. */
export function useMessageComposer(booking: Booking, onFault: () => void) {
  const firstWay = booking.email === null ? 'note' : 'page'
  const unsent = useUnsentText<Way>(`booking-${booking.id}`, firstWay)
  const { mutate, ...sending } = useSendMessage(booking, { onSent: unsent.clear, onFault })
  const { submit, ...text } = useCheckedText(unsent, sending, { onFault })
  const send = () => submit(() => mutate({ way: text.way, text: text.text }))
  return { ...text, send }
}
