import type { DeskQuote } from '../../../contracts/quotes/desk-quotes'
import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { getBooking } from '../../../services/bookings/find-booking'
import { basisOf, presented } from './quotes.basis'
import { listQuotes } from './quotes.queries'
import { requireSoundLines } from './quotes.line-checks'
import { writeQuote } from './quotes.rules'

/** The quotes of a booking, the newest first. @throws AppError NotFound */
export async function listDeskQuotes(c: MemberScope, id: number): Promise<DeskQuote[]> {
  const { db } = c.var
  const booking = await getBooking(db, id)
  const rows = await listQuotes(db, id)
  const basis = await basisOf(c, booking, { tripId: null, changedStart: null })
  return rows.map((row) => presented(row, booking, basis))
}

/** The price of the given lines; nothing is stored. @throws AppError Invalid */
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
