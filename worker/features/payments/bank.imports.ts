import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type {
  BankImports,
  BankMapping,
  ImportReceipt,
  NewImport,
} from '../../contracts/bank-imports'
import { entryIdentity, numberEqual } from '../../contracts/entry-identity'
import { proposeMatches } from '../../contracts/match-score'
import { auditOfChange, auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bankEntries, bankImports, bankMappings } from '../../db/schema/payments'
import { readAll } from '../../db/sql-reads'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { candidatesRead } from './bank.candidates'
import { findByKey } from './payments.queries'

const IMPORTS_SHOWN = 20
/** Rows that travel as one parameter, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 1000

/** The newest imports and the accounts that files were imported for. */
export async function listImports({ var: { db } }: MemberScope): Promise<BankImports> {
  const columns = pick(
    bankImports,
    ...(['id', 'account', 'fileName', 'added', 'known'] as const),
    ...(['firstDay', 'lastDay', 'balanceOk', 'at'] as const),
  )
  const [imports, accounts] = await db.batch([
    db.select(columns).from(bankImports).orderBy(desc(bankImports.id)).limit(IMPORTS_SHOWN),
    db.selectDistinct({ account: bankImports.account }).from(bankImports),
  ])
  return { imports, accounts: accounts.map(({ account }) => account).toSorted() }
}

/**
 * Adds the rows of a statement file that are not there yet. A repeated request adds nothing.
 * @throws AppError TooManyRequests, AlreadyImported with what the same file did before, KeyReused
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

async function storeImport(
  c: MemberScope,
  statement: NewImport,
  key: RequestKey | null,
): Promise<number> {
  const { db, now, member } = c.var
  await requireWithinLimit(c.var, 'bankImport', String(member.userId))
  const { account, fileName, fileHash, balanceOk, rows } = statement
  const days = rows.map(({ day }) => day).toSorted()
  const isSameFile = and(eq(bankImports.account, account), eq(bankImports.fileHash, fileHash))
  const thisImport = sql`(SELECT max(id) FROM bank_imports)`
  const added = sql<number>`(SELECT count(*) FROM bank_entries WHERE import_id = ${thisImport})`
  try {
    const results = await db.batch([
      assertInBatch(
        db,
        sql`NOT EXISTS (SELECT 1 FROM ${bankImports} WHERE ${isSameFile})`,
        'AlreadyImported',
      ),
      db.insert(bankImports).values({
        account,
        fileName,
        fileHash,
        balanceOk,
        added: 0,
        known: rows.length,
        firstDay: days[0] ?? null,
        lastDay: days.at(-1) ?? null,
        userId: member.userId,
        at: now,
        requestKey: key?.key ?? null,
        requestHash: key?.bodyHash ?? null,
      }),
      ...entryStatements(c, statement),
      auditStatement(c, {
        action: 'bank.import',
        subjectType: 'bank_account',
        subjectId: account,
        detail: `${rows.length} rows, ${days[0]} – ${days.at(-1)}`,
      }),
      db
        .update(bankImports)
        .set({ added, known: sql`${rows.length} - ${added}` })
        .where(eq(bankImports.id, thisImport))
        .returning({ id: bankImports.id }),
    ])
    return (results.at(-1) as { id: number }[])[0]?.id ?? 0
  } catch (error) {
    if (!isFailedAssertion(error, 'AlreadyImported')) throw error
    const [earlier] = await db
      .select(pick(bankImports, 'added', 'known', 'at'))
      .from(bankImports)
      .where(isSameFile)
    // What this request added: nothing.
    const extra = { ...earlier, added: 0, known: rows.length }
    throw new AppError('AlreadyImported', { cause: error, extra })
  }
}

/** The rows as entries of the import that was inserted last. */
function entryStatements(
  { var: { db, now, settings } }: MemberScope,
  { account, currency, rows }: NewImport,
) {
  const entries = numberEqual(rows).map((row) => [
    row.day,
    row.amount,
    row.payer,
    row.memo,
    keyedHash(settings.pepper, 'bank', entryIdentity(account, 'csv', row)),
  ])
  const parts = Array.from({ length: Math.ceil(entries.length / ROWS_A_STATEMENT) }, (_, index) =>
    entries.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
  return parts.map((part) =>
    db
      .insert(bankEntries)
      .select(
        sql`SELECT NULL, ${account}, 'csv', (SELECT max(id) FROM bank_imports), value ->> 0, value ->> 1, ${currency},
          value ->> 2, nullif(value ->> 3, ''), NULL, NULL, value ->> 4, NULL, 0, 'new', ${now}
          FROM json_each(${JSON.stringify(part)}) WHERE true`,
      )
      .onConflictDoNothing({ target: bankEntries.fingerprint }),
  )
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

export async function listMappings(db: Db): Promise<{ mappings: BankMapping[] }> {
  const rows = await db.select().from(bankMappings)
  const mappings = rows.map(({ account, headerHash, columns }) => ({
    ...(JSON.parse(columns) as Omit<BankMapping, 'account' | 'headerHash'>),
    account,
    headerHash,
  }))
  return { mappings }
}

/** Keeps which columns of an account's files mean what, in place of what was kept before. */
export async function saveMapping(c: MemberScope, mapping: BankMapping): Promise<void> {
  const { db, now } = c.var
  const { account, headerHash, ...named } = mapping
  const stored = { columns: JSON.stringify(named), updatedAt: now }
  await db.batch([
    db
      .insert(bankMappings)
      .values({ account, headerHash, ...stored })
      .onConflictDoUpdate({
        target: [bankMappings.account, bankMappings.headerHash],
        set: stored,
        setWhere: ne(bankMappings.columns, stored.columns),
      }),
    auditOfChange(c, { action: 'bank.map', subjectType: 'bank_account', subjectId: account }),
  ])
}
