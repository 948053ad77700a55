import { Hono } from 'hono'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { sendCsv } from '../../services/send-csv'
import { BOOKING_TITLES, bookingLines } from './csv.bookings'

const describe = describeAs('bookings')
const mayExport = requirePermission('bookings:export')

/** Bookings as a spreadsheet file, the oldest first. */
export const bookingsCsvRoutes = new Hono<AppEnv>().get(
  '/admin/bookings.csv',
  describe('exportBookings', 'All bookings as CSV', { response: 'text/csv' }),
  mayExport,
  (c) =>
    sendCsv(c, {
      name: 'bookings',
      titles: BOOKING_TITLES,
      read: (after) => bookingLines(c.var.db, Number(after ?? 0), c.var.lang),
    }),
)
