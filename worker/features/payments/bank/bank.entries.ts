import { and, eq, sql } from 'drizzle-orm'
import type { BankEntry } from '../../../contracts/bank/bank-entries'
import { auditOfChange } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import { bankEntries, matchRefusals } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { getBooking } from '../../../services/bookings/find-booking'
import { readEntry } from './bank.queries'
import { getEntry } from '../payments.queries'
import { audited } from './bank.audit'

/**
 * Marks an entry as money that is not from a guest, or returns it to the list. @throws AppError NotFound,
 * NotPossibleNow
 */
export async function ignoreEntry(
  c: MemberScope,
  id: number,
  isIgnored: boolean,
): Promise<BankEntry> {
  const { db } = c.var
  const open = sql<'new'>`iif(${bankEntries.spent} = ${bankEntries.amount}, 'matched', 'new')`
  const entry = await getEntry(db, id)
  if (entry.status === 'matched') throw new AppError('NotPossibleNow')
  await runBatch(db, [
    db
      .update(bankEntries)
      .set(isIgnored ? { status: 'ignored' } : { status: open, sameAsId: null })
      .where(and(eq(bankEntries.id, id), eq(bankEntries.status, isIgnored ? 'new' : 'ignored'))),
    auditOfChange(c, audited(isIgnored ? 'bank.ignore' : 'bank.restore', entry)),
  ])
  return readEntry(db, id, c.var)
}

/** Stores that an entry is not for this booking, so that it is not proposed again. @throws AppError NotFound */
export async function refuseMatch(
  c: MemberScope,
  id: number,
  bookingId: number,
): Promise<BankEntry> {
  const { db, now } = c.var
  const [entry] = await Promise.all([getEntry(db, id), getBooking(db, bookingId)])
  await runBatch(db, [
    db.insert(matchRefusals).values({ entryId: id, bookingId, at: now }).onConflictDoNothing(),
    auditOfChange(c, { ...audited('bank.refuse', entry), detail: `booking ${bookingId}` }),
  ])
  return readEntry(db, id, c.var)
}
