import { visibleLength } from '../../../contracts/text/text-length'
import type { RequestKey } from '../../../http/idempotency'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { previewOf, proposedRefund } from '../../../services/bookings/ending'
import { endStatements } from '../../../services/bookings/end-statements'
import { guestEvent } from '../../../services/bookings/caused-events'
import { guestMessage } from '../../../services/bookings/guest-message'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { runBatchWithMails } from '../../../services/mail/outbox'
import type { Ended } from './cancellation.queries'
import { endMails } from './cancellation.mails'

/** Stores the end of a trip or hold with its mails. @throws AppError BookingChanged */
export async function runEnd(
  c: GuestRequest,
  ended: Ended,
  { key, reason }: { key: RequestKey | null; reason: string },
): Promise<void> {
  const { db, now } = c.var
  const { booking, event } = ended
  const kind = event === 'hold.release' ? 'hold' : 'guest'
  const moved = endEvent(c, ended, key)
  const refund = proposedRefund(ended)
  const mails = await endMails(c, ended, reason)
  const said = visibleLength(reason) === 0 ? [] : [guestMessage(c, reason)]
  try {
    await runBatchWithMails(
      c,
      [...said, ...endStatements(db, booking, { kind, refund, sendAfter: now, now }), moved],
      mails,
    )
  } catch (error) {
    throw bookingRefusal(error)
  }
}

function endEvent(c: GuestRequest, ended: Ended, requestKey: RequestKey | null) {
  const { booking, event } = ended
  const { refundMin, refundMax, keep, daysBefore } = previewOf(ended)
  return guestEvent(c.var, booking, {
    event,
    to: event === 'hold.release' ? 'closed' : 'cancelled',
    data: {
      daysBefore,
      keep: keep.amount,
      refundMin: refundMin.amount,
      refundMax: refundMax.amount,
    },
    requestKey,
  })
}
