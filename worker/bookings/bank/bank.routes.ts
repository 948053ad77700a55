import { Hono } from 'hono'
import {
  bankImports,
  earlierImport,
  importReceipt,
  newImport,
  bankMapping,
  bankMappings,
} from '../../contracts/bookings/bank-imports'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { importStatement, listImports } from './bank.imports'
import { listMappings, saveMapping } from './bank.mappings'
import { readImport } from './bank.read-import'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')
/** Enough for 5,000 rows with Korean texts of 100 characters and a payer; parsed at once. */
const mayImport = requirePermission('payments:confirm', { maxBytes: 3 * 1024 * 1024 })

/** Statement files of the bank, and the meaning of their columns. */
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
      'Import the incoming money of a statement file, which the browser has read',
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
    jsonBody(newImport, readImport),
    async (c) => c.json(await importStatement(c, c.req.valid('json')), 201),
  )
  .get(
    '/admin/bank/mappings',
    describe('listBankMappings', 'The saved column mappings of statement files', {
      response: bankMappings,
    }),
    mayConfirm,
    async (c) => c.json(await listMappings(c.var.db), 200),
  )
  .post(
    '/admin/bank/mappings',
    describe('saveBankMapping', 'Save the column mapping of an account’s files', {
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
