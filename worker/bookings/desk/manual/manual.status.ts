import { startOf } from '../../../contracts/bookings/booking-deadlines'
import { AMOUNT_MAX } from '../../../contracts/bookings/booking-limits'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { quoteLine } from '../../../contracts/bookings/quote-prices'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { readSettings } from '../../../services/settings/settings'
import { payCurrencies } from '../../data/money'
import { bookingScope, NEW_BOOKING } from '../../mails/booking-mail'
import { basisOf } from '../../quotes/quotes.basis'
import { columnsOf } from '../../quotes/quotes.content'
import { quoteMails } from '../../quotes/quotes.mails'
import { getDeparture } from '../../quotes/quotes.queries'
import { writeQuote } from '../../quotes/quotes.rules'
import { requireLikelyPrice } from '../../quotes/quotes.sending'
import { guestMails, type MailedBooking } from '../desk.messages'
import { held, invalid, type Written } from './manual.hold'
import { bookingRow, quoteStatement, type Further, type NewRow } from './manual.rows'

/**
 * Additions to a booking that is quoted, held or confirmed when it is recorded: its quote, and with a date its
 * seats, days, reference, deadlines and money.
 * @throws AppError Invalid for a day that has passed or without a price, WriteContent for a confirmed booking with
 * neither deposit nor reason
 */
export async function furtherStatus(
  c: MemberScope,
  wanted: ManualBooking,
  { row, reference }: { row: NewRow; reference: string },
): Promise<Further> {
  const { now } = c.var
  const quote = await firstQuote(c, wanted, row)
  if (startOf(quote) <= now) throw invalid('day')
  if (quote.totalCents <= 0 || quote.totalCents > AMOUNT_MAX) throw invalid('priceCents')
  if (!wanted.isSure) await requireLikelyPrice(c.var.db, quote)
  return wanted.status === 'quoted'
    ? quoted(c, wanted, { row, quote })
    : held(c, wanted, { row, quote, reference })
}

async function quoted(c: MemberScope, { sendsMail }: ManualBooking, { row, quote }: Written) {
  const { db, now } = c.var
  if (quote.validUntil <= now) throw invalid('day')
  const booking = bookingRow(c, row, {})
  const currencies = payCurrencies(await readSettings(c.env, db))
  return {
    columns: { nextDueAt: quote.validUntil },
    statements: [quoteStatement(c, row, quote, 'open')],
    mails: sendsMail ? await quoteMails(bookingScope(c), booking, quote, currencies) : [],
  }
}

/**
 * The first quote of a booking: from the prices and the itinerary of its tour, or at the price that the admin named.
 */
async function firstQuote(c: MemberScope, { day, tripId, priceCents }: ManualBooking, row: NewRow) {
  const { now, member } = c.var
  const { party, lang, tourId } = row
  const about = { tourId, lang, party, extraRooms: 0, wishDay: day ?? null }
  const basis = await basisOf(c, about, { tripId: tripId ?? null, changedStart: null })
  const priced = priceCents === undefined ? {} : { lines: [quoteLine('tour', 1, priceCents)] }
  const content = writeQuote(basis, priced, null)
  return {
    ...columnsOf(content),
    id: 0,
    bookingId: NEW_BOOKING,
    number: 1,
    kind: 'quote',
    lang,
    status: 'open',
    createdBy: member.userId,
    createdAt: now,
    sentAt: now,
    version: 1,
    requestKey: null,
    requestHash: null,
  } satisfies QuoteRow
}

/** A request has at most a departure and a mail. */
export async function requested(
  c: MemberScope,
  wanted: ManualBooking,
  { row, tourNames }: { row: NewRow; tourNames: MailedBooking['tourNames'] },
): Promise<Further> {
  const { tripId = null, tourId, sendsMail } = wanted
  if (tripId !== null) await getDeparture(c.var.db, tripId, tourId)
  return {
    columns: { tripId },
    statements: [],
    mails: sendsMail ? await mailsOf(c, row, tourNames) : [],
  }
}

async function mailsOf(c: MemberScope, row: NewRow, tourNames: MailedBooking['tourNames']) {
  const { company } = await readSettings(c.env, c.var.db)
  return guestMails(
    c,
    { booking: row, tourNames, startDay: row.wishDay, endDay: null },
    {
      template: 'bookingRequestReceived',
      answerHours: company.answerHours,
      // Staff and guest have spoken about the price.
      listed: [],
      // The guest told the company this address, so it needs no proof.
      isOpened: true,
      pickupText: row.pickup,
      notes: row.notes,
    },
  )
}
