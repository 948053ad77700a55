import type { NewPayment } from '../../contracts/payments/payments'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { keyColumns, type RequestKey } from '../../http/idempotency'

/** Inserts a payment into the ledger. */
export function ledgerStatement(
  { var: { db, now, member } }: MemberScope,
  { id }: BookingRow,
  payment: NewPayment,
  key: RequestKey | null,
): Statement {
  const { amount, method, day, reason } = payment
  return db.insert(payments).values({
    bookingId: id,
    kind: amount > 0 ? 'receipt' : 'reversal',
    amount,
    ...entryColumns(payment),
    valueDay: day,
    method,
    byUser: member.userId,
    reason,
    at: now,
    ...keyColumns(key),
  })
}

/** The columns of the payment's bank entry, with the amount in the entry's currency. */
function entryColumns({ amount, entryId, entryAmount = amount, rateNote }: NewPayment) {
  return {
    bankEntryId: entryId ?? null,
    entryAmount: entryId === undefined ? null : entryAmount,
    rateNote: rateNote ?? null,
  }
}
