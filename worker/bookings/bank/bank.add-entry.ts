import { eq } from 'drizzle-orm'
import type { NewEntry } from '../../contracts/bookings/bank-entries'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { bankEntries, type BankEntryRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey } from '../../http/idempotency'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { requireSeenDay } from '../money/payments.rules'
import { knownAccount } from './bank.accounts'
import { readEntry } from './bank.queries'

/**
 * Stores money that an admin saw in the account. A repeated request stores it once. @throws AppError KeyReused, Invalid
 * for a day to come
 */
export async function addEntry(c: MemberScope, typed: NewEntry) {
  const { db, now } = c.var
  requireSeenDay(typed.day, now)
  const entry = { ...typed, account: await knownAccount(db, typed.account) }
  const fingerprint = fingerprintOf(c, typed)
  await runBatch(db, [entryStatement(c, entry, fingerprint), auditOfAdded(c, entry)])
  const isIt = eq(bankEntries.fingerprint, fingerprint)
  const [stored] = await db.select().from(bankEntries).where(isIt)
  if (!stored) throw new Error('The entry is missing after its batch')
  if (!isSaid(stored, entry)) throw new AppError('KeyReused')
  return readEntry(db, stored.id, c.var)
}

/** Whether a stored entry has the same values as the request. */
function isSaid(stored: BankEntryRow, said: NewEntry): boolean {
  const names = ['account', 'currency', 'day', 'amount', 'payer'] as const
  return names.every((name) => stored[name] === said[name]) && (stored.memo ?? '') === said.memo
}

/** Has the same value for a repeated request. */
function fingerprintOf(c: MemberScope, entry: NewEntry): string {
  const { settings, member } = c.var
  const key = readRequestKey(c, member.userId, entry)
  return keyedHash(settings.pepper, 'bank by hand', key?.key ?? randomToken())
}

function entryStatement({ var: { db, now } }: MemberScope, entry: NewEntry, fingerprint: string) {
  const memo = entry.memo === '' ? null : entry.memo
  return db
    .insert(bankEntries)
    .values({ ...entry, memo, source: 'hand', fingerprint, seenAt: now })
    .onConflictDoNothing({ target: bankEntries.fingerprint })
}

function auditOfAdded(c: MemberScope, { account, amount, currency }: NewEntry) {
  const subject = { subjectType: 'bank_account', subjectId: account }
  return auditOfChange(c, { action: 'bank.add', ...subject, detail: `${amount} ${currency}` })
}
