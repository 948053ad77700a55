import type { BankEntry } from '../../../contracts/bank/bank-entries'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import type { BankEntryRow } from '../../../db/schema/payments'
import { readAll, sqlRead } from '../../../db/sql-reads'
import { candidatesRead } from './bank.candidates'
import type { Candidate } from './bank.candidate-rows'
import { toBankEntry } from './bank.presenter'
import type { AboutEntries, PaymentOfEntry, SameCandidate } from './bank.about-entries'

export interface Reader {
  lang: Lang
  /** UTC ms. */
  now: number
}

/** Entries with their bookings, payments and duplicates, in one round trip. */
export async function withDetails(
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

const PAYMENTS = `
  SELECT bank_entry_id AS entryId, payments.id, booking_id AS bookingId, pid, name, kind, payments.amount, currency,
    entry_amount AS entryAmount, at
  FROM payments JOIN bookings ON bookings.id = booking_id
  WHERE bank_entry_id IN (SELECT value FROM json_each(?1)) ORDER BY payments.id`

const REFUSED = `
  SELECT entry_id AS entryId, booking_id AS bookingId FROM match_refusals
  WHERE entry_id IN (SELECT value FROM json_each(?1))`

/** Possible duplicates: entries of another source with the same amount, at most three days apart. */
const SAME = `
  SELECT entry.id AS entryId, other.id, other.account, other.source, other.day, other.payer, other.memo, other.spent,
    other.amount, other.currency
  FROM bank_entries AS entry JOIN bank_entries AS other ON other.status IN ('new', 'matched')
    AND other.day BETWEEN date(entry.day, '-3 days') AND date(entry.day, '+3 days')
    AND other.amount = entry.amount AND other.currency = entry.currency AND other.source <> entry.source
  WHERE entry.id IN (SELECT value FROM json_each(?1)) AND entry.status = 'new' AND entry.spent = 0`
