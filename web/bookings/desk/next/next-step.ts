import type { BookingStatus } from '../../../../worker/contracts/bookings/booking-states'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { Claim, Money } from '../../../../worker/contracts/bookings/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { lastChangeOf } from '../booking.rules'
import type { Booking } from '../bookings.api'
import { isDue } from '../money/refund-steps'
import type { Refund } from '../money/refund-sums'

/** The next step of a booking. Times are UTC ms. */
export type NextStep =
  | { kind: 'quote' | 'asked' | 'change' | 'guide' | 'ready' | 'over' }
  | { kind: 'draft'; number: number }
  | { kind: 'quoted' | 'offered'; until: number }
  | { kind: 'place'; place: number }
  | { kind: 'claim'; claim: Claim }
  | { kind: 'deposit'; amount: Money; by: number; until: number }
  | { kind: 'balance' | 'overdue'; amount: Money; by: number }
  | { kind: 'reversed' | 'cash' | 'late'; amount: Money }
  | { kind: 'approve' | 'send' | 'sendLater'; refund: Refund }

/** Steps in which the company waits, for the guest or for a day. */
export const WAITING: ReadonlySet<NextStep['kind']> = new Set([
  'quoted',
  'offered',
  'place',
  'deposit',
  'balance',
  'cash',
  'ready',
  'sendLater',
])

export interface NextFacts {
  booking: Pick<
    Booking,
    | 'status'
    | 'actions'
    | 'events'
    | 'awaitsSince'
    | 'payBy'
    | 'lapseAt'
    | 'lacksGuide'
    | 'lacksDeposit'
    | 'place'
  >
  /** Null for a booking without a reference. */
  money: Pick<DeskMoney, 'total' | 'deposit' | 'stays' | 'balanceBy' | 'refunds' | 'claims'> | null
  quotes: Pick<DeskQuote, 'number' | 'status' | 'validUntil'>[]
  now: number
}

/** The most urgent next step; null if there is none. Late money needs a decision first, whatever else goes back. */
export function nextStepOf(facts: NextFacts): NextStep | null {
  return lateStep(facts) ?? refundStep(facts) ?? STEPS[facts.booking.status]?.(facts) ?? null
}

function refundStep({ money, now }: NextFacts): NextStep | null {
  const refund = money?.refunds.find(({ status }) => status === 'proposed' || status === 'approved')
  if (!refund) return null
  if (refund.status === 'proposed') return { kind: 'approve', refund }
  return { kind: isDue(refund.sendAfter, now) ? 'send' : 'sendLater', refund }
}

const STEPS: Partial<Record<BookingStatus, (facts: NextFacts) => NextStep | null>> = {
  requested: quoteStep,
  waitlisted: waitStep,
  offered: (facts) => (facts.booking.awaitsSince === null ? offeredStep(facts) : { kind: 'asked' }),
  quoted: (facts) => (facts.booking.awaitsSince === null ? quotedStep(facts) : { kind: 'asked' }),
  on_hold: (facts) => claimStep(facts) ?? wishStep(facts) ?? depositStep(facts),
  confirmed: confirmedStep,
}

/** A place without a price, or a question, waits for the company. */
function waitStep(facts: NextFacts): NextStep | null {
  const { place, awaitsSince } = facts.booking
  if (awaitsSince !== null) return quoteStep(facts)
  return place === null ? null : { kind: 'place', place }
}

function offeredStep(facts: NextFacts): NextStep | null {
  const step = quotedStep(facts)
  return step && { kind: 'offered', until: step.until }
}

function quoteStep({ quotes }: NextFacts): NextStep {
  const draft = quotes.find(({ status }) => status === 'draft')
  return draft ? { kind: 'draft', number: draft.number } : { kind: 'quote' }
}

function quotedStep({ quotes }: NextFacts) {
  const open = quotes.find(({ status }) => status === 'open')
  return open ? ({ kind: 'quoted', until: open.validUntil } as const) : null
}

function claimStep({ money }: NextFacts): NextStep | null {
  const claim = money?.claims.find(({ settledAt }) => settledAt === null)
  return claim ? { kind: 'claim', claim } : null
}

/** The step for a held or confirmed trip whose guest has written. */
function wishStep({ booking: { awaitsSince, events } }: NextFacts): NextStep | null {
  if (awaitsSince === null) return null
  return { kind: lastChangeOf(events)?.event === 'change.ask' ? 'change' : 'asked' }
}

function depositStep({ booking: { payBy, lapseAt }, money }: NextFacts): NextStep | null {
  if (!money || payBy === null || lapseAt === null) return null
  return { kind: 'deposit', amount: lacking(money.deposit, money.stays), by: payBy, until: lapseAt }
}

function confirmedStep(facts: NextFacts): NextStep | null {
  const { booking, money, now } = facts
  if (booking.actions.includes('trip.complete')) return { kind: 'over' }
  const said = claimStep(facts) ?? wishStep(facts)
  if (said || !money) return said
  const { deposit, total, stays, balanceBy } = money
  if (booking.lacksDeposit) return { kind: 'reversed', amount: lacking(deposit, stays) }
  const amount = lacking(total, stays)
  if (amount.amount === 0) return { kind: booking.lacksGuide ? 'guide' : 'ready' }
  if (balanceBy === null) return { kind: 'cash', amount }
  return { kind: balanceBy <= now ? 'overdue' : 'balance', amount, by: balanceBy }
}

/** Money without a date that no refund covers yet. */
function lateStep({ booking: { status }, money }: NextFacts): NextStep | null {
  if (!money || (status !== 'expired' && status !== 'closed')) return null
  const proposed = money.refunds
    .filter((refund) => refund.status === 'proposed')
    .reduce((sum, { amount, fee }) => sum + amount.amount + fee.amount, 0)
  const left = money.stays.amount - proposed
  return left > 0 ? { kind: 'late', amount: { ...money.stays, amount: left } } : null
}

function lacking(wanted: Money, stays: Money): Money {
  return { ...wanted, amount: Math.max(0, wanted.amount - stays.amount) }
}
