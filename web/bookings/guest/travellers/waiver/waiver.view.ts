import type { GuestBooking } from '../../../../../worker/contracts/bookings/guest-booking'
import type { WaiverAnswer } from '../../../../../worker/contracts/bookings/travellers'
import type { Lang } from '../../../../../worker/contracts/languages'

/** The answer as it is typed. */
export interface TypedWaiver {
  /** The version that was ticked: a new text begins without a tick. */
  ticked: string | null
  name: string
}

type Asked = Pick<GuestBooking, 'waiver'>

export function typedWaiver({ guest }: Pick<GuestBooking, 'guest'>): TypedWaiver {
  return { ticked: null, name: guest?.name ?? '' }
}

/** The waiver that the guest is asked to accept now; null if there is none. */
export function askedWaiver({ waiver }: Asked): NonNullable<Asked['waiver']> | null {
  return waiver?.isOpen && waiver.party?.state !== 'accepted' ? waiver : null
}

export type WaiverFault = 'tick' | 'name' | null

/** The fault of the answer in a language; null if nothing is asked. */
export function waiverFault(booking: Asked, typed: TypedWaiver, lang: Lang): WaiverFault {
  const asked = askedWaiver(booking)
  if (!asked) return null
  if (typed.ticked !== asked.versions[lang]) return 'tick'
  return typed.name.trim() === '' ? 'name' : null
}

/** The answer to send; undefined if nothing is asked or ticked. */
export function toAnswer(
  booking: Asked,
  { ticked, name }: TypedWaiver,
  lang: Lang,
): WaiverAnswer | undefined {
  return askedWaiver(booking) && ticked !== null ? { version: ticked, lang, name } : undefined
}

/** Whom one person accepts for. */
export function acceptedFor({ party: { adults, children } }: Pick<GuestBooking, 'party'>) {
  if (children > 0) return adults > 1 ? 'all' : 'children'
  return adults > 1 ? 'adults' : 'one'
}
