import { useMutation } from '@tanstack/react-query'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { answerQuote } from '../quote/quote.api'
import { isOutdated, sendMessage } from '../trip.api'
import { useOpenedTrip } from '../use-opened-trip'

/** While a quote is open, a message is a question about it, and the quote stays acceptable. */
export function useSending(booking: GuestBooking, onSent: (text: string) => void) {
  const { pid, version, quote, actions } = booking
  const { keyOf, done } = useRequestKey()
  const { refetch } = useOpenedTrip(pid)
  return useMutation({
    mutationFn: async (text: string, { client }) => {
      const isAsked = quote && actions.includes('quote.ask')
      const answer = isAsked && { act: 'ask' as const, number: quote.number, version, text }
      if (answer) await answerQuote(client, { pid, answer }, keyOf(answer))
      else await sendMessage(client, pid, text, keyOf(text))
    },
    onError: async (error) => {
      if (isOutdated(error)) await refetch()
    },
    onSuccess: async (_sent, text) => {
      done()
      onSent(text)
      await refetch()
    },
  })
}
