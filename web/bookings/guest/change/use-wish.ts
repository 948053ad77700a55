import { useRef, useState } from 'react'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import type { ChangeWish } from '../../../../worker/contracts/bookings/guest-requests'
import { useDraft } from '../../../platform/drafts/use-draft'
import { keyed, readJson } from '../../../platform/api/api'
import { focusFault } from '../../../ui/focus'
import { useAct, type GuestCall } from '../use-act'
import { byPid, guestOf } from '../trip.api'

const EMPTY = { day: '', party: '', text: '' }
type Typed = typeof EMPTY

export type Wish = ReturnType<typeof useWish>

/** The input is stored in this browser until it is sent. */
export function useWish({ pid, now }: GuestBooking, onDone: () => void) {
  const { draft, change, clear } = useDraft(`trip-change:${pid}`, EMPTY)
  const [wasTried, setTried] = useState(false)
  const { send, isPending, error, reset } = useSending(pid, () => {
    clear()
    setTried(false)
    onDone()
  })
  const fault = faultOf(draft, now)
  const set = (part: Partial<Typed>) => {
    change(part)
    if (error) reset()
  }
  const sendRight = () => {
    setTried(true)
    if (fault) setTimeout(focusFault)
    else send(draft)
  }
  return { draft, fault: wasTried ? fault : null, isPending, error, set, send: sendRight }
}

/** `now` in UTC ms. */
function faultOf({ day, party, text }: Typed, now: number): 'day' | 'nothing' | null {
  if (day !== '' && day <= calgaryDay(now)) return 'day'
  return day === '' && party === '' && visibleLength(text) === 0 ? 'nothing' : null
}

/** Sends once, even when two taps come before the button is disabled. */
function useSending(pid: string, onSuccess: () => void) {
  const isSending = useRef(false)
  const { act, isPending, error, reset } = useAct(pid, askForChange)
  const onSettled = () => {
    isSending.current = false
  }
  const send = (typed: Typed) => {
    if (isPending || isSending.current) return
    isSending.current = true
    act({ pid, wish: wishOf(typed) }, { onSuccess, onSettled })
  }
  return { send, isPending, error, reset }
}

function wishOf({ day, party, text }: Typed): ChangeWish {
  return { ...(day && { day }), ...(party && { party: Number(party) }), text }
}

/** Requests another day or party for a held or booked trip. */
const askForChange: GuestCall<{ pid: string; wish: ChangeWish }> = (client, { pid, wish }, key) =>
  readJson(guestOf(client).change.$post({ ...byPid(pid), json: wish }, keyed(key)))
