import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { QuoteInput } from '../../contracts/bookings/quotes'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, keyColumns, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { auditOfBooking } from '../data/booking-events'
import { getBooking, assertNotErased, unlessErased } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { findByKey } from '../data/booking-write'
import { isHeld, changeEvents, openWish } from './changes'
import { basisOf, presented } from './quotes.basis'
import { contentOf, columnsOf, type QuoteContent } from './quotes.content'
import { requireSoundLines } from './quotes.lines'
import { getQuote } from './quotes.queries'
import { writeQuote } from './quotes.rules'

/**
 * Creates a draft. Fields left out of `input` come from the prices and the itinerary. A repeated request gets the first
 * draft.
 * @throws AppError NotFound, Invalid, KeyReused, NotPossibleNow for an erased booking
 */
export async function createDraft(c: MemberScope, bookingId: number, input: QuoteInput) {
  const { db, member } = c.var
  const booking = await getBooking(db, bookingId)
  const key = readRequestKey(c, member.userId, input)
  const { basis, kind, content } = await writeDraft(c, booking, input)
  const row = await runOnce<QuoteRow>({
    find: key && (() => findByKey(db, quotes, key)),
    run: () => insertDraft(c, booking, { kind, content, key }),
    duplicateErrors: new Set(),
  })
  return presented(row, booking, basis)
}

/** The content of a new draft. @throws AppError Invalid */
async function writeDraft(c: MemberScope, booking: BookingRow, input: QuoteInput) {
  const { kind, accepted, wish, wishDay, ...first } = await draftBasis(c.var.db, booking)
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
  return { basis, kind, content }
}

/**
 * Changes a draft.
 * @throws AppError NotFound, QuoteNotOpen once it has been sent, EditConflict for an outdated revision, Invalid
 */
export async function editDraft(
  c: MemberScope,
  { id, number }: { id: number; number: number },
  { revision, ...input }: QuoteInput & { revision: number },
) {
  const { db } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(db, id, number)])
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  const { changedStart } = await draftBasis(db, booking)
  const tripId = input.tripId === undefined ? row.tripId : input.tripId
  const basis = await basisOf(c, booking, { tripId, changedStart })
  requireSoundLines(input)
  const content = writeQuote(basis, input, contentOf(row))
  const [, changed] = await unlessErased(
    runBatch(db, [
      assertNotErased(db, id),
      editStatement(db, row.id, content, revision),
      auditOfBooking(c, id, 'quote.edit', `quote ${number}`),
    ]),
  )
  const [edited] = changed as QuoteRow[]
  if (!edited) throw new AppError('EditConflict')
  return presented(edited, booking, basis)
}

/** Updates the draft only if it is still as the admin saw it. */
function editStatement(db: Db, id: number, content: QuoteContent, revision: number) {
  const isDraft = and(eq(quotes.version, revision), eq(quotes.status, 'draft'))
  const columns = { ...columnsOf(content), version: revision + 1 }
  return db
    .update(quotes)
    .set(columns)
    .where(and(eq(quotes.id, id), isDraft))
    .returning()
}

/** Stores a draft with the next number. @throws AppError NotPossibleNow for an erased booking */
async function insertDraft(
  c: MemberScope,
  { id, lang }: BookingRow,
  { kind, content, key }: { kind: QuoteRow['kind']; content: QuoteContent; key: RequestKey | null },
): Promise<QuoteRow> {
  const { db, now, member } = c.var
  const values = {
    bookingId: id,
    number: nextNumber(id),
    kind,
    lang,
    status: 'draft',
    ...columnsOf(content),
    createdBy: member.userId,
    createdAt: now,
    ...keyColumns(key),
  } as const
  const [, inserted] = await unlessErased(
    runBatch(db, [
      assertNotErased(db, id),
      db.insert(quotes).values(values).returning(),
      auditOfBooking(c, id, 'quote.draft'),
    ]),
  )
  return (inserted as QuoteRow[])[0] as QuoteRow
}

/** The next number of a quote: computed in the statement, so that drafts created at the same moment get different numbers. */
export function nextNumber(bookingId: number): SQL<number> {
  return sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM quotes WHERE booking_id = ${bookingId})`
}

/**
 * The basis of a quote for a request or, for a held trip, of a change: the accepted quote and the guest's request.
 * `tripId` is the departure that the quote is for, `changedStart` the start of the trip to be changed, UTC ms.
 */
async function draftBasis(db: Db, booking: BookingRow) {
  const { trip, acceptedQuote } = await readState(db, booking)
  if (!isHeld(booking))
    return {
      kind: 'quote' as const,
      tripId: departureOf(trip),
      wishDay: booking.wishDay,
      changedStart: null,
      accepted: null,
      wish: {},
    }
  const { day, party } = openWish(await changeEvents(db, booking.id)) ?? {}
  const wish = { ...(day && { startDay: day }), ...(party && { party }) }
  const isElsewhere = day !== undefined && day !== trip?.startDay
  return {
    kind: 'change' as const,
    tripId: isElsewhere ? null : departureOf(trip),
    wishDay: trip?.startDay ?? booking.wishDay,
    changedStart: trip?.startsAt ?? null,
    accepted: acceptedQuote,
    wish,
  }
}

function departureOf(trip: TripRow | null): number | null {
  return trip?.kind === 'departure' && trip.status !== 'cancelled' ? trip.id : null
}
