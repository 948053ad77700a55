import { and, eq, ne } from 'drizzle-orm'
import type { Currency } from '../../../contracts/currencies'
import type { QuoteAnswer } from '../../../contracts/quote-answer'
import { bookings } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import type { GuestRequest } from '../../../services/bookings/guest-access'

/** Holds of one address at the same time. */
const HOLDS_MAX = 3

export type Accept = Extract<QuoteAnswer, { act: 'accept' }>

/** Won are paid to the Korean account only, where there is one. @throws AppError Invalid */
export function requirePayable({ currency, method }: Accept, currencies: Currency[]): void {
  const isKorean = method === 'krTransfer'
  if (isKorean && !currencies.includes('KRW'))
    throw new AppError('Invalid', { fields: { method: 'Invalid' } })
  if (isKorean !== (currency === 'KRW'))
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
}

/** @throws AppError HoldLimit */
export async function requireFewHolds({ var: { db, guest } }: GuestRequest): Promise<void> {
  const { booking } = guest
  if (booking.emailKey === null) return
  const held = await db.$count(
    bookings,
    and(
      eq(bookings.emailKey, booking.emailKey),
      eq(bookings.status, 'on_hold'),
      ne(bookings.id, booking.id),
    ),
  )
  if (held >= HOLDS_MAX) throw new AppError('HoldLimit')
}
