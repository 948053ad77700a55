import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRequestKey } from '../../platform/api/use-request-key'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { refetchDesk } from './refetch-desk'
import { useToast } from './toasts'

export interface Write<Sent, Answer> {
  /** `requestKey` stays the same for the same data until it is stored. */
  call: (client: QueryClient, sent: Sent, requestKey: string) => Promise<Answer>
  /** The text of the toast once the data is stored. */
  done: (answer: Answer) => string
  onDone: (answer: Answer) => void | Promise<void>
  onFault?: (failure: Error) => void
}

/**
 * A write whose form stays open until it is stored; then a toast says so. The screen's data is also refetched after a
 * failure: it may be stored, or changed by another admin. Asks for the password if the API requires it.
 */
export function useWrite<Sent, Answer>({ call, done, onDone, onFault }: Write<Sent, Answer>) {
  const client = useQueryClient()
  const showToast = useToast()
  const requestKey = useRequestKey()
  return useMutation({
    mutationFn: (sent: Sent) => withFreshLogin(() => call(client, sent, requestKey.keyOf(sent))),
    onSuccess: async (answer) => {
      requestKey.done()
      await onDone(answer)
      showToast({ text: done(answer) })
      await refetchDesk(client)
    },
    onError: (failure) => {
      onFault?.(failure)
      void refetchDesk(client)
    },
  })
}
