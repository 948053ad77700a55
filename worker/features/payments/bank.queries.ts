import type { BankEntries, BankEntry, EntriesQuery, EntryList } from '../../contracts/bank-entries'
import { parseAmount } from '../../contracts/bank-amounts'
import { COUNT_MAX } from '../../contracts/desk-bookings'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-cursor'
import type { Db } from '../../db/db'
import type { BankEntryRow } from '../../db/schema/payments'
import { readAll, sqlRead } from '../../db/sql-reads'
import { AppError } from '../../http/errors'
import { candidatesRead, type Candidate } from './bank.candidates'
import {
  toBankEntry,
  type AboutEntries,
  type PaymentOfEntry,
  type SameCandidate,
} from './bank.presenter'

const ROWS_A_PAGE = 25

const IN_LIST: Record<EntryList, string> = {
  waiting: `status = 'new'`,
  matched: `status = 'matched'`,
  ignored: `status = 'ignored'`,
}

interface Reader {
  lang: Lang
  /** UTC ms. */
  now: number
}

const COLUMNS = `id, account, source, import_id AS importId, day, amount, currency, payer, memo, bank_ref AS bankRef,
  reply_key AS replyKey, fingerprint, same_as_id AS sameAsId, spent, status, seen_at AS seenAt`

/** Entries of a list, the newest day first, with how many are in each list. Two round trips. */
export async function listEntries(
  db: Db,
  query: EntriesQuery,
  reader: Reader,
): Promise<BankEntries> {
  const values: (string | number)[] = []
  const bind = (value: string | number) => `?${values.push(value)}`
  const conditions = [
    IN_LIST[query.status],
    ...(query.q === '' ? [] : [searchSql(query.q, bind)]),
    ...(query.cursor
      ? [`(day, id) < (${bind(query.cursor.value)}, ${bind(query.cursor.id)})`]
      : []),
  ]
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

/** @throws AppError NotFound */
export async function readEntry(db: Db, id: number, reader: Reader): Promise<BankEntry> {
  const [rows] = await readAll(db, [
    sqlRead(`SELECT ${COLUMNS} FROM bank_entries WHERE id = ?1`, [id], (row: BankEntryRow) => row),
  ])
  const [entry] = await withDetails(db, rows, reader)
  if (!entry) throw new AppError('NotFound')
  return entry
}

async function withDetails(
  db: Db,
  rows: readonly BankEntryRow[],
  { lang, now }: Reader,
): Promise<BankEntry[]> {
  if (rows.length === 0) return []
  const ids = [JSON.stringify(rows.map(({ id }) => id))]
  const isOpen = rows.some(({ status }) => status === 'new')
  const [payments, refused, same, candidates] = await readAll(db, [
    sqlRead(PAYMENTS, ids, (row: PaymentOfEntry) => row),
    sqlRead(REFUSED, ids, (row: AboutEntries['refused'][number]) => row),
    sqlRead(SAME, ids, (row: SameCandidate) => row),
    isOpen ? candidatesRead(lang, now) : sqlRead('SELECT 1 WHERE 0', [], (row: Candidate) => row),
  ])
  return rows.map((row) => toBankEntry(row, { payments, refused, same, candidates }))
}

/** Parts of texts, and an amount in either currency. */
function searchSql(q: string, bind: (value: string | number) => string): string {
  const part = bind(q.toLowerCase())
  const amounts = (['CAD', 'KRW'] as const).flatMap((currency) => {
    const amount = parseAmount(q, currency)
    return amount === null ? [] : [`currency = '${currency}' AND amount = ${bind(amount)}`]
  })
  const texts = ['payer', 'memo'].map((column) => `instr(lower(${column}), ${part}) > 0`)
  return `(${[...texts, ...amounts].join(' OR ')})`
}

const countOf = (list: EntryList) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bank_entries WHERE ${IN_LIST[list]} LIMIT ${COUNT_MAX})) AS ${list}`
const COUNTS = `SELECT ${countOf('waiting')}, ${countOf('matched')}, ${countOf('ignored')}`

const PAYMENTS = `
  SELECT bank_entry_id AS entryId, payments.id, booking_id AS bookingId, pid, name, kind, payments.amount, currency,
    entry_amount AS entryAmount, at
  FROM payments JOIN bookings ON bookings.id = booking_id
  WHERE bank_entry_id IN (SELECT value FROM json_each(?1)) ORDER BY payments.id`

const REFUSED = `
  SELECT entry_id AS entryId, booking_id AS bookingId FROM match_refusals
  WHERE entry_id IN (SELECT value FROM json_each(?1))`

/** Entries of another source with the same amount within three days, of which one may be the duplicate. */
const SAME = `
  SELECT entry.id AS entryId, other.id, other.account, other.source, other.day, other.payer, other.memo, other.spent,
    other.amount, other.currency
  FROM bank_entries AS entry JOIN bank_entries AS other ON other.status IN ('new', 'matched')
    AND other.day BETWEEN date(entry.day, '-3 days') AND date(entry.day, '+3 days')
    AND other.amount = entry.amount AND other.currency = entry.currency AND other.source <> entry.source
  WHERE entry.id IN (SELECT value FROM json_each(?1)) AND entry.status = 'new' AND entry.spent = 0`
