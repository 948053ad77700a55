import {
  bookingMatcher,
  type MatchBooking,
  type MatchEntry,
} from '../../contracts/bookings/match-score'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import type { MemberScope } from '../../http/context'
import { candidatesRead } from './bank.candidates'
import { nextTurn } from './in-parts'

/** Work at once: comparisons of an entry with a booking, some ten milliseconds in an isolate that has just started. */
const WORK_AT_ONCE = 1000
/** Reading the texts of an entry takes as long as so many comparisons. */
const READING = 4
/** Entries that are read at once. */
const ENTRIES_A_READ = 500

/** The number of an import's open entries that may be for a booking. */
export async function countProposed(
  { var: { db, lang, now } }: MemberScope,
  importId: number,
): Promise<number> {
  const [candidates] = await readAll(db, [candidatesRead(lang, now)])
  let proposed = 0
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- all at once would block other requests
    const entries = await listOpen(db, importId, after)
    // oxlint-disable-next-line no-await-in-loop
    proposed += await countLikely(entries, candidates)
    if (entries.length < ENTRIES_A_READ) return proposed
    after = entries.at(-1)?.id ?? 0
  }
}

/** How many entries may be for one of the bookings. */
export async function countLikely(
  entries: readonly MatchEntry[],
  bookings: readonly MatchBooking[],
): Promise<number> {
  const match = bookingMatcher(bookings)
  let [likely, work] = [0, 0]
  for (const entry of entries) {
    const { proposals, compared } = match(entry)
    if (proposals.length > 0) likely += 1
    work += READING + compared
    if (work < WORK_AT_ONCE) continue
    // oxlint-disable-next-line no-await-in-loop -- other requests of the isolate have their turn
    await nextTurn()
    work = 0
  }
  return likely
}

async function listOpen(db: Db, importId: number, after: number) {
  const [entries] = await readAll(db, [
    sqlRead(
      `SELECT id, amount, spent, currency, day, payer, memo, reply_key AS replyKey FROM bank_entries
       WHERE import_id = ?1 AND status = 'new' AND id > ?2 ORDER BY id LIMIT ${ENTRIES_A_READ}`,
      [importId, after],
      (row: MatchEntry & { id: number }) => row,
    ),
  ])
  return entries
}
