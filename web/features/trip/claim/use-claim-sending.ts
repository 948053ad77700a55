import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useOpenedTrip } from '../use-opened-trip'
import { faultOfReceipt, sendClaim } from './claim.api'
import { methodOf, readSum, type ClaimFields } from './claim.view'
import type { useReceipt } from './use-receipt'

interface Sending {
  booking: GuestBooking
  typed: { fields: ClaimFields; currency: Currency; clear: () => void }
  receipt: ReturnType<typeof useReceipt>
  /** Called once the page shows the claim. */
  onSent: () => void
}

/** Sends the claim with its file. `progress` is 0 to 1. */
export function useClaimSending({ onSent, ...claim }: Sending) {
  const { keyOf, done } = useRequestKey()
  const [progress, setProgress] = useState(0)
  const { refetch } = useOpenedTrip(claim.booking.pid)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => send(claim, keyOf, setProgress),
    onSuccess: async () => {
      done()
      claim.typed.clear()
      claim.receipt.remove()
      await refetch()
      onSent()
    },
    onError: (failure) => {
      claim.receipt.refuse(faultOfReceipt(failure))
      void refetch()
    },
  })
  return { mutate, isPending, progress, error, reset }
}

/** Another file makes another claim, with a key of its own. */
async function send(
  { booking, typed, receipt }: Omit<Sending, 'onSent'>,
  keyOf: (body: unknown) => string,
  onProgress: (part: number) => void,
): Promise<void> {
  onProgress(0)
  const claim = claimOf(booking, typed)
  const requestKey = keyOf([claim, receipt.mark])
  await sendClaim(booking.pid, claim, { receipt: receipt.chosen, requestKey, onProgress })
}

function claimOf(booking: GuestBooking, { fields, currency }: Sending['typed']) {
  const { amount, ...rest } = fields
  return { amount: readSum(amount, currency) ?? 0, method: methodOf(booking), ...rest }
}
