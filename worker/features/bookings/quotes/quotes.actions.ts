import { and, eq, sql } from 'drizzle-orm'
import type { DeskQuote } from '../../../contracts/desk-quotes'
import type { QuoteInput } from '../../../contracts/quote-input'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import {
  readRequestKey,
  requireSameBody,
  runOnce,
  type RequestKey,
} from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { getBooking } from '../../../services/bookings/find-booking'
import { draftBasis } from '../changes/changes.draft'
import { basisOf, presented } from './quotes.basis'
import { columnsOf, contentOf } from './quotes.presenter'
import { getQuote } from './quotes.queries'
import type { QuoteContent } from './quotes.content'
import { requireSoundLines } from './quotes.lines'
import { writeQuote } from './quotes.rules'

/**
 * A new draft, from the prices and the itinerary where `input` says nothing. A repeated request gets the first one's.
 * @throws AppError NotFound, Invalid, KeyReused
 */
export async function createDraft(
  c: MemberScope,
  bookingId: number,
  input: QuoteInput,
): Promise<DeskQuote> {
  const { db, member } = c.var
  const booking = await getBooking(db, bookingId)
  const key = readRequestKey(c, member.userId, input)
  const { basis, kind, content } = await writeDraft(c, booking, input)
  const row = await runOnce<QuoteRow>({
    find: key && (() => findDraft(db, key)),
    run: () => insertDraft(c, booking, { kind, content, key }),
    duplicateErrors: new Set(),
  })
  return presented(row, booking, basis)
}

/** What a new draft says. @throws AppError Invalid */
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

/** @throws AppError KeyReused */
async function findDraft(db: Db, key: RequestKey): Promise<QuoteRow | null> {
  const [known] = await db.select().from(quotes).where(eq(quotes.requestKey, key.key))
  if (known) requireSameBody(key, known.requestHash)
  return known ?? null
}

async function insertDraft(
  c: MemberScope,
  { id, lang }: BookingRow,
  { kind, content, key }: { kind: QuoteRow['kind']; content: QuoteContent; key: RequestKey | null },
): Promise<QuoteRow> {
  const { db, now, member } = c.var
  const values = {
    bookingId: id,
    // The next number, also among drafts of the same moment.
    number: sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM quotes WHERE booking_id = ${id})`,
    kind,
    lang,
    status: 'draft',
    ...columnsOf(content),
    createdBy: member.userId,
    createdAt: now,
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  } as const
  const [inserted] = await runBatch(db, [
    db.insert(quotes).values(values).returning(),
    auditOfBooking(c, id, 'quote.draft'),
  ])
  return (inserted as QuoteRow[])[0] as QuoteRow
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
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(db, id, number)])
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
    auditOfBooking(c, id, 'quote.edit', `quote ${number}`),
  ])
  const [edited] = changed as QuoteRow[]
  if (!edited) throw new AppError('EditConflict')
  return presented(edited, booking, basis)
}
