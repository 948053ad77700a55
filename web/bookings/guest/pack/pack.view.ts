import { firstName } from '../../../../worker/contracts/bookings/first-name'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { DAY_MS } from '../../../../worker/contracts/dates/durations'
import { imageSize } from '../../../../worker/contracts/media/image-address'

/** The travel pack: what a device keeps of a confirmed trip. */

/** Copies of an earlier form of the document are renewed. */
const SHAPE = 1
const KEPT_AFTER_TRIP_MS = 7 * DAY_MS
/** With the two looks of the map, eight. */
const MAX_PHOTOS = 6
const PHOTO_WIDTH = 640

export type Pack = NonNullable<ReturnType<typeof toPack>>

/**
 * The part of a booking that a copy may have: no other money than cash for the guide, no messages, no travellers and no contact data
 * of the guest, because the device may be lost. Null unless the trip is confirmed.
 */
export function toPack(
  booking: GuestBooking,
  { shortName, phone }: { shortName: string; phone: string },
) {
  const { pid, tour, trip, hours, crew, party, pickup, quote, money, deadlines } = booking
  if (!hours) return null
  const plan = booking.plan ?? quote
  const isCash = money && !deadlines?.balanceBy && money.due.amount > 0
  return {
    shape: SHAPE,
    pid,
    trip,
    party,
    pickup,
    until: hours.endsAt + KEPT_AFTER_TRIP_MS,
    tour: tour && { name: tour.name, meetingPoint: tour.meetingPoint },
    crew: crew.map(({ kind, name, phone: number }) => ({
      kind,
      phone: number,
      name: kind === 'guide' ? firstName(name) : name,
    })),
    plan: plan ? { lang: plan.lang, days: plan.days } : null,
    reference: money?.reference ?? null,
    cash: isCash ? money.due : null,
    company: { shortName, phone },
  }
}

/** The photos of the plan's entries, each once, at the width of a phone. */
export function photosOf({ plan }: Pack): string[] {
  const urls = (plan?.days ?? []).flatMap(({ image }) => (image ? [photoUrl(image)] : []))
  return [...new Set(urls)].slice(0, MAX_PHOTOS)
}

export function photoUrl(image: string): string {
  const [url = ''] = image.split('?')
  return (imageSize(url)?.width ?? 0) > PHOTO_WIDTH ? `${url}?w=${PHOTO_WIDTH}` : url
}

/** The stops of the map: the places of the plan, numbered through. */
export function stopsOf({ plan }: Pack) {
  return (plan?.days ?? [])
    .flatMap(({ place, title, start }) =>
      place ? [{ ...place, name: place.name || title, start }] : [],
    )
    .map((stop, index) => ({ ...stop, number: index + 1 }))
}
