import { Hono } from 'hono'
import {
  bankEntries,
  bankEntry,
  entriesQuery,
  newEntry,
  entryParams,
  ignoring,
  newMatches,
  refusedMatch,
  sameMoney,
} from '../../contracts/bookings/bank-entries'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { addEntry } from './bank.add-entry'
import { listEntries } from './bank.queries'
import { ignoreEntry, refuseMatch, markSame } from './bank.entries'
import { matchEntry } from './bank.match'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')

/** Money that came in, and its assignment to bookings by an admin. */
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
  .post(
    '/admin/bank/entries/:id/match',
    describe(
      'matchBankEntry',
      'Match money with one to four bookings; a covered deposit confirms its booking',
      {
        response: bankEntry,
        errors: [
          ...(['NotFound', 'EntrySpent', 'BookingChanged', 'CurrencyDiffers'] as const),
          'AmountUnlikely',
          ...(['TextTooLong', 'TextNotAllowed', 'KeyReused'] as const),
        ],
        headers: ['idempotency-key'],
      },
    ),
    mayConfirm,
    validate('param', entryParams),
    jsonBody(newMatches),
    async (c) => c.json(await matchEntry(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .post(
    '/admin/bank/entries/:id/ignore',
    describe('ignoreBankEntry', 'Mark money as not from a guest, or return it to the list', {
      response: bankEntry,
      errors: ['NotFound', 'NotPossibleNow'],
    }),
    mayConfirm,
    validate('param', entryParams),
    jsonBody(ignoring),
    async (c) =>
      c.json(await ignoreEntry(c, c.req.valid('param').id, c.req.valid('json').ignored), 200),
  )
  .post(
    '/admin/bank/entries/:id/same',
    describe('markSameMoney', 'Mark another entry as the same money', {
      response: bankEntry,
      errors: ['NotFound', 'EntrySpent', 'NotPossibleNow'],
    }),
    mayConfirm,
    validate('param', entryParams),
    jsonBody(sameMoney),
    async (c) =>
      c.json(await markSame(c, c.req.valid('param').id, c.req.valid('json').entryId), 200),
  )
  .post(
    '/admin/bank/entries/:id/refuse',
    describe('refuseBankMatch', 'Mark money as not for a booking', {
      response: bankEntry,
      errors: ['NotFound'],
    }),
    mayConfirm,
    validate('param', entryParams),
    jsonBody(refusedMatch),
    async (c) =>
      c.json(await refuseMatch(c, c.req.valid('param').id, c.req.valid('json').bookingId), 200),
  )
