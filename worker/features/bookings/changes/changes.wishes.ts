import type { BookingEvent } from '../../../contracts/bookings/booking-states'
import { changeEvents } from './changes.queries'

/** An event about a change of a trip; `at` in UTC ms. */
interface ChangeEvent {
  event: BookingEvent
  at: number
}

/**
 * When the guest asked for the change that is now offered; `sentAt` of the quote if the company proposed it. UTC ms.
 */
export function askedSince(events: readonly ChangeEvent[], sentAt: number): number {
  const offer = events.findLastIndex(({ event }) => event === 'change.offer')
  const answered = events
    .slice(0, Math.max(0, offer))
    .findLastIndex(({ event }) => event === 'change.offer' || event === 'change.accept')
  return events.slice(answered + 1).find(({ event }) => event === 'change.ask')?.at ?? sentAt
}

/** A change that a guest asks for: first day YYYY-MM-DD, number of travellers. */
export interface Wish {
  day?: string
  party?: number
  /** UTC ms. */
  askedAt: number
}

/** The guest's last request, unless it was answered. */
export function openWish(events: Awaited<ReturnType<typeof changeEvents>>): Wish | null {
  const last = events.at(-1)
  if (last?.event !== 'change.ask') return null
  const { day, party } = JSON.parse(last.data) as { day?: string; party?: number }
  return { ...(day && { day }), ...(party && { party }), askedAt: last.at }
}
