import { and, eq } from 'drizzle-orm'
import type { QuoteSending } from '../../contracts/bookings/desk-quotes'
import { isFailedAssertion, assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { quotes, type QuoteRow } from '../../db/schema/bookings'
import { requireActor } from '../../http/auth'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { readSettings } from '../../services/settings/settings'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { getBooking, changeBooking } from '../data/booking-row'
import { bookingRefusal, writeBooking, causeOnce } from '../data/booking-write'
import { payCurrencies } from '../data/money'
import { endQuotes } from '../data/open-quote'
import { dropProposals } from '../data/refund-proposals'
import { bookingScope } from '../mails/booking-mail'
import { quoteMails } from './quotes.mails'
import { getQuote } from './quotes.queries'
import {
  requireLikelyPrice,
  requireSendable,
  requireSending,
  type Sending,
  requireAsSeen,
  eventOf,
} from './quotes.sending-checks'

const DRAFT = 'QuoteIsDraft'

interface Numbered {
  /** Id of the booking. */
  id: number
  number: number
}

/**
 * Sends a draft to the guest. It replaces the open quote, and the booking becomes quoted unless it is held. A repeated
 * request sends nothing.
 * @throws AppError NotFound, QuoteNotOpen, BookingChanged, NotPossibleNow, RefundSent, TooLate, KeyReused,
 * Forbidden and ReloginNeeded for a quote without a deposit, AmountUnlikely for a price far above all others unless the
 * admin is sure, Invalid beyond the bound of amounts or without a price or an itinerary entry, EditConflict if the draft was saved after the admin looked at it, or if tax,
 * rate or deposit have changed since it was saved
 */
export async function sendQuote(c: MemberScope, quote: Numbered, seen: QuoteSending) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, seen)
  await causeOnce(db, key, {
    run: () => sendDraft(c, quote, { seen, key }),
    duplicateErrors: ['QuoteNotOpen', 'BookingChanged', 'EditConflict', 'NotPossibleNow'],
  })
}

async function sendDraft(
  c: MemberScope,
  { id, number }: Numbered,
  { seen, key }: { seen: QuoteSending; key: RequestKey | null },
): Promise<void> {
  const { db, now } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(db, id, number)])
  const settings = await readSettings(c.env, db)
  if (booking.version !== seen.version) throw new AppError('BookingChanged')
  requireAsSeen(row, seen, settings)
  requireSendable(row, now)
  if (row.withoutDeposit) await requireActor(c, 'payments:waive')
  if (!seen.isSure) await requireLikelyPrice(db, row)
  const sending = await requireSending(c, booking, row)
  const quote = { ...row, kind: sending.kind }
  const mails = await quoteMails(bookingScope(c), booking, quote, payCurrencies(settings))
  await writeBooking(c, sendingStatements(c, sending, key), mails, sendingRefusal)
}

/** Refused because the draft was sent or changed, or another quote was sent, at the same time. */
function sendingRefusal(error: unknown): unknown {
  const isTaken = isFailedAssertion(error, DRAFT) || isUniqueViolation(error, 'quotes.booking_id')
  return isTaken ? new AppError('QuoteNotOpen', { cause: error }) : bookingRefusal(error)
}

/** Opens the draft and marks the booking as quoted; a change does not affect the booking's status. */
function sendingStatements(
  c: MemberScope,
  { booking, row, kind }: Sending,
  requestKey: RequestKey | null,
): Statement[] {
  const { db, now } = c.var
  const { id, paid } = booking
  const isOffer = kind === 'quote'
  const nextDueAt = isOffer ? row.validUntil : booking.nextDueAt
  return [
    assertDraft(db, row),
    endQuotes(db, id, { from: 'open', to: 'superseded' }),
    db.update(quotes).set({ status: 'open', kind, sentAt: now }).where(eq(quotes.id, row.id)),
    changeBooking(db, id, { awaitsSince: null, nextDueAt }),
    // Money paid for the old date counts for the new one.
    ...(isOffer && paid > 0 ? [dropProposals(db, id)] : []),
    sentEvent(c, { booking, row, kind }, requestKey),
    auditOfBooking(c, id, eventOf(kind), `quote ${row.number}`),
    ...(row.withoutDeposit ? [offeredWithoutDeposit(c, row)] : []),
  ]
}

function sentEvent(c: MemberScope, { booking, row, kind }: Sending, requestKey: RequestKey | null) {
  const data = { quote: row.number }
  return staffEvent(c.var, booking, { event: eventOf(kind), data, requestKey })
}

function offeredWithoutDeposit(c: MemberScope, { bookingId, number }: QuoteRow) {
  return auditOfBooking(c, bookingId, 'deposit.offerWithout', `quote ${number}`)
}

function assertDraft(db: Db, { id, version }: QuoteRow): Statement {
  const isSame = and(eq(quotes.id, id), eq(quotes.version, version))
  return assertInBatch(db, rowExists(quotes, and(isSame, eq(quotes.status, 'draft'))), DRAFT)
}
