import { Hono } from 'hono'
import {
  bankEntries,
  bankEntry,
  entriesQuery,
  entryParams,
  newEntry,
} from '../../contracts/bank-entries'
import {
  bankImports,
  bankMapping,
  bankMappings,
  earlierImport,
  importReceipt,
  newImport,
} from '../../contracts/bank-imports'
import { ignoring, newMatches, refusedMatch, sameMoney } from '../../contracts/bank-matches'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { addEntry, ignoreEntry, markSame, refuseMatch } from './bank.entries'
import { importStatement, listImports, listMappings, saveMapping } from './bank.imports'
import { matchEntry } from './bank.match'
import { listEntries } from './bank.queries'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')
/** 5,000 rows with long Korean texts. */
const mayImport = requirePermission('payments:confirm', { maxBytes: 6 * 1024 * 1024 })

export const bankRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bank/imports',
    describe('listBankImports', 'The newest imported statement files', { response: bankImports }),
    mayConfirm,
    async (c) => c.json(await listImports(c), 200),
  )
  .post(
    '/admin/bank/imports',
    describe(
      'importStatement',
      'Add what came in by a statement file, which the browser has read',
      {
        responses: { 201: importReceipt },
        errors: [
          ...(['AlreadyImported', 'WriteContent', 'TextTooLong', 'TextNotAllowed'] as const),
          ...(['TooManyRequests', 'KeyReused'] as const),
        ],
        extras: { AlreadyImported: earlierImport },
        headers: ['idempotency-key'],
      },
    ),
    mayImport,
    jsonBody(newImport),
    async (c) => c.json(await importStatement(c, c.req.valid('json')), 201),
  )
  .get(
    '/admin/bank/mappings',
    describe('listBankMappings', 'Which columns of which files mean what', {
      response: bankMappings,
    }),
    mayConfirm,
    async (c) => c.json(await listMappings(c.var.db), 200),
  )
  .post(
    '/admin/bank/mappings',
    describe('saveBankMapping', 'Keep which columns of an account’s files mean what', {
      response: done,
      errors: ['WriteContent', 'TextTooLong', 'TextNotAllowed'],
    }),
    mayConfirm,
    jsonBody(bankMapping),
    async (c) => {
      await saveMapping(c, c.req.valid('json'))
      return c.json({ ok: true as const }, 200)
    },
  )
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
    describe('addBankEntry', 'Write down money that was seen in the account', {
      responses: { 201: bankEntry },
      errors: ['WriteContent', 'TextTooLong', 'TextNotAllowed'],
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
      'Book money for one to four bookings; what is covered is confirmed',
      {
        response: bankEntry,
        errors: [
          ...(['NotFound', 'EntrySpent', 'BookingChanged', 'CurrencyDiffers'] as const),
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
    describe('ignoreBankEntry', 'Money of no guest; or put it back into the list', {
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
    describe('markSameMoney', 'Say that another entry shows the same money', {
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
    describe('refuseBankMatch', 'Say that money is not for a booking', {
      response: bankEntry,
      errors: ['NotFound'],
    }),
    mayConfirm,
    validate('param', entryParams),
    jsonBody(refusedMatch),
    async (c) =>
      c.json(await refuseMatch(c, c.req.valid('param').id, c.req.valid('json').bookingId), 200),
  )
