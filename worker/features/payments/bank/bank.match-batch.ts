import { inArray } from 'drizzle-orm'
import type { NewMatches } from '../../../contracts/bank/bank-matches'
import { bookings } from '../../../db/schema/bookings'
import type { BankEntryRow } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import type { RequestKey } from '../../../http/idempotency'
import { auditOfEntry } from './bank.audit'
import { paymentBatch, type PaymentBatch } from '../payments.batch'
import { bookingIn, toPayment } from './bank.match-rules'

/** The payments of all bookings of a match, as the bookings are now. */
export async function matchBatch(
  c: MemberScope,
  entry: BankEntryRow,
  matches: NewMatches,
  key: RequestKey | null,
): Promise<PaymentBatch> {
  const rows = await bookingsOf(c, matches)
  const parts = await Promise.all(
    matches.map((match, index) => {
      // One row of the ledger is enough to find the request again.
      const rowKey = index === 0 ? key : null
      return paymentBatch(c, bookingIn(rows, match), toPayment(entry, match), rowKey)
    }),
  )
  const ids = matches.map(({ bookingId }) => bookingId).join(', ')
  const audit = auditOfEntry(c, 'bank.match', entry, `bookings ${ids}`)
  return {
    statements: [...parts.flatMap(({ statements }) => statements), audit],
    mails: parts.flatMap(({ mails }) => mails),
  }
}

/** The bookings of the matches, by id. */
export async function bookingsOf({ var: { db } }: MemberScope, matches: NewMatches) {
  const ids = matches.map(({ bookingId }) => bookingId)
  const rows = await db.select().from(bookings).where(inArray(bookings.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
