import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { createDraft } from './draft.api'

/** Creates a draft for a booking and opens its editor. */
export function useDraft(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { keyOf, done } = useRequestKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createDraft(client, id, {}, keyOf(id)),
    onSuccess: async ({ number }) => {
      done()
      await navigate({
        to: '/admin/bookings/$bookingId/quotes/$number',
        params: { bookingId: String(id), number: String(number) },
      })
    },
  })
  return { create: () => !isPending && mutate(), isPending, error }
}
