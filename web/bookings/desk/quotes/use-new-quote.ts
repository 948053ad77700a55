import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { createDraft } from './draft.api'
import { useOpenQuote } from './use-open-quote'

/** Creates a draft for a booking and opens its editor. */
export function useNewQuote(id: number) {
  const client = useQueryClient()
  const open = useOpenQuote(id)
  const { keyOf, done } = useRequestKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createDraft(client, id, {}, keyOf(id)),
    onSuccess: async ({ number }) => {
      done()
      await open(number)
    },
  })
  return { create: () => !isPending && mutate(), isPending, error }
}
