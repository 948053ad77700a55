import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { mayCause } from '../../contracts/booking-states'
import { mailboxOf } from '../../contracts/email-address'
import type { ChangeWish } from '../../contracts/guest-requests'
import type { GuestBooking } from '../../contracts/guest-booking'
import type { QuoteAnswer } from '../../contracts/quotes'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { bookingMessages, bookings, type BookingRow } from '../../db/schema/bookings'
import { tourNamesStatement } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { readRequestKey, requireSameBody, runOnce } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { bookingScope } from '../../services/bookings/booking-mail'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { endHoldStatements } from '../../services/bookings/end-statements'
import { eventStatement } from '../../services/bookings/event-statement'
import { findRepeatedEvent } from '../../services/bookings/repeated-event'
import { findBookingByPid } from '../../services/bookings/find-booking'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { payCurrencies } from '../../services/bookings/pay-ways'
import { readSettings } from '../../services/settings/settings'
import { purgeSeats } from '../../services/trips/seats-changed'
import { runBatchWithMails } from '../../services/mail/outbox'
import { askForChange } from './changes.ask'
import { messageForDesk } from './guest.mails'
import { findMessageByKey, readGuestFacts } from './guest.queries'
import { toGuestBooking, toMessage } from './guest.presenter'
import { guestFacts, mayCorrectEmail, mayWrite } from './guest.rules'
import { readReceipt } from '../../services/bookings/receipt'
import { releasedMails } from './holds.mails'
import { answerQuote } from './quotes.answers'
import { receivedMail } from './request.mails'
import { readAnswerHours } from './request.queries'

const OPEN = 'BookingIsOpen'

/** The guest's booking as it is now. @throws AppError LinkWrong when it is gone */
export async function readGuestBooking(c: GuestRequest): Promise<GuestBooking> {
  const { db, guest, now } = c.var
  const [facts, settings, receipt] = await Promise.all([
    readGuestFacts(db, guest.booking, now),
    readSettings(c.env, db),
    guest.scope === 'lead' ? readReceipt(db, guest.booking) : undefined,
  ])
  const shown = toGuestBooking(guest, facts, { now, currencies: payCurrencies(settings) })
  return { ...shown, ...(receipt && { receipt }) }
}

/** The same after a change. */
export async function readAgain(c: GuestRequest): Promise<GuestBooking> {
  const { db, guest } = c.var
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking) throw new AppError('LinkWrong')
  c.var.guest.booking = booking
  return readGuestBooking(c)
}

/** @throws AppError as `answerQuote` */
export async function answer(c: GuestRequest, sent: QuoteAnswer): Promise<GuestBooking> {
  await answerQuote(c, sent)
  return readAgain(c)
}

/** @throws AppError as `askForChange` */
export async function askChange(c: GuestRequest, wish: ChangeWish): Promise<GuestBooking> {
  await askForChange(c, wish)
  return readAgain(c)
}

/**
 * Writes to the company. A repeated request returns the first message.
 * @throws AppError TooLate for a closed booking, TooManyRequests, KeyReused
 */
export async function writeToCompany(c: GuestRequest, text: string) {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { text })
  return runOnce({
    find:
      key &&
      (async () => {
        const message = await findMessageByKey(db, key.key)
        if (message) requireSameBody(key, message.requestHash)
        return message && toMessage(message)
      }),
    run: async () => {
      if (!mayWrite(guest.booking)) throw new AppError('TooLate')
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      return storeMessage(c, text, key)
    },
    duplicateErrors: new Set(['TooManyRequests']),
  })
}

async function storeMessage(c: GuestRequest, text: string, key: ReturnType<typeof readRequestKey>) {
  const { db, now, guest } = c.var
  const { booking } = guest
  const isOpen = rowExists(
    bookings,
    and(eq(bookings.id, booking.id), ne(bookings.status, 'closed'), isNull(bookings.erasedAt)),
  )
  const message = {
    bookingId: booking.id,
    author: 'guest' as const,
    userId: booking.userId,
    body: text,
    createdAt: now,
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  }
  const tourNames = await tourNamesStatement(db, booking.tourId ?? 0)
  try {
    const results = await runBatchWithMails(
      c,
      [
        assertInBatch(db, isOpen, OPEN),
        db.insert(bookingMessages).values(message).returning(),
        db
          .update(bookings)
          .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
          .where(eq(bookings.id, booking.id)),
      ],
      [messageForDesk(c, booking, { tourNames, text })],
    )
    const [row] = results[1] as (typeof bookingMessages.$inferSelect)[]
    if (!row) throw new Error('The message is missing after its batch')
    return toMessage(row)
  } catch (error) {
    throw isFailedAssertion(error, OPEN) ? new AppError('TooLate', { cause: error }) : error
  }
}

/**
 * The guest takes the request back. A repeated request gets the same answer.
 * @throws AppError NotPossibleNow, BookingChanged, TooManyRequests, KeyReused
 */
export async function withdraw(c: GuestRequest, version: number): Promise<GuestBooking> {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { version })
  await runOnce({
    find: key && (() => findRepeatedEvent(db, key)),
    run: async () => {
      await storeWithdrawal(c, version, key)
      return true
    },
    duplicateErrors: new Set(['TooManyRequests', 'BookingChanged', 'NotPossibleNow']),
  })
  return readAgain(c)
}

async function storeWithdrawal(
  c: GuestRequest,
  version: number,
  requestKey: ReturnType<typeof readRequestKey>,
): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const { id, userId } = booking
  await requireWithinLimit(c.var, 'guestAct', String(id))
  const { event, from } = requireEvent(c, version)
  const isHeld = event === 'hold.release'
  const mails = isHeld ? await releasedMails(bookingScope(c), booking, { by: 'guest' }) : []
  try {
    await runBatchWithMails(
      c,
      [
        ...(isHeld
          ? endHoldStatements(db, booking, now)
          : [
              db
                .update(bookings)
                .set({ awaitsSince: null, nextDueAt: null })
                .where(eq(bookings.id, id)),
            ]),
        eventStatement(db, {
          bookingId: id,
          version,
          event,
          from,
          to: 'closed',
          actor: 'guest',
          actorId: userId,
          at: now,
          requestKey,
        }),
      ],
      mails,
    )
  } catch (error) {
    throw bookingRefusal(error)
  }
  if (isHeld) purgeSeats(c, [booking.tourId])
}

/** A request ends; of a hold the seats are released, and what was paid goes back. */
function requireEvent({ var: { guest, now } }: GuestRequest, version: number) {
  const { booking, scope } = guest
  const { status } = booking
  const event = status === 'on_hold' ? 'hold.release' : 'request.withdraw'
  const facts = guestFacts(booking, { quote: null, trip: null })
  const isLead = scope === 'lead' || event === 'request.withdraw'
  if (status === '' || !isLead || !mayCause(event, 'guest', facts, now))
    throw new AppError('NotPossibleNow')
  if (version !== booking.version) throw new AppError('BookingChanged')
  return { event, from: status } as const
}

/**
 * Corrects the mistyped address of a request: earlier links end, and only the new address gets a mail.
 * @throws AppError NotPossibleNow, BookingChanged, EmailInvalid, TooManyRequests
 */
export async function correctEmail(c: GuestRequest, email: string): Promise<BookingRow> {
  const { db, now, guest, settings } = c.var
  const { booking, scope } = guest
  if (!mayCorrectEmail(scope, booking) || booking.status === '')
    throw new AppError('NotPossibleNow')
  const emailKey = email.toLowerCase()
  await requireWithinLimit(
    c.var,
    'bookingSender',
    keyedHash(settings.pepper, 'booking.mailbox', mailboxOf(emailKey)),
  )
  const changed = { ...booking, email, emailKey, linkGeneration: booking.linkGeneration + 1 }
  const tourNames = await tourNamesStatement(db, booking.tourId ?? 0)
  try {
    await runBatchWithMails(
      c,
      [
        db
          .update(bookings)
          .set({ email, emailKey, linkGeneration: changed.linkGeneration })
          .where(eq(bookings.id, booking.id)),
        eventStatement(db, {
          bookingId: booking.id,
          version: booking.version,
          event: 'link.renew',
          from: booking.status,
          to: booking.status,
          actor: 'guest',
          actorId: booking.userId,
          at: now,
          data: { why: 'email' },
        }),
      ],
      [receivedMail(c, changed, { tourNames, answerHours: await readAnswerHours(db) })],
    )
    return changed
  } catch (error) {
    throw bookingRefusal(error)
  }
}
