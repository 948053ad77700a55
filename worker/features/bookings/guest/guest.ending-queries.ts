import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { Db } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { payments, refunds } from '../../../db/schema/payments'
import { cancellationStatement } from '../../../services/bookings/cancellation-statement'

/** How a booking ended and what became of its money. Statements for the batch that reads the booking. */
export function endingStatements(db: Db, { id, payBy }: Pick<BookingRow, 'id' | 'payBy'>) {
  return [
    cancellationStatement(db, id),
    db
      .select({ refund: refunds, sentOn: payments.valueDay })
      .from(refunds)
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.bookingId, id), ne(refunds.status, 'void')))
      .orderBy(desc(refunds.id))
      .limit(1),
    // What had arrived by the deadline, by the bank's value day.
    db
      .select({ amount: sql<number>`coalesce(sum(${payments.amount}), 0)` })
      .from(payments)
      .where(and(eq(payments.bookingId, id), lte(payments.valueDay, calgaryDay(payBy ?? 0)))),
  ] as const
}

type Read<Statement> = Statement extends PromiseLike<(infer Row)[]> ? Row : never

type Statements = ReturnType<typeof endingStatements>

export interface EndingRows {
  cancelled: Read<Statements[0]> | undefined
  refunded: Read<Statements[1]> | undefined
  inTime: Read<Statements[2]> | undefined
}
