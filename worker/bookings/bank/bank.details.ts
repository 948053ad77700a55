import type { BankEntry, BankBooking } from '../../contracts/bookings/bank-entries'
import { foldAccount } from '../../contracts/bookings/entry-identity'
import { bookingMatcher, isSameMoney, isSameRow } from '../../contracts/bookings/match-score'
import type { Currency } from '../../contracts/currencies'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import type { BankEntryRow } from '../../db/schema/payments'
import { readAll, sqlRead } from '../../db/sql-reads'
import { candidatesRead } from './bank.candidates'

interface PaymentOfEntry {
  entryId: number
  id: number
  bookingId: number
  pid: string
  name: string | null
  kind: BankEntry['payments'][number]['kind']
  amount: number
  currency: Currency
  entryAmount: number
  at: number
}

interface SameCandidate extends Pick<
  BankEntryRow,
  'id' | 'account' | 'source' | 'day' | 'payer' | 'memo' | 'spent' | 'amount' | 'currency'
> {
  entryId: number
}

/** Everything that belongs to a list of entries, read in one round trip. */
interface AboutEntries {
  payments: PaymentOfEntry[]
  refused: { entryId: number; bookingId: number }[]
  same: SameCandidate[]
  known: ReadonlyMap<number, BankBooking>
  match: ReturnType<typeof bookingMatcher>
}

/** With the number of entries of other sources that show the same money. */
export type ListedEntry = BankEntryRow & { copies: number }

export interface Reader {
  lang: Lang
  /** UTC ms. */
  now: number
}

/** Entries with their bookings, payments and duplicates, in one round trip. */
export async function withDetails(db: Db, rows: readonly ListedEntry[], { lang, now }: Reader) {
  if (rows.length === 0) return []
  const ids = [JSON.stringify(rows.map(({ id }) => id))]
  const open = rows.filter(({ status }) => status === 'new')
  const [payments, refused, same, ...candidates] = await readAll(db, [
    sqlRead(PAYMENTS, ids, (row: PaymentOfEntry) => row),
    sqlRead(REFUSED, ids, (row: AboutEntries['refused'][number]) => row),
    sqlRead(SAME, ids, (row: SameCandidate) => row),
    ...(open.length > 0 ? [candidatesRead(lang, now, open)] : []),
  ])
  const all = candidates.flat()
  const known = new Map(all.map((candidate) => [candidate.id, candidate.shown]))
  const about = { payments, refused, same, known, match: bookingMatcher(all) }
  return rows.map((row) => toBankEntry(row, about))
}

const PAYMENTS = `
  SELECT bank_entry_id AS entryId, payments.id, booking_id AS bookingId, pid, name, kind, payments.amount, currency,
    entry_amount AS entryAmount, at
  FROM payments JOIN bookings ON bookings.id = booking_id
  WHERE bank_entry_id IN (SELECT value FROM json_each(?1)) ORDER BY payments.id`

const REFUSED = `
  SELECT entry_id AS entryId, booking_id AS bookingId FROM match_refusals
  WHERE entry_id IN (SELECT value FROM json_each(?1))`

/** Possible duplicates: entries of another source or file with the same amount, at most three days apart. */
const SAME = `
  SELECT entry.id AS entryId, other.id, other.account, other.source, other.day, other.payer, other.memo, other.spent,
    other.amount, other.currency
  FROM bank_entries AS entry JOIN bank_entries AS other ON other.status IN ('new', 'matched')
    AND other.day BETWEEN date(entry.day, '-3 days') AND date(entry.day, '+3 days')
    AND other.amount = entry.amount AND other.currency = entry.currency
    AND (other.source <> entry.source OR entry.source = 'csv' AND other.import_id <> entry.import_id)
  WHERE entry.id IN (SELECT value FROM json_each(?1)) AND entry.status = 'new' AND entry.spent = 0`

/** An entry with its proposed and matched bookings. */
function toBankEntry(row: ListedEntry, about: AboutEntries): BankEntry {
  const { id, amount, currency, spent } = row
  const isOf = ({ entryId }: { entryId: number }) => entryId === id
  const refused = new Set(about.refused.filter(isOf).map(({ bookingId }) => bookingId))
  const { proposals, preselected, namesSeveral } = about.match(row, refused)
  return {
    ...pick(
      row,
      'id',
      'account',
      'source',
      'day',
      'payer',
      'memo',
      'status',
      'sameAsId',
      'takenBackOn',
    ),
    isInBank: row.source !== 'mail' || row.copies > 0,
    amount: { currency, amount },
    left: { currency, amount: amount - spent },
    proposals: proposals.flatMap((proposal) => toProposal(about.known, proposal)),
    preselected: row.takenBackOn === null ? preselected : null,
    namesSeveral,
    maybeSame: about.same.filter((other) => isOf(other) && isSame(row, other)).map(toSame),
    payments: about.payments.filter(isOf).map((payment) => toPayment(payment, currency)),
  }
}

/** Compares a statement's row with one of another file, or with an admin's or a mail's information about the money. */
function isSame(row: BankEntryRow, other: SameCandidate): boolean {
  const compared = { ...other, replyKey: null }
  if (row.source === 'csv' && other.source === 'csv')
    return foldAccount(row.account) === foldAccount(other.account) && isSameRow(row, compared)
  return row.source === 'csv' ? isSameMoney(row, compared) : isSameMoney(compared, row)
}

function toSame({ id, account, source, day, payer, spent }: SameCandidate) {
  return { id, account, source, day, payer, isSpent: spent > 0 }
}

function toProposal(
  known: ReadonlyMap<number, BankBooking>,
  {
    bookingId,
    score,
    strength,
    reasons,
  }: ReturnType<ReturnType<typeof bookingMatcher>>['proposals'][number],
): BankEntry['proposals'] {
  const booking = known.get(bookingId)
  return booking && strength !== 'weak' ? [{ booking, score, strength, reasons }] : []
}

function toPayment({ entryId: _id, entryAmount, ...payment }: PaymentOfEntry, currency: Currency) {
  const { currency: ofBooking, amount, ...rest } = payment
  return {
    ...rest,
    amount: { currency: ofBooking, amount },
    entryAmount: { currency, amount: entryAmount },
  }
}
