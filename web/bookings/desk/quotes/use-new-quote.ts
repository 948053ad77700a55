import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../../desk/ui/use-action'
import { createDraft } from './quotes.api'

/** Creates a draft for a booking and opens its editor. */
export function useNewQuote(id: number) {
  const open = useOpenQuote(id)
  const { run, isBusy, failure } = useAction({ isFailureShown: true })
  const create = () =>
    run(async (client, keyOf) => {
      const { number } = await createDraft(client, id, {}, keyOf(id))
      await open(number)
    })
  return { create: () => void (isBusy || create()), isPending: isBusy, error: failure }
}

/** Opens a quote of a booking. */
export function useOpenQuote(id: number) {
  const navigate = useNavigate()
  return (number: number) => {
    const params = { bookingId: String(id), number: String(number) }
    return navigate({ to: '/admin/bookings/$bookingId/quotes/$number', params })
  }
}
