import { Hono } from 'hono'
import {
  bookingsQuery,
  deskBookings,
  type BookingsQuery,
  type DeskBookings,
  type ListedBooking,
} from '../../contracts/bookings/desk-bookings'
import { deskBooking, deskBookingParams, deskMessage } from '../../contracts/bookings/desk-booking'
import { manualBooking, manualReceipt } from '../../contracts/bookings/manual-booking'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-cursor'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { ROWS_A_PAGE, countsRead, Values, listSql } from './desk.list-sql'
import { writeMessage } from './desk.messages'
import { bookingOf } from './desk.queries'
import { createManual } from './manual/manual.actions'

const describe = describeAs('bookings')
const mayRead = requirePermission('bookings:read')
const mayManage = requirePermission('bookings:manage')
export const deskBookingsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings',
    describe(
      'listBookings',
      'Bookings of a column, filtered and sorted, and how many are in each',
      {
        response: deskBookings,
      },
    ),
    mayRead,
    validate('query', bookingsQuery),
    async (c) => c.json(await listBookings(c.var.db, c.req.valid('query'), c.var), 200),
  )
  .post(
    '/admin/bookings',
    describe('createBooking', 'Create a booking that came by phone, mail, chat or board', {
      responses: { 201: manualReceipt },
      errors: [
        ...(['EmailInvalid', 'WriteContent', 'SeatsGone', 'DayFull'] as const),
        ...(['DayClosed', 'TextTooLong', 'TextNotAllowed', 'KeyReused'] as const),
        'AmountUnlikely',
      ],
      headers: ['idempotency-key'],
    }),
    mayManage,
    jsonBody(manualBooking),
    async (c) => c.json(await createManual(c, c.req.valid('json')), 201),
  )
  .get(
    '/admin/bookings/:id',
    describe('getBooking', 'A booking with its messages, events and possible actions', {
      response: deskBooking,
    }),
    mayRead,
    validate('param', deskBookingParams),
    async (c) => c.json(await bookingOf(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bookings/:id/messages',
    describe('writeToGuest', 'Write to the guest, or add a note that only admins read', {
      response: deskBooking,
      errors: ['NotPossibleNow', 'WriteContent', 'TextTooLong', 'TextNotAllowed', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    mayManage,
    validate('param', deskBookingParams),
    jsonBody(deskMessage),
    async (c) => {
      const { id } = c.req.valid('param')
      await writeMessage(c, id, c.req.valid('json'))
      return c.json(await bookingOf(c, id), 200)
    },
  )

/** A booking of the list as D1 returns it. */
type Columns = Omit<ListedBooking, 'tour' | 'lacksGuide' | 'lacksDeposit'> & {
  tourId: number | null
  tourName: string | null
  lacksGuide: number
  lacksDeposit: number
  /** The value that the list is sorted by; null if that is the id. */
  urgency: number | string | null
}

/**
 * Bookings of a column in the wanted order. Without one they are the newest first, or what is most urgent: the longest
 * wait, the end of a hold, the day of a balance, the earliest start. Also the number of bookings in each column.
 */
async function listBookings(
  db: Db,
  query: BookingsQuery,
  { lang, now }: { lang: Lang; now: number },
): Promise<DeskBookings> {
  const values = new Values()
  const text = listSql(query, { values, lang, now })
  const [rows, [counts]] = await readAll(db, [sqlRead(text, values.list, toRow), countsRead(now)])
  const shown = rows.slice(0, ROWS_A_PAGE)
  const last = rows.length > ROWS_A_PAGE ? shown.at(-1) : undefined
  return {
    bookings: shown.map(({ booking }) => booking),
    counts: counts as DeskBookings['counts'],
    cursor: last ? cursorOf({ id: last.booking.id, value: last.urgency ?? 0 }) : null,
  }
}

function toRow({ tourId, tourName, lacksGuide, lacksDeposit, urgency, ...row }: Columns) {
  const lacks = { lacksGuide: lacksGuide === 1, lacksDeposit: lacksDeposit === 1 }
  const tour = tourId === null ? null : { id: tourId, name: tourName ?? '' }
  return { booking: { ...row, ...lacks, tour }, urgency }
}
