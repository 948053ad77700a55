import { and, eq, sql, exists, isNull, ne, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '../../contracts/admin/audit-actions'
import type { BankEntry } from '../../contracts/bookings/bank-entries'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { bankEntries, matchRefusals, type BankEntryRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { getBooking } from '../data/booking-row'
import { getEntry } from '../money/payments.rules'
import { readEntry } from './bank.queries'

/**
 * Marks an entry as money that is not from a guest, or returns it to the list. @throws AppError NotFound,
 * NotPossibleNow
 */
export async function ignoreEntry(c: MemberScope, id: number, isIgnored: boolean) {
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
export async function refuseMatch(c: MemberScope, id: number, bookingId: number) {
  const { db, now } = c.var
  const [entry] = await Promise.all([getEntry(db, id), getBooking(db, bookingId)])
  await runBatch(db, [
    db.insert(matchRefusals).values({ entryId: id, bookingId, at: now }).onConflictDoNothing(),
    auditOfChange(c, { ...audited('bank.refuse', entry), detail: `booking ${bookingId}` }),
  ])
  return readEntry(db, id, c.var)
}

/**
 * Marks an entry as showing the same money as another one, so that it can no longer be spent.
 * @throws AppError NotFound, EntrySpent if part of it is booked, NotPossibleNow unless the other has the same amount
 * and is not a duplicate itself
 */
export async function markSame(c: MemberScope, id: number, otherId: number): Promise<BankEntry> {
  const { db } = c.var
  const [entry, other] = await Promise.all([getEntry(db, id), getEntry(db, otherId)])
  if (entry.spent > 0) throw new AppError('EntrySpent')
  await runBatch(db, [
    db
      .update(bankEntries)
      .set({ sameAsId: otherId, status: 'ignored' })
      .where(and(eq(bankEntries.id, id), isCopyOf(db, otherId))),
    auditOfChange(c, { ...audited('bank.same', entry), detail: `entry ${other.id}` }),
  ])
  const after = await readEntry(db, id, c.var)
  if (after.sameAsId !== otherId) throw new AppError('NotPossibleNow')
  return after
}

/** The entry is unspent and has the same amount as the other; neither is a copy, and no entry is a copy of this one. */
function isCopyOf(db: Db, otherId: number) {
  const original = alias(bankEntries, 'original')
  const copy = alias(bankEntries, 'copy')
  const isOriginal = and(
    eq(original.id, otherId),
    ne(original.id, bankEntries.id),
    isNull(original.sameAsId),
    eq(original.amount, bankEntries.amount),
    eq(original.currency, bankEntries.currency),
  )
  const isCopied = eq(copy.sameAsId, bankEntries.id)
  return and(
    eq(bankEntries.spent, 0),
    isNull(bankEntries.sameAsId),
    exists(db.select({ id: original.id }).from(original).where(isOriginal)),
    not(exists(db.select({ id: copy.id }).from(copy).where(isCopied))),
  )
}

/** Never logs the payer or the text of an entry, which can be a stranger's. */
export function auditOfEntry(
  c: MemberScope,
  action: AuditAction,
  entry: BankEntryRow,
  detail: string,
) {
  return auditStatement(c, { ...audited(action, entry), detail })
}

function audited(action: AuditAction, { id }: BankEntryRow) {
  return { action, subjectType: 'bank_entry', subjectId: id }
}
