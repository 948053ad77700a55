import { useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { useAct } from '../use-act'
import { answerQuote } from './quote.api'
import { usualChoice } from './quote.view'

export type Acceptance = ReturnType<typeof useAcceptance>

/** How the guest pays, and the call that accepts the quote. */
export function useAcceptance(booking: GuestBooking, quote: Quote, onDone: () => void) {
  const { act, isPending, error, reset } = useAct(booking.pid, answerQuote)
  const [choice, choose] = useState(() => usualChoice(booking.lang, booking.currencies ?? ['CAD']))
  const accept = () => {
    if (isPending) return
    const { pid, version } = booking
    const agreed = { terms: true, policy: true } as const
    const answer = { act: 'accept', number: quote.number, version, ...choice, agreed } as const
    act({ pid, answer }, { onSuccess: onDone })
  }
  return { accept, isPending, error, forget: reset, choice, choose }
}
