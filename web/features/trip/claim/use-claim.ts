import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useNow } from '../../../platform/forms/use-now'
import { faultOfReceipt } from './claim.api'
import { faultsOf, usualClaim, type ClaimFields } from './claim.view'
import { useClaimSending } from './use-claim-sending'
import { useReceipt } from './use-receipt'

/** Null for fields that have not been touched. */
type Typed = { [Field in keyof ClaimFields]: string | null }

const UNTOUCHED: Typed = { amount: null, day: null, payer: null }

export type ClaimState = ReturnType<typeof useClaim>

/** The guest's next claim: the typed values stay in this browser until sent, the file until the page is left. */
export function useClaim(booking: GuestBooking, onSent: () => void) {
  const typed = useTyped(booking)
  const receipt = useReceipt()
  const { mutate, isPending, progress, error, reset } = useClaimSending({
    booking,
    typed,
    receipt,
    onSent,
  })
  const choose = (file: File) => {
    reset()
    return receipt.choose(file)
  }
  const failure = faultOfReceipt(error) === null ? error : null
  const send = () => mutate()
  return { ...typed, receipt: { ...receipt, choose }, send, isPending, progress, failure }
}

function useTyped(booking: GuestBooking) {
  const now = useNow()
  const { draft, change, clear } = useDraft<Typed>(`claim:${booking.pid}`, UNTOUCHED)
  const usual = usualClaim(booking, now)
  const fields: ClaimFields = {
    amount: draft.amount ?? usual.amount,
    day: draft.day ?? usual.day,
    payer: draft.payer ?? usual.payer,
  }
  const currency = booking.money?.due.currency ?? 'CAD'
  return { fields, currency, faults: faultsOf(fields, currency, now), change, clear }
}
