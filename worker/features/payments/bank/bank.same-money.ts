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
 * Says that an entry shows the same money as another one: it cannot be spent any more.
 * @throws AppError NotFound, EntrySpent when a part of it is for a booking, NotPossibleNow unless the other is of the same
 * amount and no duplicate itself
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

/** An entry that is not spent, of the same money as an original; neither is a copy of another one, nor has this one copies. */
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
