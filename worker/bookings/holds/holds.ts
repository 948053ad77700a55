import type { SQL } from 'drizzle-orm'
import {
  balanceBy,
  completedAt,
  lapseAt,
  payBy,
  startOf,
  type DeadlineSettings,
} from '../../contracts/bookings/booking-deadlines'
import { nextHoldTimer } from '../../contracts/bookings/booking-timers'
import type { PayMethod } from '../../contracts/bookings/pay-methods'
import type { RefundPolicy } from '../../contracts/bookings/refund-policy'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import type { DeskEffect } from '../data/booking-events'
import { coverStatements, type Cover } from '../data/deposit-cover'
import { isCovered, moneyOf, dueDeposit } from '../data/money'
import {
  confirmationMails,
  mailToDesk,
  mailToGuest,
  type BookingScope,
} from '../mails/booking-mail'

/** The quote and trip of a hold, and who caused it. */
interface Terms {
  quote: QuoteRow
  tripId: SQL<number>
  by: Cover['by']
}

/** Additions to the batch, run after the event that begins or changes a hold. */
type Begun = Required<Pick<DeskEffect<'holdMade' | 'bookingConfirmed'>, 'after' | 'mails'>>

/** A held booking: its deadline (UTC ms) and the terms that its guest agreed to (JSON). */
interface HeldBooking extends BookingRow {
  payBy: number
  policy: string
}

/**
 * A hold begins. If the deposit is already there, the trip is confirmed at once: money paid for another date counts,
 * unless it is on its way back.
 */
export async function beginHold(
  scope: BookingScope,
  held: HeldBooking,
  terms: Terms,
): Promise<Begun> {
  if (isCovered(held, held.deposit)) return confirmHold(scope, held, terms)
  return { after: [], mails: await holdMails(scope, held, terms.quote) }
}

/** Confirms a hold whose deposit is covered. */
export async function confirmHold(
  scope: BookingScope,
  held: BookingRow,
  { quote, tripId, by }: Terms,
): Promise<Begun> {
  const { db, now } = scope
  const booking = { ...held, tripId }
  return {
    after: coverStatements(db, { booking, version: held.version + 1, by, now }),
    mails: await confirmationMails(scope, { ...held, tripId: null }, quote),
  }
}

/** The mail to the guest when a hold begins. */
export function heldMails(scope: BookingScope, booking: HeldBooking, quote: QuoteRow) {
  const letter = {
    template: 'holdMade',
    ...depositToPay(booking),
    total: moneyOf(booking, booking.total),
    policy: JSON.parse(booking.policy) as RefundPolicy,
    policyDay: booking.policyDay,
  } as const
  return mailToGuest(scope, booking, letter, quote)
}

async function holdMails(scope: BookingScope, booking: HeldBooking, quote: QuoteRow) {
  const mails = await Promise.all([
    heldMails(scope, booking, quote),
    mailToDesk(scope, booking, { template: 'holdMadeForDesk', ...depositToPay(booking) }, quote),
  ])
  return mails.flat()
}

/** The columns of a booking that is held from `now` (UTC ms) on the terms of a quote. */
export function heldColumns(
  now: number,
  quote: QuoteRow,
  { currency, method }: { currency: Currency; method: PayMethod | null },
  settings: DeadlineSettings,
) {
  const due = payBy(now, quote, method ?? 'etransfer', settings)
  const end = lapseAt(due, quote, settings)
  const isWon = currency === 'KRW'
  return {
    currency,
    payMethod: method,
    party: quote.party,
    extraRooms: quote.extraRooms,
    total: isWon ? quote.totalWon : quote.totalCents,
    deposit: isWon ? quote.depositWon : quote.depositCents,
    policy: quote.policy,
    payBy: due,
    lapseAt: end,
    balanceBy: quote.withoutDeposit ? null : balanceBy(now, quote, { payBy: due, settings }),
    endsAt: completedAt(quote),
    // A claim made for an earlier hold does not extend this one.
    claimedAt: null,
    nextDueAt: nextHoldTimer({ heldAt: now, payBy: due, lapseAt: end, lang: quote.lang }, now),
  }
}

/** Like `heldColumns`, for an admin, who may hold a date until its start, and a trip that has begun until its end. */
export function columnsByStaff(...hold: Parameters<typeof heldColumns>) {
  const [now, quote] = hold
  const columns = heldColumns(...hold)
  if (columns.payBy > now) return columns
  const start = startOf(quote)
  const end = start > now ? start : completedAt(quote)
  return { ...columns, payBy: end, lapseAt: end, nextDueAt: end }
}

/** The mail to the guest when a hold is released: by whom, the admin's reason, and the money that is refunded. */
export function releasedMails(
  scope: BookingScope,
  booking: BookingRow,
  why: { by: 'guest' | 'company'; reason?: string },
) {
  const received = booking.paid > 0 ? moneyOf(booking, booking.paid) : null
  return mailToGuest(scope, booking, { template: 'holdReleased', ...why, received })
}

/** The deposit and its deadline, as mails name them. */
export function depositToPay(booking: BookingRow & { payBy: number }) {
  return { due: dueDeposit(booking), payBy: booking.payBy }
}
