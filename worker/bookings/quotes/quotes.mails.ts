import type { Money } from '../../contracts/bookings/guest-money'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { readState } from '../data/booking-state'
import { moneyOf, totalIn } from '../data/money'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import { policyDayOf, askedSince, changeEvents } from './changes'
import { contentOf } from './quotes.content'

/** The mail to the guest when a quote is sent. `currencies` are those it can be paid in. */
export async function quoteMails(
  scope: BookingScope,
  booking: BookingRow,
  row: QuoteRow,
  currencies: readonly Currency[],
) {
  const isChange = row.kind === 'change'
  const content = contentOfMail(booking, row, currencies)
  const isFirst = !isChange && booking.status !== 'quoted'
  const difference = isChange ? differenceOf(booking, row) : null
  const policyDay = isChange ? await offeredPolicyDay(scope, booking, row) : null
  const changed = { isBooked: isChange, difference, policyDay }
  const letter = isFirst
    ? ({ template: 'quoteSent', ...content } as const)
    : ({ template: 'quoteChanged', ...content, ...changed } as const)
  return mailToGuest(scope, { ...booking, ...partyOf(booking, row) }, letter, row)
}

/** The mail to a guest who has waited: the place with its price. `currencies` are those it can be paid in. */
export function offerMails(
  scope: BookingScope,
  booking: BookingRow,
  row: QuoteRow,
  currencies: readonly Currency[],
) {
  const letter = { template: 'waitlistOffer', ...contentOfMail(booking, row, currencies) } as const
  return mailToGuest(scope, booking, letter, row)
}

function contentOfMail(booking: BookingRow, row: QuoteRow, currencies: readonly Currency[]) {
  const { number, kind, totalCents, totalWon, depositCents, depositWon, validUntil, note } = row
  const { withoutDeposit } = row
  const isChange = kind === 'change'
  const offered = offeredIn(booking, row, currencies)
  return {
    number,
    total: offered.map((each) => inCurrency(each, totalCents, totalWon)),
    deposit: (isChange ? [] : offered).map((each) => inCurrency(each, depositCents, depositWon)),
    withoutDeposit,
    policy: contentOf(row).policy,
    validUntil,
    note,
  }
}

/** The currencies of its sums: a held booking already has its own, and cash on the day of the trip is in dollars. */
function offeredIn(
  { currency }: BookingRow,
  { kind, withoutDeposit }: QuoteRow,
  currencies: readonly Currency[],
): readonly Currency[] {
  if (kind === 'change') return [currency]
  return withoutDeposit ? ['CAD'] : currencies
}

/** The party of a quote: at most as many children as it has room for, next to one adult. */
function partyOf({ children }: BookingRow, { party }: QuoteRow) {
  return { party, children: Math.min(children, party - 1) }
}

/** The day that refunds count back from once the change is agreed; null if that is its first day. */
async function offeredPolicyDay({ db, now }: BookingScope, booking: BookingRow, quote: QuoteRow) {
  const { trip } = await readState(db, booking)
  if (!trip) return null
  const events = await changeEvents(db, booking.id)
  const asked = askedSince([...events, { event: 'change.offer', data: '', at: now }], now)
  return policyDayOf({ booking, trip, quote, askedAt: asked })
}

/** The difference from the agreed price; null if there is none. */
function differenceOf(booking: BookingRow, row: QuoteRow): Money | null {
  const difference = totalIn(booking, row) - booking.total
  return difference === 0 ? null : moneyOf(booking, difference)
}

function inCurrency(currency: Currency, cents: number, won: number): Money {
  return { currency, amount: currency === 'KRW' ? won : cents }
}
