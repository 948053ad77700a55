import type { DeskBookingRow, DeskBookings } from '../../contracts/bookings/desk-bookings'
import type { BookingsQuery } from '../../contracts/bookings/bookings-query'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-cursor'
import type { Db } from '../../db/db'
import { lateBefore } from '../../db/inbox-counts'
import { readAll, sqlRead } from '../../db/sql-reads'
import { COUNTS, ROWS_A_PAGE, Values, listSql } from './desk.list-sql'

/** A booking of the list as D1 returns it. */
type Columns = Omit<DeskBookingRow, 'tour' | 'lacksGuide' | 'lacksDeposit'> & {
  tourId: number | null
  tourName: string | null
  lacksGuide: number
  lacksDeposit: number
  /** The value that an urgent list is sorted by. */
  place: number | null
}

/**
 * Bookings of a column, the newest first; `late` starts with the longest wait, `noGuide` with the earliest start. Also
 * the number of bookings in each column.
 */
export async function listBookings(
  db: Db,
  query: BookingsQuery,
  { lang, now }: { lang: Lang; now: number },
): Promise<DeskBookings> {
  const values = new Values()
  const text = listSql(query, { values, lang, now })
  const [rows, [counts]] = await readAll(db, [
    sqlRead(text, values.list, toRow),
    sqlRead(COUNTS, [now, lateBefore(now)], (row: DeskBookings['counts']) => row),
  ])
  const shown = rows.slice(0, ROWS_A_PAGE)
  const last = rows.length > ROWS_A_PAGE ? shown.at(-1) : undefined
  return {
    bookings: shown.map(({ booking }) => booking),
    counts: counts as DeskBookings['counts'],
    cursor: last ? cursorOf({ id: last.booking.id, value: last.place ?? 0 }) : null,
  }
}

function toRow({ tourId, tourName, lacksGuide, lacksDeposit, place, ...row }: Columns) {
  const lacks = { lacksGuide: lacksGuide === 1, lacksDeposit: lacksDeposit === 1 }
  const tour = tourId === null ? null : { id: tourId, name: tourName ?? '' }
  return { booking: { ...row, ...lacks, tour }, place }
}
