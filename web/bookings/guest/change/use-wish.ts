import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import type { ChangeWish } from '../../../../worker/contracts/bookings/guest-requests'
import { useDraft } from '../../../platform/drafts/use-draft'
import { keyed, readJson } from '../../../platform/api/api'
import { useSentForm } from '../sent-form'
import type { GuestCall } from '../use-act'
import { byPid, guestOf } from '../trip.api'

const EMPTY = { day: '', party: '', text: '' }
type Typed = typeof EMPTY

export type Wish = ReturnType<typeof useWish>

/** The input is stored in this browser until it is sent. */
export function useWish({ pid, now }: GuestBooking, onDone: () => void) {
  const { draft, change, clear } = useDraft(`trip-change:${pid}`, EMPTY)
  const { wasTried, send, forget, isPending, error } = useSentForm(pid, askForChange)
  const fault = faultOf(draft, now)
  const set = (part: Partial<Typed>) => {
    change(part)
    forget()
  }
  const onSuccess = () => {
    clear()
    onDone()
  }
  return {
    draft,
    fault: wasTried ? fault : null,
    isPending,
    error,
    set,
    send: () => send(fault ? null : { pid, wish: wishOf(draft) }, { onSuccess }),
  }
}

/** `now` in UTC ms. */
function faultOf({ day, party, text }: Typed, now: number): 'day' | 'nothing' | null {
  if (day !== '' && day <= calgaryDay(now)) return 'day'
  return day === '' && party === '' && visibleLength(text) === 0 ? 'nothing' : null
}

function wishOf({ day, party, text }: Typed): ChangeWish {
  return { ...(day && { day }), ...(party && { party: Number(party) }), text }
}

/** Requests another day or party for a held or booked trip. */
const askForChange: GuestCall<{ pid: string; wish: ChangeWish }> = (client, { pid, wish }, key) =>
  readJson(guestOf(client).change.$post({ ...byPid(pid), json: wish }, keyed(key)))
