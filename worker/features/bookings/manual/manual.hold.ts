import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { confirmationMails } from '../../../services/bookings/confirmation-mails'
import { tripTimer } from '../../../services/bookings/trip-timer'
import { heldMails, type HeldBooking } from '../holds/holds.begun-mails'
import type { Further } from './manual.rows'
import { bookingRow } from './manual.booking-row'
import { requireDepositReason, termsOf } from './manual.checks'
import { heldStatements, type Written } from './manual.hold-statements'

interface Held extends Written {
  reference: string
}

/** A booking that is held or confirmed when it is recorded. @throws AppError Invalid, WriteContent */
export async function held(
  c: MemberScope,
  wanted: ManualBooking,
  { row, quote, reference }: Held,
): Promise<Further> {
  const { now } = c.var
  const { status, payment, sendsMail } = wanted
  const columns = { ...(await termsOf(c, wanted, quote)), reference }
  requireDepositReason(wanted, columns.deposit)
  const paid = payment?.amount ?? 0
  const booking = { ...bookingRow(c, row, columns), ...columns, paid }
  const nextDueAt = status === 'confirmed' ? tripTimer(booking, now) : columns.nextDueAt
  return {
    columns: { ...columns, nextDueAt },
    statements: heldStatements(c, wanted, { row, quote }),
    mails: sendsMail ? await heldMailsOf(c, booking, { status, quote }) : [],
  }
}

function heldMailsOf(
  c: MemberScope,
  booking: HeldBooking,
  { status, quote }: { status: ManualBooking['status']; quote: QuoteRow },
) {
  const scope = bookingScope(c)
  return status === 'confirmed'
    ? confirmationMails(scope, booking, quote)
    : heldMails(scope, booking, quote)
}
