import type { DeskQuote } from '../../../contracts/quotes/desk-quotes'
import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { readRequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { getBooking } from '../../../services/bookings/find-booking'
import { draftBasis } from '../changes/changes.draft'
import { basisOf, presented } from './quotes.basis'
import { contentOf } from './quotes.rows'
import { requireSoundLines } from './quotes.line-checks'
import { writeQuote } from './quotes.rules'
import { findDraft, insertDraft } from './quotes.draft-rows'

/**
 * Creates a draft. What `input` leaves out comes from the prices and the itinerary. A repeated request gets the first
 * draft.
 * @throws AppError NotFound, Invalid, KeyReused, NotPossibleNow for an erased booking
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
