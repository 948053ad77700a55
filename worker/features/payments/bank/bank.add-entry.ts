import { eq } from 'drizzle-orm'
import type { BankEntry, NewEntry } from '../../../contracts/bank-entries'
import { auditOfChange } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import { bankEntries } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { readRequestKey } from '../../../http/idempotency'
import { keyedHash, randomToken } from '../../../http/keyed-hash'
import { readEntry } from './bank.queries'

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
