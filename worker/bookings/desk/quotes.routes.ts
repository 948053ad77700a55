import { Hono } from 'hono'
import { z } from 'zod'
import { deskBookingParams, deskBooking } from '../../contracts/bookings/desk-booking'
import {
  quoteEdit,
  quoteParams,
  quoteSending,
  departuresRequest,
  quotePreviewRequest,
  deskQuote,
  quotePreview,
  quotedDeparture,
  type DeskQuote,
  type QuotedDeparture,
} from '../../contracts/bookings/desk-quotes'
import { quoteInput } from '../../contracts/bookings/quotes'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { listDeskQuotes, previewQuote } from '../quotes/quotes.basis'
import { createDraft, editDraft } from '../quotes/quotes.drafts'
import { listDepartures } from '../quotes/quotes.queries'
import { sendQuote } from '../quotes/quotes.sending'
import { readBooking } from './desk.queries'

const describe = describeAs('bookings')
const mayRead = requirePermission('bookings:read')
const mayManage = requirePermission('bookings:manage')

/** Quotes at the desk, and the values that an admin sees while writing one. */
export const quotesRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings/:id/quotes',
    describe('listQuotes', 'The quotes of a booking, the newest first', {
      response: z.array(deskQuote),
    }),
    mayRead,
    validate('param', deskBookingParams),
    async (c) => c.json<DeskQuote[], 200>(await listDeskQuotes(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bookings/:id/quotes',
    describe('createQuote', 'Draft a quote from the prices and the itinerary of the tour', {
      responses: { 201: deskQuote },
      errors: ['KeyReused', 'NotPossibleNow', 'QuoteNeedsPrice'],
      headers: ['idempotency-key'],
    }),
    mayManage,
    validate('param', deskBookingParams),
    jsonBody(quoteInput),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json<DeskQuote, 201>(await createDraft(c, id, c.req.valid('json')), 201)
    },
  )
  .patch(
    '/admin/bookings/:id/quotes/:number',
    describe('editQuote', 'Change a draft', {
      response: deskQuote,
      errors: ['QuoteNotOpen', 'EditConflict', 'NotPossibleNow', 'QuoteNeedsPrice'],
    }),
    mayManage,
    validate('param', quoteParams),
    jsonBody(quoteEdit),
    async (c) => {
      const params = c.req.valid('param')
      return c.json<DeskQuote, 200>(await editDraft(c, params, c.req.valid('json')), 200)
    },
  )
  .post(
    '/admin/bookings/:id/quotes/:number/send',
    describe('sendQuote', 'Send a draft to the guest; the open quote before it ends', {
      response: deskBooking,
      errors: [
        ...(['QuoteNotOpen', 'BookingChanged', 'EditConflict', 'NotPossibleNow'] as const),
        ...(['RefundSent', 'TooLate', 'KeyReused', 'QuoteNeedsPrice'] as const),
        'AmountUnlikely',
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
