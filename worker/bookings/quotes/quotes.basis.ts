import type { DeskQuote } from '../../contracts/bookings/desk-quotes'
import type { QuoteInput } from '../../contracts/bookings/quotes'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import type { Bindings } from '../../env'
import type { MemberScope } from '../../http/context'
import { readSettings } from '../../services/settings/settings'
import { getBooking } from '../data/booking-row'
import { travellersOf } from '../days/seats'
import { contentOf, type QuoteBasis } from './quotes.content'
import { langsOfDays } from './quotes.days'
import { engineQuote, requireSoundLines } from './quotes.lines'
import { toDeskQuote } from './quotes.presenter'
import { findTourBasis, listQuotes, getDeparture } from './quotes.queries'
import { writeQuote } from './quotes.rules'

/** `tripId`: the trip on which it holds seats. */
type QuotedBooking = Pick<BookingRow, 'tourId' | 'lang' | 'party' | 'extraRooms' | 'wishDay'> &
  Partial<Pick<BookingRow, 'tripId'>>

/** Where a quote is computed: in a request or in a job. `now` in UTC ms. */
interface QuoteScope {
  env: Bindings
  var: { db: Db; now: number }
}

/** Everything that a quote for this booking is computed from. @throws AppError Invalid for another tour's departure */
export async function basisOf(
  c: QuoteScope,
  booking: QuotedBooking,
  { tripId, changedStart }: { tripId: number | null; changedStart: number | null },
): Promise<QuoteBasis> {
  const { db, now } = c.var
  const [{ prices, seasons, bookings: deadlines }, ofTour, departure] = await Promise.all([
    readSettings(c.env, db),
    findTourBasis(db, booking.tourId, booking.lang),
    tripId === null ? null : getDeparture(db, tripId, booking.tourId),
  ])
  const held = booking.tripId === tripId && changedStart !== null ? booking.party : 0
  const joined = departure && { ...departure, others: travellersOf(departure) - held }
  const wanted = { ...pick(booking, 'lang', 'party', 'extraRooms', 'wishDay'), changedStart }
  return { ...wanted, departure: joined, ...ofTour, terms: prices, seasons, deadlines, now }
}

/** A stored quote as the desk sees it, with the values that its basis would give now. */
export function presented(row: QuoteRow, booking: BookingRow, basis: QuoteBasis): DeskQuote {
  return toDeskQuote(row, booking, {
    engine: engineQuote(basis, pick(row, 'party', 'extraRooms', 'startDay')),
    dayLangs: langsOfDays(basis, contentOf(row)),
    months: basis.tour?.months ?? [],
  })
}

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
  const policy = { ...content.policy, steps: [...content.policy.steps] }
  const sums = pick(content, 'lines', 'totalCents', 'gstCents', 'totalWon', 'wonPerCad')
  return { ...sums, ...pick(content, 'depositCents', 'depositWon', 'withoutDeposit'), policy }
}
