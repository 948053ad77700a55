import { and, eq, exists, isNull, ne, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BankEntry } from '../../../contracts/bank/bank-entries'
import { auditOfChange } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { bankEntries } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readEntry } from './bank.queries'
import { getEntry } from '../payments.queries'
import { audited } from './bank.audit'

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
