import {
  bookingMatcher,
  type MatchBooking,
  type MatchEntry,
} from '../../contracts/bookings/match-score'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import type { MemberScope } from '../../http/context'
import { candidatesRead } from './bank.candidates'
import { inParts } from './in-parts'

/** Entries times bookings that are compared at once: some ten milliseconds in an isolate that has just started. */
const PAIRS_AT_ONCE = 1000
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
  const atOnce = Math.ceil(PAIRS_AT_ONCE / (bookings.length + 1))
  const isLikely = (entry: MatchEntry) => match(entry).proposals.length > 0
  const counts = await inParts(entries, atOnce, (part) => part.filter(isLikely).length)
  return counts.reduce((sum, count) => sum + count, 0)
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
