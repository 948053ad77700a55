import { Hono } from 'hono'
import { deskBooking } from '../../../contracts/bookings/desk-booking'
import { quoteParams, quoteSending } from '../../../contracts/quotes/quote-requests'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { readBooking } from '../desk/desk.booking'
import { sendQuote } from './quotes.sending'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

export const quoteSendingRoutes = new Hono<AppEnv>().post(
  '/admin/bookings/:id/quotes/:number/send',
  describe('sendQuote', 'Send a draft to the guest; the open quote before it ends', {
    response: deskBooking,
    errors: [
      'QuoteNotOpen',
      'BookingChanged',
      'EditConflict',
      'NotPossibleNow',
      'RefundSent',
      'TooLate',
      'KeyReused',
    ],
    headers: ['idempotency-key'],
  }),
  mayManage,
  validate('param', quoteParams),
  jsonBody(quoteSending),
  async (c) => {
    const params = c.req.valid('param')
    await sendQuote(c, params, c.req.valid('json'))
    const { db, lang, now } = c.var
    return c.json(await readBooking(db, params.id, { lang, now }), 200)
  },
)
