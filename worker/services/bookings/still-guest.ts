import { and, eq, isNull } from 'drizzle-orm'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { rowExists } from '../../db/row-exists'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { WriteCondition } from '../../db/asserting-database'
import { findBookingByPid } from './find-booking'
import type { GuestScope } from './guest-link'
import { isLinkEnded } from './link-end'

/** Checks when the write commits that the sender still has access. */
export function stillGuest(
  { var: { db, now } }: RequestScope,
  { id, pid, linkGeneration, packGeneration }: BookingRow,
  scope: GuestScope,
): WriteCondition {
  const isUnopened = scope === 'requester' ? isNull(bookings.firstOpenedAt) : undefined
  const unchanged = and(
    eq(bookings.id, id),
    eq(bookings.linkGeneration, linkGeneration),
    eq(bookings.packGeneration, packGeneration),
    isNull(bookings.erasedAt),
    isUnopened,
  )
  return {
    condition: rowExists(bookings, unchanged),
    refuse: async (cause) => {
      const booking = await findBookingByPid(db, pid)
      const hasEnded = booking !== null && isLinkEnded(booking, now)
      return new AppError(hasEnded ? 'LinkEnded' : 'LinkWrong', { cause })
    },
  }
}
