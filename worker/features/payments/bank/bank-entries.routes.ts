import { Hono } from 'hono'
import {
  bankEntries,
  bankEntry,
  entriesQuery,
  newEntry,
} from '../../../contracts/bank/bank-entries'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { addEntry } from './bank.add-entry'
import { listEntries } from './bank.queries'
import { bankMatchesRoutes } from './bank-matches.routes'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')

/** Listing and adding bank entries, which is money that came in. */
export const bankEntriesRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bank/entries',
    describe('listBankEntries', 'Money that came in, with the bookings that it may be for', {
      response: bankEntries,
    }),
    mayConfirm,
    validate('query', entriesQuery),
    async (c) => c.json(await listEntries(c.var.db, c.req.valid('query'), c.var), 200),
  )
  .post(
    '/admin/bank/entries',
    describe('addBankEntry', 'Record money that arrived in the account', {
      responses: { 201: bankEntry },
      errors: ['WriteContent', 'TextTooLong', 'TextNotAllowed', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    mayConfirm,
    jsonBody(newEntry),
    async (c) => c.json(await addEntry(c, c.req.valid('json')), 201),
  )
  .route('/', bankMatchesRoutes)
