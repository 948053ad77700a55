import { useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useSite } from '../../../platform/site/site'
import { withoutOffer } from '../change/change.view'
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

const EMPTY = { text: '' }

export type MessageDraft = ReturnType<typeof useMessageDraft>

/** The guest's next message, stored in this browser until sent. */
const useMessageDraft = (pid: string) => useDraft(`trip:${pid}`, EMPTY)

/** Moves to the field of the next message. */
function focusMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('#trip-message textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Appends a text, unless it is already there. */
function joined(before: string, text: string): string {
  if (before.includes(text)) return before
  return before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`
}
