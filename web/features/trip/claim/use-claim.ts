import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useNow } from '../../../platform/forms/use-now'
import { faultOfReceipt, sendClaim } from './claim.api'
import { faultsOf, methodOf, readSum, usualClaim, type ClaimFields } from './claim.view'
import { prepareReceipt, type ChosenReceipt, type ReceiptFault } from './prepare-receipt'
import { tripQuery } from '../trip.api'

/** Null is what has not been touched. */
type Typed = { [Field in keyof ClaimFields]: string | null }

const UNTOUCHED: Typed = { amount: null, day: null, payer: null }

/** The guest's next claim: what is typed stays in this browser until it was sent, the file until the page is left. */
export function useClaim(booking: GuestBooking, onSent: () => void) {
  const now = useNow()
  const { draft, change, clear } = useDraft<Typed>(`claim:${booking.pid}`, UNTOUCHED)
  const usual = usualClaim(booking, now)
  const fields: ClaimFields = {
    amount: draft.amount ?? usual.amount,
    day: draft.day ?? usual.day,
    payer: draft.payer ?? usual.payer,
  }
  const currency = booking.money?.due.currency ?? 'CAD'
  const receipt = useReceipt()
  const { keyOf, done } = useRequestKey()
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries(tripQuery(booking.pid))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      setProgress(0)
      const { amount, ...rest } = fields
      const claim = { amount: readSum(amount, currency) ?? 0, method: methodOf(booking), ...rest }
      const requestKey = keyOf([claim, receipt.mark])
      await sendClaim(booking.pid, claim, {
        receipt: receipt.chosen,
        requestKey,
        onProgress: setProgress,
      })
    },
    onSuccess: async () => {
      done()
      clear()
      receipt.remove()
      await refetch()
      onSent()
    },
    onError: (failure) => {
      receipt.refuse(faultOfReceipt(failure))
      void refetch()
    },
  })
  return {
    fields,
    currency,
    faults: faultsOf(fields, currency, now),
    change,
    receipt: {
      ...receipt,
      choose: (file: File) => {
        reset()
        return receipt.choose(file)
      },
    },
    send: () => mutate(),
    isPending,
    progress,
    failure: faultOfReceipt(error) === null ? error : null,
  }
}

export type ClaimState = ReturnType<typeof useClaim>

function useReceipt() {
  const [chosen, setChosen] = useState<ChosenReceipt | null>(null)
  const [fault, setFault] = useState<ReceiptFault | null>(null)
  const [isReading, setReading] = useState(false)
  // Another file is another claim.
  const [mark, setMark] = useState(0)
  return {
    chosen,
    fault,
    isReading,
    mark,
    choose: async (file: File) => {
      setReading(true)
      setFault(null)
      const prepared = await prepareReceipt(file)
      setReading(false)
      setMark((before) => before + 1)
      if (typeof prepared === 'string') setFault(prepared)
      else setChosen(prepared)
    },
    remove: () => {
      setMark((before) => before + 1)
      setChosen(null)
      setFault(null)
    },
    refuse: setFault,
  }
}
