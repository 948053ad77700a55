import { useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useSite } from '../../../platform/site/site'
import { withoutOffer } from '../change/change.view'
import { focusMessage, joined, useMessageDraft } from '../messages/use-message-draft'
import { situationOf } from '../trip.view'

export type Letter = ReturnType<typeof useLetter>

/** Shared state of the letter's parts: the booking and its situation, the message, and the acceptance dialog. */
export function useLetter(opened: GuestBooking) {
  const { booking, offer } = withoutOffer(opened)
  const { company } = useSite()
  const situation = situationOf(booking, company.answerHours, booking.now)
  const draft = useMessageDraft(booking.pid)
  const [isAccepting, setAccepting] = useState(false)
  const ask = (text?: string) => {
    // Keep what has already been typed, before the new text.
    if (text !== undefined) draft.change({ text: joined(draft.draft.text, text) })
    // The dialog that asked returns the focus first.
    setTimeout(focusMessage)
  }
  return { booking, offer, situation, draft, ask, isAccepting, setAccepting }
}
