import { exists, not } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import { guestEvent, unborn } from '../../../services/bookings/caused-events'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { requestMails } from './request.mails'
import { linkMail } from './request.link-mail'
import type { RequestFacts } from './request.queries'
import { findOpenBooking, isOpenBooking, type SameRequest } from './request.repeated-queries'
import { newBooking } from './request.rows'
import type { Keyed } from './request.key'

const OPEN_BOOKING = 'OpenBooking'

export interface Requested {
  booking: BookingRow
  /** Whether the sender wrote everything that the booking contains, and so may see it. */
  isOwn: boolean
}

interface Sent {
  keyed: Keyed
  facts: RequestFacts
}

/** Mails the link of the booking that is already open. */
export async function mailLinkAgain(
  c: RequestScope,
  booking: BookingRow,
  { keyed: { contentHash, requestKey }, facts: { tourNames } }: Sent,
): Promise<Requested> {
  await runBatchWithMails(c, [], [linkMail(c, booking, { tourNames, requestKey })])
  return { booking, isOwn: booking.requestHash === contentHash }
}

/**
 * Stores a new booking with its mails. If the same request is being stored at the same time, the first booking is
 * returned.
 */
export async function storeRequest(
  c: RequestScope,
  same: SameRequest,
  sent: Sent,
): Promise<Requested> {
  const { db, now } = c.var
  const { keyed, facts } = sent
  const booking = newBooking({ ...keyed, ...same, tripId: facts.trip?.id ?? null, now })
  const { id: _unknown, ...values } = booking
  const firstBooking = { ...unborn(booking.pid), userId: booking.userId }
  const open = db.select({ id: bookings.id }).from(bookings).where(isOpenBooking(same))
  try {
    await runBatchWithMails(
      c,
      [
        assertInBatch(db, not(exists(open)), OPEN_BOOKING),
        db.insert(bookings).values({ ...values, status: '', version: 0 }),
        guestEvent(c.var, firstBooking, { event: 'request.create', to: 'requested' }),
      ],
      requestMails(c, booking, facts),
    )
    return { booking, isOwn: true }
  } catch (error) {
    // The same request came twice at once, and the first one's mail has the link.
    const first = isFailedAssertion(error, OPEN_BOOKING) ? await findOpenBooking(db, same) : null
    if (!first) throw error
    return { booking: first, isOwn: first.requestHash === keyed.contentHash }
  }
}
