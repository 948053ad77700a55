import { useMutation } from '@tanstack/react-query'
import { toApiError, type ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { sendRequest, type NewRequest } from './booking.api'

/** Sends a request; retries of the same one create one booking. Its receipt is `sent`. */
export function useSending(onSent: () => void, onRefused: (failure: ApiError) => void) {
  const { keyOf, done } = useRequestKey()
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (request: NewRequest, { client }) =>
      sendRequest(client, request, keyOf(withoutProof(request))),
  })
  const onSuccess = () => {
    done()
    onSent()
  }
  const send = (request: NewRequest) => {
    reset()
    mutate(request, { onSuccess, onError: (failure) => onRefused(toApiError(failure)) })
  }
  return { send, sent: data, isPending, error }
}

/** The part that stays the same between attempts. */
function withoutProof(request: NewRequest) {
  const { challenge: _, answer: __, turnstile: ___, ...asked } = request
  return asked
}
