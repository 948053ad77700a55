import type {
  BankEntries,
  BankEntry,
  EntriesQuery,
  EntryList,
} from '../../contracts/bookings/bank-entries'
import { cursorOf } from '../../contracts/list-cursor'
import { parseAmount } from '../../contracts/written-amounts'
import { foldTyped } from '../../contracts/text/fold-typed'
import { COUNT_MAX } from '../../contracts/bookings/desk-bookings'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { AppError } from '../../http/errors'
import { withDetails, type ListedEntry, type Reader } from './bank.details'

const ROWS_A_PAGE = 25

const COLUMNS = `id, account, source, import_id AS importId, day, amount, currency, payer, memo, bank_ref AS bankRef,
  reply_key AS replyKey, fingerprint, same_as_id AS sameAsId, spent, status, seen_at AS seenAt,
  taken_back_on AS takenBackOn,
  (SELECT count(*) FROM bank_entries AS copy WHERE copy.same_as_id = bank_entries.id AND copy.source <> 'mail') AS copies`

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
      (row: ListedEntry) => row,
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

/** Adds a value to a statement and returns its placeholder. */
type Bind = (value: string | number) => string

function conditionsOf({ status, q, cursor }: EntriesQuery, bind: Bind): string[] {
  const conditions = [IN_LIST[status]]
  if (q !== '') conditions.push(searchSql(q, bind))
  if (cursor) conditions.push(`(day, id) < (${bind(cursor.value)}, ${bind(cursor.id)})`)
  return conditions
}

/** @throws AppError NotFound */
export async function readEntry(db: Db, id: number, reader: Reader): Promise<BankEntry> {
  const [rows] = await readAll(db, [
    sqlRead(`SELECT ${COLUMNS} FROM bank_entries WHERE id = ?1`, [id], (row: ListedEntry) => row),
  ])
  const [entry] = await withDetails(db, rows, reader)
  if (!entry) throw new AppError('NotFound')
  return entry
}

/** The SQL condition for each list's entries. */
const IN_LIST: Record<EntryList, string> = {
  waiting: `status = 'new'`,
  matched: `status = 'matched'`,
  ignored: `status = 'ignored'`,
}

/** Finds parts of the payer and the text, with or without spaces, and amounts in either currency. */
function searchSql(q: string, bind: Bind): string {
  const part = bind(foldTyped(q).toLowerCase().replace(/\s+/g, ''))
  const amounts = (['CAD', 'KRW'] as const).flatMap((currency) => {
    const amount = parseAmount(q, currency)
    return amount === null ? [] : [`currency = '${currency}' AND amount = ${bind(amount)}`]
  })
  const texts = ['payer', 'memo'].map(
    (column) => `instr(replace(lower(${column}), ' ', ''), ${part}) > 0`,
  )
  return `(${[...texts, ...amounts].join(' OR ')})`
}

const countOf = (list: EntryList) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bank_entries WHERE ${IN_LIST[list]} LIMIT ${COUNT_MAX})) AS ${list}`

/** The number of entries in each list. */
const COUNTS = `SELECT ${countOf('waiting')}, ${countOf('matched')}, ${countOf('ignored')}`
