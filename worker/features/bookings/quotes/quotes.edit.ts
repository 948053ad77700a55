import { and, eq } from 'drizzle-orm'
import type { DeskQuote } from '../../../contracts/quotes/desk-quotes'
import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import { runBatch } from '../../../db/batch'
import { quotes, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { getBooking } from '../../../services/bookings/find-booking'
import { assertNotErased, unlessErased } from '../../../services/bookings/not-erased'
import { draftBasis } from '../changes/changes.draft'
import { basisOf, presented } from './quotes.basis'
import { columnsOf, contentOf } from './quotes.rows'
import { getQuote } from './quotes.queries'
import { requireSoundLines } from './quotes.line-checks'
import { writeQuote } from './quotes.rules'
import type { Db } from '../../../db/db'
import type { QuoteContent } from './quotes.content'

/**
 * Changes a draft.
 * @throws AppError NotFound, QuoteNotOpen once it has been sent, EditConflict for an outdated revision, Invalid
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
