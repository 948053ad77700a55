import { Hono } from 'hono'
import { bankImports, earlierImport, importReceipt } from '../../../contracts/bank/bank-imports'
import { newImport } from '../../../contracts/bank/new-import'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody } from '../../../http/validate'
import { importStatement } from './bank.imports'
import { listImports } from './bank.import-list'
import { bankMappingsRoutes } from './bank-mappings.routes'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')
/** Enough for 5,000 rows with long Korean texts. */
const mayImport = requirePermission('payments:confirm', { maxBytes: 6 * 1024 * 1024 })

/** Statement files of the bank. */
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
    jsonBody(newImport),
    async (c) => c.json(await importStatement(c, c.req.valid('json')), 201),
  )
  .route('/', bankMappingsRoutes)
