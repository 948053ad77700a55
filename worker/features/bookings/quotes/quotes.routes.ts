import { Hono } from 'hono'
import { z } from 'zod'
import { deskBookingParams } from '../../../contracts/bookings/desk-booking'
import { quoteInput } from '../../../contracts/quotes/quote-input'
import { quoteEdit, quoteParams } from '../../../contracts/quotes/quote-requests'
import { deskQuote, type DeskQuote } from '../../../contracts/quotes/desk-quotes'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { createDraft, editDraft } from './quotes.drafts'
import { listDeskQuotes } from './quotes.basis'
import { quotePreviewRoutes } from './quotes.preview-routes'
import { quoteSendingRoutes } from './quotes.sending-routes'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

/** Listing, drafting and editing quotes at the desk. */
export const quotesRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings/:id/quotes',
    describe('listQuotes', 'The quotes of a booking, the newest first', {
      response: z.array(deskQuote),
    }),
    mayManage,
    validate('param', deskBookingParams),
    async (c) => c.json<DeskQuote[], 200>(await listDeskQuotes(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bookings/:id/quotes',
    describe('createQuote', 'Draft a quote from the prices and the itinerary of the tour', {
      responses: { 201: deskQuote },
      errors: ['KeyReused', 'NotPossibleNow'],
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
      errors: ['QuoteNotOpen', 'EditConflict', 'NotPossibleNow'],
    }),
    mayManage,
    validate('param', quoteParams),
    jsonBody(quoteEdit),
    async (c) => {
      const params = c.req.valid('param')
      return c.json<DeskQuote, 200>(await editDraft(c, params, c.req.valid('json')), 200)
    },
  )
  .route('/', quoteSendingRoutes)
  .route('/', quotePreviewRoutes)
