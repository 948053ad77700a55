import { and, eq, exists, isNull, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BankEntry, NewEntry } from '../../contracts/bank-entries'
import { auditOfChange, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { bankEntries, matchRefusals, type BankEntryRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey } from '../../http/idempotency'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { getBooking } from '../../services/bookings/find-booking'
import { readEntry } from './bank.queries'
import { getEntry } from './payments.queries'

/** Money that an admin saw in the account. A repeated request adds it once. */
export async function addEntry(c: MemberScope, entry: NewEntry): Promise<BankEntry> {
  const { db, now, settings, member } = c.var
  const key = readRequestKey(c, member.userId, entry)
  const mark = key ? `${key.key} ${key.bodyHash}` : randomToken()
  const fingerprint = keyedHash(settings.pepper, 'bank by hand', mark)
  const { memo } = entry
  await runBatch(db, [
    db
      .insert(bankEntries)
      .values({
        ...entry,
        memo: memo === '' ? null : memo,
        source: 'hand',
        fingerprint,
        seenAt: now,
      })
      .onConflictDoNothing({ target: bankEntries.fingerprint }),
    auditOfChange(c, {
      action: 'bank.add',
      subjectType: 'bank_account',
      subjectId: entry.account,
      detail: `${entry.amount} ${entry.currency}`,
    }),
  ])
  const [stored] = await db
    .select({ id: bankEntries.id })
    .from(bankEntries)
    .where(eq(bankEntries.fingerprint, fingerprint))
  return readEntry(db, stored?.id ?? 0, c.var)
}

/** Takes an entry from the list as money of no guest, or puts it back. @throws AppError NotFound, NotPossibleNow */
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

/** An entry is not for this booking: it is proposed for it no more. @throws AppError NotFound */
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

/** Never the payer or the text: they are of strangers too. */
export function auditOfEntry(c: MemberScope, action: string, entry: BankEntryRow, detail: string) {
  return auditStatement(c, { ...audited(action, entry), detail })
}

function audited(action: string, { id }: BankEntryRow) {
  return { action, subjectType: 'bank_entry', subjectId: id }
}
