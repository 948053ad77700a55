import { Hono } from 'hono'
import { z } from 'zod'
import { departuresRequest, quotePreviewRequest } from '../../../contracts/quotes/quote-requests'
import {
  quotePreview,
  quotedDeparture,
  type QuotedDeparture,
} from '../../../contracts/quotes/desk-quotes'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { listDepartures } from './quotes.queries'
import { previewQuote } from './quotes.basis'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

/** What an admin sees while writing a quote: the departures to choose from and the price. */
export const quotePreviewRoutes = new Hono<AppEnv>()
  .get(
    '/admin/departures',
    describe('listDepartures', 'The next departures of a tour', {
      response: z.array(quotedDeparture),
    }),
    mayManage,
    validate('query', departuresRequest),
    async (c) => {
      const { db, now } = c.var
      const { tourId } = c.req.valid('query')
      const found = await listDepartures(db, tourId, calgaryDay(now))
      return c.json<QuotedDeparture[], 200>(found, 200)
    },
  )
  .post(
    '/admin/quotes/preview',
    describe('previewQuote', 'What lines cost with tax, in won, and the deposit', {
      response: quotePreview,
    }),
    mayManage,
    jsonBody(quotePreviewRequest),
    async (c) => c.json(await previewQuote(c, c.req.valid('json')), 200),
  )
