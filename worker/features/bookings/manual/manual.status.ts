import { startOf } from '../../../contracts/bookings/booking-deadlines'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { MemberScope } from '../../../http/context'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { readSettings } from '../../../services/settings/settings'
import { held } from './manual.hold'
import type { Written } from './manual.hold-statements'
import { invalid } from './manual.checks'
import type { Further, NewRow } from './manual.rows'
import { bookingRow } from './manual.booking-row'
import { firstQuote } from './manual.quote'
import { quoteStatement } from './manual.statements'
import { quoteMails } from '../quotes/quotes.mails'

/**
 * What is added to a booking that is quoted, held or confirmed when it is recorded: its quote, and with a date its
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
  if (quote.totalCents <= 0) throw invalid('priceCents')
  return wanted.status === 'quoted'
    ? quoted(c, wanted, { row, quote })
    : held(c, wanted, { row, quote, reference })
}

async function quoted(
  c: MemberScope,
  { sendsMail }: ManualBooking,
  { row, quote }: Written,
): Promise<Further> {
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
