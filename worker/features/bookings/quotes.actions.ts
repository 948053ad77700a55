import { and, eq, sql } from 'drizzle-orm'
import { mayCause } from '../../contracts/booking-states'
import { calgaryInstant } from '../../contracts/calendar'
import { findLineFault } from '../../contracts/quote-prices'
import type { DeskQuote } from '../../contracts/quotes'
import type { QuoteInput, QuoteSending } from '../../contracts/quote-input'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { MemberScope, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, requireSameBody, runOnce, type RequestKey } from '../../http/idempotency'
import { getBooking } from '../../services/bookings/find-booking'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { dropRefunds } from '../../services/bookings/end-statements'
import { eventStatement } from '../../services/bookings/event-statement'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readPast } from '../../services/bookings/booking-past'
import { payCurrencies } from '../../services/bookings/pay-ways'
import { readSettings } from '../../services/settings/settings'
import { bookingScope } from '../../services/bookings/booking-mail'
import { factsOf, readState } from '../../services/bookings/booking-facts'
import { findRepeatedEvent } from '../../services/bookings/repeated-event'
import { draftBasis, isHeld } from './changes.draft'
import { quoteMails } from './quotes.mails'
import { columnsOf, contentOf, toDeskQuote } from './quotes.presenter'
import { findQuote, findTourBasis, getDeparture, listQuotes } from './quotes.queries'
import { engineQuote, isAsPriced, langsOfDays, writeQuote, type QuoteBasis } from './quotes.rules'

const DRAFT = 'QuoteIsDraft'

/** What a quote of this booking is made from. @throws AppError Invalid for another tour's departure */
export async function basisOf(
  c: RequestScope,
  booking: Pick<BookingRow, 'tourId' | 'lang' | 'party' | 'extraRooms' | 'wishDay'>,
  { tripId, changedStart }: { tripId: number | null; changedStart: number | null },
): Promise<QuoteBasis> {
  const { db, now } = c.var
  const [{ prices, bookings: deadlines }, ofTour, departure] = await Promise.all([
    readSettings(c.env, db),
    findTourBasis(db, booking.tourId, booking.lang),
    tripId === null ? null : getDeparture(db, tripId, booking.tourId),
  ])
  const { lang, party, extraRooms, wishDay } = booking
  const wanted = { lang, party, extraRooms, wishDay, changedStart, departure }
  return { ...wanted, ...ofTour, terms: prices, deadlines, now }
}

/**
 * A new draft, from the prices and the itinerary where `input` says nothing. A repeated request gets the first one's.
 * @throws AppError NotFound, Invalid, KeyReused
 */
export async function createDraft(
  c: MemberScope,
  bookingId: number,
  input: QuoteInput,
): Promise<DeskQuote> {
  const { db, now, member } = c.var
  const booking = await getBooking(db, bookingId)
  const key = readRequestKey(c, member.userId, input)
  const { kind, accepted, wish, wishDay, ...first } = await draftBasis(db, booking)
  const { changedStart } = first
  const tripId = input.tripId === undefined ? first.tripId : input.tripId
  const basis = await basisOf(c, { ...booking, wishDay }, { tripId, changedStart })
  requireSoundLines(input)
  const { quoteDays: validDays } = basis.deadlines
  const content = writeQuote(
    basis,
    accepted ? { validDays, ...wish, ...input } : { ...wish, ...input },
    accepted && contentOf(accepted),
  )
  const row = await runOnce<QuoteRow>({
    find:
      key &&
      (async () => {
        const [known] = await db.select().from(quotes).where(eq(quotes.requestKey, key.key))
        if (known) requireSameBody(key, known.requestHash)
        return known ?? null
      }),
    run: async () => {
      const values = {
        bookingId,
        // The next number, also among drafts of the same moment.
        number: sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM quotes WHERE booking_id = ${bookingId})`,
        kind,
        lang: booking.lang,
        status: 'draft',
        ...columnsOf(content),
        createdBy: member.userId,
        createdAt: now,
        requestKey: key?.key ?? null,
        requestHash: key?.bodyHash ?? null,
      } as const
      const [inserted] = await runBatch(db, [
        db.insert(quotes).values(values).returning(),
        auditStatement(c, { action: 'quote.draft', ...subject(booking) }),
      ])
      return (inserted as QuoteRow[])[0] as QuoteRow
    },
    duplicateErrors: new Set(),
  })
  return presented(row, booking, basis)
}

/**
 * Changes a draft. @throws AppError NotFound, QuoteNotOpen once it is sent, EditConflict for an outdated revision, Invalid
 */
export async function editDraft(
  c: MemberScope,
  { id, number }: { id: number; number: number },
  { revision, ...input }: QuoteInput & { revision: number },
): Promise<DeskQuote> {
  const { db } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(c, id, number)])
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  const { changedStart } = await draftBasis(db, booking)
  const tripId = input.tripId === undefined ? row.tripId : input.tripId
  const basis = await basisOf(c, booking, { tripId, changedStart })
  requireSoundLines(input)
  const content = writeQuote(basis, input, contentOf(row))
  const [changed] = await runBatch(db, [
    db
      .update(quotes)
      .set({ ...columnsOf(content), version: revision + 1 })
      .where(and(eq(quotes.id, row.id), eq(quotes.version, revision), eq(quotes.status, 'draft')))
      .returning(),
    auditStatement(c, { action: 'quote.edit', ...subject(booking), detail: `quote ${number}` }),
  ])
  const [edited] = changed as QuoteRow[]
  if (!edited) throw new AppError('EditConflict')
  return presented(edited, booking, basis)
}

interface Sending {
  id: number
  number: number
}

/**
 * Sends a draft to the guest: the open quote before it ends, and the booking is quoted. A repeated request sends nothing.
 * @throws AppError NotFound, QuoteNotOpen, BookingChanged, NotPossibleNow, RefundSent, TooLate, KeyReused, Invalid without a
 * price or an entry, EditConflict when it was saved since it was looked at, or tax, rate or deposit are others than when it
 * was saved
 */
export async function sendQuote(c: MemberScope, quote: Sending, seen: QuoteSending): Promise<void> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, seen)
  await runOnce({
    find: key && (() => findRepeatedEvent(db, key)),
    run: async () => {
      await sendDraft(c, quote, { ...seen, key })
      return true as const
    },
    duplicateErrors: new Set(['QuoteNotOpen', 'BookingChanged', 'EditConflict', 'NotPossibleNow']),
  })
}

async function sendDraft(
  c: MemberScope,
  { id, number }: Sending,
  { version, revision, key }: QuoteSending & { key: RequestKey | null },
): Promise<void> {
  const { db, now, member } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(c, id, number)])
  const settings = await readSettings(c.env, db)
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  if (
    (revision ?? row.version) !== row.version ||
    !isAsPriced(contentOf(row), { lang: row.lang, terms: settings.prices })
  )
    throw new AppError('EditConflict')
  requireSendable(row, now)
  // The draft may be older than the hold, or younger than its end.
  const kind = isHeld(booking) ? 'change' : 'quote'
  const event = kind === 'change' ? 'change.offer' : 'quote.send'
  const [state, past] = await Promise.all([readState(db, booking), readPast(db, booking)])
  const facts = factsOf(booking, state, past)
  // The clearer answer.
  if (booking.status === 'cancelled' && past.isRefundSent) throw new AppError('RefundSent')
  if (booking.status === '' || !mayCause(event, 'staff', facts, now))
    throw new AppError('NotPossibleNow')
  const isSame = and(eq(quotes.id, row.id), eq(quotes.version, row.version))
  const isDraft = rowExists(quotes, and(isSame, eq(quotes.status, 'draft')))
  try {
    await runBatchWithMails(
      c,
      [
        assertInBatch(db, isDraft, DRAFT),
        db
          .update(quotes)
          .set({ status: 'superseded' })
          .where(and(eq(quotes.bookingId, id), eq(quotes.status, 'open'))),
        db.update(quotes).set({ status: 'open', kind, sentAt: now }).where(eq(quotes.id, row.id)),
        db
          .update(bookings)
          .set({
            awaitsSince: null,
            nextDueAt: event === 'quote.send' ? row.validUntil : booking.nextDueAt,
          })
          .where(eq(bookings.id, id)),
        // What was paid counts for the new date.
        ...(event === 'quote.send' && booking.paid > 0 ? [dropRefunds(db, id)] : []),
        eventStatement(db, {
          bookingId: id,
          version,
          event,
          from: booking.status,
          to: event === 'quote.send' ? 'quoted' : booking.status,
          actor: 'staff',
          actorId: member.userId,
          at: now,
          data: { quote: number },
          requestKey: key,
        }),
        auditStatement(c, { action: 'quote.send', ...subject(booking), detail: `quote ${number}` }),
      ],
      await quoteMails(bookingScope(c), booking, { ...row, kind }, payCurrencies(settings)),
    )
  } catch (error) {
    if (isFailedAssertion(error, DRAFT) || isUniqueViolation(error, 'quotes.booking_id'))
      throw new AppError('QuoteNotOpen', { cause: error })
    throw bookingRefusal(error)
  }
}

/** The quotes of a booking, the newest first. @throws AppError NotFound */
export async function listDeskQuotes(c: MemberScope, id: number): Promise<DeskQuote[]> {
  const { db } = c.var
  const booking = await getBooking(db, id)
  const rows = await listQuotes(db, id)
  const basis = await basisOf(c, booking, { tripId: null, changedStart: null })
  return rows.map((row) => presented(row, booking, basis))
}

/** What lines would cost, without storing anything. @throws AppError Invalid */
export async function previewQuote(
  c: MemberScope,
  { tourId, ...input }: QuoteInput & { tourId: number; lang: BookingRow['lang'] },
) {
  requireSoundLines(input)
  const booking = { tourId, lang: input.lang, party: 2, extraRooms: 0, wishDay: null }
  const tripId = input.tripId ?? null
  const basis = await basisOf(c, booking, { tripId, changedStart: null })
  const content = writeQuote(basis, input, null)
  const { lines, totalCents, gstCents, totalWon, wonPerCad, depositCents, depositWon } = content
  const policy = { ...content.policy, steps: [...content.policy.steps] }
  return { lines, totalCents, gstCents, totalWon, wonPerCad, depositCents, depositWon, policy }
}

/** @throws AppError NotFound */
async function getQuote(c: MemberScope, id: number, number: number): Promise<QuoteRow> {
  const row = await findQuote(c.var.db, id, number)
  if (!row) throw new AppError('NotFound')
  return row
}

function presented(row: QuoteRow, booking: BookingRow, basis: QuoteBasis): DeskQuote {
  const { party, extraRooms } = row
  return toDeskQuote(row, booking, {
    engine: engineQuote(basis, { party, extraRooms }),
    dayLangs: langsOfDays(basis, contentOf(row)),
  })
}

/** @throws AppError Invalid with the first line whose numbers make no sense */
function requireSoundLines({ lines = [] }: QuoteInput): void {
  for (const [index, line] of lines.entries()) {
    const fault = findLineFault({ ...line, cents: line.units * line.unitCents })
    if (fault) throw new AppError('Invalid', { fields: { [`lines.${index}`]: fault } })
  }
}

/** @throws AppError Invalid, TooLate */
function requireSendable(row: QuoteRow, now: number): void {
  const content = contentOf(row)
  if (content.totalCents <= 0) throw new AppError('Invalid', { fields: { lines: 'Invalid' } })
  if (content.days.every(({ title }) => title === ''))
    throw new AppError('Invalid', { fields: { days: 'Invalid' } })
  const startsAt = calgaryInstant(content.startDay, content.startMinute)
  if (content.validUntil <= now || startsAt <= now) throw new AppError('TooLate')
}

function subject({ id }: Pick<BookingRow, 'id'>) {
  return { subjectType: 'booking', subjectId: id }
}
