import { and, eq, gt, sql } from 'drizzle-orm'
import { OTHER_DATE_MS } from '../../contracts/bookings/cancellation'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingMessages, bookings } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { GuestRequest } from '../access/guest-access'
import { readPast } from '../data/booking-past'
import { awaitAnswer } from '../data/booking-row'
import { writeOnce } from '../data/booking-write'
import { returnSurplus } from '../data/refund-proposals'
import { mailToDesk, bookingScope } from '../mails/booking-mail'
import { guestMessage } from '../mails/guest-message'

const OPEN = 'RefundIsOpen'

/**
 * After the company cancelled a trip, its guest asks for another date instead of the money: the refund waits, and an
 * admin answers with a quote. A repeated request changes nothing.
 * @throws AppError NotPossibleNow, RefundSent, TooManyRequests, KeyReused
 */
export async function askForOtherDate(c: GuestRequest, text: string): Promise<void> {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { text })
  await writeOnce(db, bookingMessages, key, {
    run: async () => {
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      await requireOpen(c)
      await runAsk(c, text, key)
    },
    duplicateErrors: ['NotPossibleNow', 'TooManyRequests'],
  })
}

/** @throws AppError NotPossibleNow, RefundSent */
async function requireOpen({ var: { db, now, guest } }: GuestRequest): Promise<void> {
  const { booking } = guest
  const isOfCompany = booking.status === 'cancelled' && booking.cancelKind === 'company'
  if (!isOfCompany) throw new AppError('NotPossibleNow')
  const { cancelledAt, isRefundSent } = await readPast(db, booking)
  if (isRefundSent) throw new AppError('RefundSent')
  if (now >= (cancelledAt ?? 0) + OTHER_DATE_MS) throw new AppError('NotPossibleNow')
}

/** Stores the guest's request, with its mail. @throws AppError NotPossibleNow if the booking has moved */
async function runAsk(c: GuestRequest, text: string, key: RequestKey | null): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  // Sending a refund is an event, and so it moves the booking.
  const isSame = and(eq(bookings.id, booking.id), eq(bookings.version, booking.version))
  const letter = { template: 'bookingMessageForDesk', text } as const
  const mails = await mailToDesk(bookingScope(c), booking, letter)
  const statements = [
    assertInBatch(db, rowExists(bookings, isSame), OPEN),
    ...unapproveStatements(c),
    guestMessage(c, text, key),
    awaitAnswer(c.var, booking.id),
  ]
  await assertedWrite(OPEN, 'NotPossibleNow', runBatchWithMails(c, statements, mails))
}

/**
 * Replaces the approved refund by a proposal, so that an admin decides again. The approved row is kept, as void. Only
 * while it must not be sent yet: later it may be at the bank.
 */
function unapproveStatements({ var: { db, now, guest } }: GuestRequest): Statement[] {
  const { id } = guest.booking
  const isWaiting = and(eq(refunds.status, 'approved'), gt(refunds.sendAfter, now))
  return [
    db
      .update(refunds)
      .set({ status: 'void', version: sql`${refunds.version} + 1` })
      .where(and(eq(refunds.bookingId, id), isWaiting)),
    ...returnSurplus(db, id, now),
  ]
}
