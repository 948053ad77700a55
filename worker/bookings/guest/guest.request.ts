import { and, eq } from 'drizzle-orm'
import { mayCause } from '../../contracts/bookings/booking-events'
import type { BookingRow } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { countMail } from '../../services/mail/form-limits'
import { dropStatement } from '../../services/mail/held-mails'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { endWaiting, changeBooking } from '../data/booking-row'
import { writeBooking, causeOnce } from '../data/booking-write'
import { endHoldStatements } from '../data/ending'
import { purgeSeats } from '../days/seats-changed'
import { releasedMails } from '../holds/holds'
import { bookingScope } from '../mails/booking-mail'
import { receivedMail } from '../request/request.mails'
import { readRequestFacts } from '../request/request.queries'
import { guestFacts, mayCorrectEmail } from './guest.rules'

/**
 * The guest withdraws a request or gives up a hold. A repeated request changes nothing.
 * @throws AppError NotPossibleNow, BookingChanged, TooManyRequests, KeyReused
 */
export async function withdrawRequest(c: GuestRequest, version: number): Promise<void> {
  const key = readRequestKey(c, c.var.guest.booking.pid, { version })
  await causeOnce(c.var.db, key, {
    run: () => storeWithdrawal(c, version, key),
    duplicateErrors: ['TooManyRequests', 'BookingChanged', 'NotPossibleNow'],
  })
}

async function storeWithdrawal(c: GuestRequest, version: number, requestKey: RequestKey | null) {
  const { db, now, guest } = c.var
  const { booking } = guest
  await requireWithinLimit(c.var, 'guestAct', String(booking.id))
  const event = requireEvent(c, version)
  const isHeld = event === 'hold.release'
  const mails = isHeld ? await releasedMails(bookingScope(c), booking, { by: 'guest' }) : []
  const ended = isHeld ? endHoldStatements(db, booking, now) : [endWaiting(db, booking.id)]
  const moved = guestEvent(c.var, booking, { event, requestKey })
  await writeBooking(c, [...ended, moved], mails)
  if (isHeld) purgeSeats(c, [booking.tourId])
}

/** A hold is released, anything earlier is withdrawn. @throws AppError NotPossibleNow, BookingChanged */
function requireEvent({ var: { guest, now } }: GuestRequest, version: number) {
  const { booking, scope } = guest
  const { status } = booking
  const event = status === 'on_hold' ? 'hold.release' : 'request.withdraw'
  const facts = guestFacts(booking, { quote: null, trip: null })
  const isLead = scope === 'lead' || event === 'request.withdraw'
  if (status === '' || !isLead || !mayCause(event, 'guest', facts, now))
    throw new AppError('NotPossibleNow')
  if (version !== booking.version) throw new AppError('BookingChanged')
  return event
}

/**
 * Corrects the mistyped address of a request: earlier links end, only the new address gets a mail, and the account of
 * the old address no longer owns the booking.
 * @throws AppError NotPossibleNow, BookingChanged, EmailInvalid, TooManyRequests
 */
export async function correctEmail(c: GuestRequest, email: string): Promise<BookingRow> {
  const { booking, scope } = c.var.guest
  const { status, linkGeneration } = booking
  if (!mayCorrectEmail(scope, booking) || status === '') throw new AppError('NotPossibleNow')
  const emailKey = email.toLowerCase()
  const columns = { email, emailKey, userId: null, linkGeneration: linkGeneration + 1 }
  await storeAddress(c, columns, email)
  return { ...booking, ...columns }
}

async function storeAddress(
  c: GuestRequest,
  columns: Pick<BookingRow, 'email' | 'emailKey' | 'userId' | 'linkGeneration'>,
  email: string,
): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const { tourId, tripId, wishDay } = booking
  const wished = { tourId, ...(tripId && { tripId }), ...(wishDay && { day: wishDay }) }
  const facts = await readRequestFacts(db, wished, c.var.now)
  const statements = [
    dropStatement(db, isHeldFor(booking)),
    changeBooking(db, booking.id, columns),
    guestEvent(c.var, booking, { event: 'link.renew', data: { why: 'email' } }),
  ]
  const isHeld = await countMail(c, { form: 'booking', email })
  const mail = receivedMail(c, { ...booking, ...columns }, { ...facts, isHeld })
  await writeBooking(c, statements, [mail])
}

/** Condition on held mails to the address that was mistyped: they must not be sent after all. */
function isHeldFor({ id, emailKey }: BookingRow) {
  return and(
    eq(outbox.status, 'held'),
    eq(outbox.causeType, 'booking'),
    eq(outbox.causeId, String(id)),
    eq(outbox.recipientKey, emailKey ?? ''),
  )
}
