import { Hono } from 'hono'
import { paymentsExport } from '../../contracts/bookings/payments'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { validate } from '../../http/validate'
import { sendCsv } from '../../services/send-csv'
import { BOOKING_TITLES, bookingLines } from './csv.bookings'
import { PAYMENT_TITLES, paymentLines } from './csv.payments'

const describe = describeAs('bookings')
const mayExport = requirePermission('bookings:export')

/** Bookings and the ledger as spreadsheet files, the oldest first. */
export const paymentsCsvRoutes = new Hono<AppEnv>()
  .get(
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
  .get(
    '/admin/payments.csv',
    describe('exportPayments', 'Payments and refunds by the bank’s days, as CSV', {
      response: 'text/csv',
    }),
    mayExport,
    validate('query', paymentsExport),
    (c) => {
      const { from = '', to = '9999-12-31' } = c.req.valid('query')
      return sendCsv(c, {
        name: 'payments',
        detail: `${from || '…'} – ${to}`,
        titles: PAYMENT_TITLES,
        read: (after) => paymentLines(c.var.db, Number(after ?? 0), { from, to }),
      })
    },
  )
