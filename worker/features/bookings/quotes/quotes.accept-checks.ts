import { and, eq, sql } from 'drizzle-orm'
import type { Currency } from '../../../contracts/currencies'
import type { QuoteAnswer } from '../../../contracts/quotes/quote-answer'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { quoteRefusal } from './quotes.open'

/** How many dates one address may hold at the same time. */
const HOLDS_MAX = 3

const TOO_MANY = 'TooManyHolds'

export type Accept = Extract<QuoteAnswer, { act: 'accept' }>

/** Won can be paid only to the Korean account, if the company has one. @throws AppError Invalid */
export function requirePayable({ currency, method }: Accept, currencies: Currency[]): void {
  const isKorean = method === 'krTransfer'
  if (isKorean && !currencies.includes('KRW'))
    throw new AppError('Invalid', { fields: { method: 'Invalid' } })
  if (isKorean !== (currency === 'KRW'))
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
}

/**
 * Fails the batch if the address already holds as many dates as it may, even if several quotes are accepted at once.
 */
export function assertFewHolds(db: Db, { emailKey }: BookingRow): Statement {
  const held = db.$count(
    bookings,
    and(eq(bookings.emailKey, emailKey ?? ''), eq(bookings.status, 'on_hold')),
  )
  return assertInBatch(db, sql`${held} < ${HOLDS_MAX}`, TOO_MANY)
}

/** Turns the failure of an acceptance's batch into the error to respond with. */
export function acceptRefusal(error: unknown): unknown {
  return isFailedAssertion(error, TOO_MANY)
    ? new AppError('HoldLimit', { cause: error })
    : quoteRefusal(error)
}
