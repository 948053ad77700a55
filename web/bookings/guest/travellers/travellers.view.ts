import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import {
  usualSeat,
  type Seat,
  type TravellerChange,
} from '../../../../worker/contracts/bookings/travellers'
import type { Lang } from '../../../../worker/contracts/languages'
import { toAnswer, typedWaiver, type TypedWaiver } from './waiver/waiver.view'

/** A row of the form as it is typed; the age of a child is a text, '' until it is chosen. */
export interface TypedTraveller {
  name: string
  isChild: boolean
  age: string
  /** Null while it follows from the age. */
  seat: Seat | null
  diet: string
}

export interface TypedList {
  rows: TypedTraveller[]
  emergency: string
  waiver: TypedWaiver
  /** The mark of the list that the form began with; null once the guest was told of a newer one. */
  seen: string | null
}

/** The stored rows, then empty ones for the rest of the party: children last, the guest first. */
export function typedList(booking: GuestBooking): TypedList {
  const { party, guest, travellers: stored } = booking
  const rows = Array.from({ length: party.adults + party.children }, (_, index) => {
    const known = stored?.travellers[index]
    const isChild = known ? known.age !== null : index >= party.adults
    return {
      name: known?.name ?? (index === 0 ? (guest?.name ?? '') : ''),
      isChild,
      age: known?.age == null ? '' : String(known.age),
      seat: known?.seat ?? null,
      diet: known?.diet ?? '',
    }
  })
  return {
    rows,
    emergency: stored?.emergency ?? '',
    waiver: typedWaiver(booking),
    seen: stored?.mark ?? null,
  }
}

export function seatOf({ isChild, age, seat }: TypedTraveller): Seat {
  if (!isChild) return 'belt'
  return seat ?? usualSeat(age === '' ? null : Number(age))
}

export type RowFault = 'name' | 'age' | null

export function faultOf({ name, isChild, age }: TypedTraveller): RowFault {
  if (name.trim() === '') return 'name'
  return isChild && age === '' ? 'age' : null
}

/** The request, which names the list that the guest has seen; `lang` is that of the page. */
export function toChange(
  booking: Pick<GuestBooking, 'travellers' | 'waiver'>,
  { rows, emergency, waiver, seen }: TypedList,
  lang: Lang,
): TravellerChange {
  const { travellers: stored } = booking
  const answer = toAnswer(booking, waiver, lang)
  return {
    ...(stored && { seen: seen ?? stored.mark }),
    ...(answer && { waiver: answer }),
    travellers: rows.map((row) => ({
      name: row.name,
      age: row.isChild ? Number(row.age) : null,
      seat: seatOf(row),
      diet: row.diet,
    })),
    emergency,
  }
}
