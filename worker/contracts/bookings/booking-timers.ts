import { type HeldUntil, depositReminders } from './deposit-reminders'
import { type BalanceDue, balanceReminders } from './balance-reminders'

/** When the job looks at a booking. No rule depends on its punctuality; instants are UTC ms. */

/** The next moment after `now` at which something happens to a hold; the end of the hold if that has passed. */
export function nextHoldTimer(hold: HeldUntil, now: number): number {
  const coming = depositReminders(hold)
    .map(({ at }) => at)
    .filter((at) => at > now)
  return Math.min(...coming, hold.lapseAt)
}

/** The next time after `now` at which something happens to a confirmed trip; its end if nothing is due before. */
export function nextTripTimer(
  trip: Pick<BalanceDue, 'endsAt' | 'lang'> & {
    /** Null where nothing is due before the trip. */
    balanceBy: number | null
    isPaid: boolean
  },
  now: number,
): number {
  const { balanceBy, isPaid, endsAt } = trip
  if (balanceBy === null || isPaid) return endsAt
  const coming = balanceReminders({ ...trip, balanceBy })
    .map(({ at }) => at)
    .filter((at) => at > now)
  return Math.min(...coming, endsAt)
}
