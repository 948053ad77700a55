import { and, eq } from 'drizzle-orm'
import type { ImportReceipt } from '../../../contracts/bank/bank-imports'
import type { NewImport } from '../../../contracts/bank/new-import'
import { proposeMatches } from '../../../contracts/bank/match-score'
import { pick } from '../../../db/pick'
import { bankEntries, bankImports } from '../../../db/schema/payments'
import { readAll } from '../../../db/sql-reads'
import type { MemberScope } from '../../../http/context'
import { readRequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { candidatesRead } from './bank.candidates'
import { storeImport } from './bank.import-batch'
import { findByKey } from '../payments.queries'

/**
 * Adds those rows of a statement file that are not stored yet. A repeated request adds nothing.
 * @throws AppError TooManyRequests, AlreadyImported with the time of the file's first import, KeyReused
 */
export async function importStatement(
  c: MemberScope,
  statement: NewImport,
): Promise<ImportReceipt> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, statement)
  const id = await runOnce({
    find: key && (() => findByKey(db, bankImports, key)),
    run: () => storeImport(c, statement, key),
    duplicateErrors: new Set(['AlreadyImported', 'TooManyRequests']),
  })
  return toReceipt(c, id)
}

async function toReceipt(c: MemberScope, id: number): Promise<ImportReceipt> {
  const { db, lang, now } = c.var
  const [[stored], entries] = await db.batch([
    db
      .select(pick(bankImports, 'added', 'known'))
      .from(bankImports)
      .where(eq(bankImports.id, id)),
    db
      .select()
      .from(bankEntries)
      .where(and(eq(bankEntries.importId, id), eq(bankEntries.status, 'new'))),
  ])
  const [candidates] = entries.length > 0 ? await readAll(db, [candidatesRead(lang, now)]) : [[]]
  const likely = entries.filter((entry) => proposeMatches(entry, candidates).proposals.length > 0)
  return { added: stored?.added ?? 0, known: stored?.known ?? 0, proposals: likely.length }
}
