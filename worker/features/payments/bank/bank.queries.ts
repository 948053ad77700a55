import type { BankEntries, BankEntry, EntriesQuery } from '../../../contracts/bank/bank-entries'
import { cursorOf } from '../../../contracts/list-cursor'
import type { Db } from '../../../db/db'
import type { BankEntryRow } from '../../../db/schema/payments'
import { readAll, sqlRead } from '../../../db/sql-reads'
import { AppError } from '../../../http/errors'
import { withDetails, type Reader } from './bank.about-queries'
import { IN_LIST, searchSql, COUNTS, type Bind } from './bank.list-sql'

const ROWS_A_PAGE = 25

const COLUMNS = `id, account, source, import_id AS importId, day, amount, currency, payer, memo, bank_ref AS bankRef,
  reply_key AS replyKey, fingerprint, same_as_id AS sameAsId, spent, status, seen_at AS seenAt`

/** Entries of a list, the newest day first, and the number of entries in each list. Two round trips. */
export async function listEntries(
  db: Db,
  query: EntriesQuery,
  reader: Reader,
): Promise<BankEntries> {
  const values: (string | number)[] = []
  const bind = (value: string | number) => `?${values.push(value)}`
  const conditions = conditionsOf(query, bind)
  const [rows, [counts]] = await readAll(db, [
    sqlRead(
      `SELECT ${COLUMNS} FROM bank_entries WHERE ${conditions.join(' AND ')}
       ORDER BY day DESC, id DESC LIMIT ${ROWS_A_PAGE + 1}`,
      values,
      (row: BankEntryRow) => row,
    ),
    sqlRead(COUNTS, [], (row: BankEntries['counts']) => row),
  ])
  const shown = rows.slice(0, ROWS_A_PAGE)
  const last = rows.length > ROWS_A_PAGE ? shown.at(-1) : undefined
  return {
    entries: await withDetails(db, shown, reader),
    counts: counts as BankEntries['counts'],
    cursor: last ? cursorOf({ value: last.day, id: last.id }) : null,
  }
}

function conditionsOf({ status, q, cursor }: EntriesQuery, bind: Bind): string[] {
  const conditions = [IN_LIST[status]]
  if (q !== '') conditions.push(searchSql(q, bind))
  if (cursor) conditions.push(`(day, id) < (${bind(cursor.value)}, ${bind(cursor.id)})`)
  return conditions
}

/** @throws AppError NotFound */
export async function readEntry(db: Db, id: number, reader: Reader): Promise<BankEntry> {
  const [rows] = await readAll(db, [
    sqlRead(`SELECT ${COLUMNS} FROM bank_entries WHERE id = ?1`, [id], (row: BankEntryRow) => row),
  ])
  const [entry] = await withDetails(db, rows, reader)
  if (!entry) throw new AppError('NotFound')
  return entry
}
