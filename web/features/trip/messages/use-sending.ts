import { useMutation } from '@tanstack/react-query'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { answerQuote } from '../quote/quote.api'
import { isOutdated, sendMessage } from '../trip.api'
import { useOpenedTrip } from '../use-opened-trip'

export function useSending(booking: GuestBooking, onSent: (text: string) => void) {
  const { pid } = booking
  const { keyOf, done } = useRequestKey()
  const { refetch } = useOpenedTrip(pid)
  return useMutation({
    mutationFn: async (text: string, { client }) => {
      const question = questionOf(booking, text)
      if (question) await answerQuote(client, { pid, answer: question }, keyOf(question))
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

/** While a quote is open, a message is a question about it, and the quote can still be accepted. */
function questionOf({ version, quote, actions }: GuestBooking, text: string) {
  if (!quote || !actions.includes('quote.ask')) return null
  return { act: 'ask' as const, number: quote.number, version, text }
}
