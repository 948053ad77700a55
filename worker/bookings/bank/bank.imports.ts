import { and, desc, eq, sql } from 'drizzle-orm'
import type { ImportReceipt, BankImports, NewImport } from '../../contracts/bookings/bank-imports'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bankImports } from '../../db/schema/payments'
import { readBody } from '../../http/body'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { runOnce } from '../../http/run-once'
import { findByKey } from '../data/booking-write'
import { requireSeenDay } from '../money/payments.rules'
import { accountsStatement, knownAccount } from './bank.accounts'
import {
  entryStatements,
  insertedImport,
  auditOfImport,
  countStatement,
  takenBackStatements,
} from './bank.import-statements'
import { countProposed } from './bank.likely'

const IMPORTS_SHOWN = 20

/**
 * Adds those rows of a statement file that are not stored yet. A repeated request adds nothing.
 * @throws AppError TooManyRequests, AlreadyImported with the time of the file's first import, KeyReused, Invalid for a
 * day to come
 */
export async function importStatement(c: MemberScope, sent: NewImport) {
  const { db, member, now } = c.var
  const days = [...sent.rows, ...sent.takenBack].map(({ day }) => day).toSorted()
  requireSeenDay(days.at(-1) ?? '', now)
  const key = readRequestKey(c, member.userId, new Uint8Array(await readBody(c)))
  const statement = { ...sent, account: await knownAccount(db, sent.account) }
  const id = await runOnce({
    find: key && (async () => (await findByKey(db, bankImports, key))?.id ?? null),
    run: () => storeImport(c, statement, key),
    duplicateErrors: new Set(['AlreadyImported', 'TooManyRequests']),
  })
  return toReceipt(c, id)
}

async function toReceipt(c: MemberScope, id: number): Promise<ImportReceipt> {
  const [stored] = await c.var.db
    .select(pick(bankImports, 'added', 'known'))
    .from(bankImports)
    .where(eq(bankImports.id, id))
  const { added, known } = stored ?? { added: 0, known: 0 }
  return { added, known, proposals: added === 0 ? 0 : await countProposed(c, id) }
}

/** Stores an import with its entries; returns its id. @throws AppError TooManyRequests, AlreadyImported */
async function storeImport(c: MemberScope, statement: NewImport, key: RequestKey | null) {
  const { db, member } = c.var
  await requireWithinLimit(c.var, 'bankImport', String(member.userId))
  const entries = await entryStatements(c, statement)
  try {
    const results = await db.batch([
      assertNew(db, statement),
      insertedImport(c, statement, key),
      ...(await takenBackStatements(c, statement)),
      ...entries,
      auditOfImport(c, statement),
      countStatement(db, statement),
    ])
    return (results.at(-1) as { id: number }[])[0]?.id ?? 0
  } catch (error) {
    if (!isFailedAssertion(error, 'AlreadyImported')) throw error
    const extra = await earlierImport(db, statement)
    throw new AppError('AlreadyImported', { cause: error, extra })
  }
}

function assertNew(db: Db, statement: NewImport) {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${bankImports} WHERE ${isSameFile(statement)})`
  return assertInBatch(db, isNew, 'AlreadyImported')
}

function isSameFile({ account, fileHash }: NewImport) {
  return and(eq(bankImports.account, account), eq(bankImports.fileHash, fileHash))
}

/** When the same file was imported; this request has added none of its rows. */
async function earlierImport(db: Db, statement: NewImport) {
  const [earlier] = await db
    .select(pick(bankImports, 'added', 'known', 'at'))
    .from(bankImports)
    .where(isSameFile(statement))
  return { ...earlier, added: 0, known: statement.rows.length }
}

/** The newest imports, and the accounts that files were imported for. */
export async function listImports({ var: { db } }: MemberScope): Promise<BankImports> {
  const columns = pick(
    bankImports,
    ...(['id', 'account', 'fileName', 'added', 'known'] as const),
    ...(['firstDay', 'lastDay', 'balanceOk', 'at'] as const),
  )
  const [imports, accounts] = await db.batch([
    db.select(columns).from(bankImports).orderBy(desc(bankImports.id)).limit(IMPORTS_SHOWN),
    accountsStatement(db),
  ])
  return { imports, accounts }
}
