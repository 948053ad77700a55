import { Hono } from 'hono'
import { bankMapping, bankMappings } from '../../../contracts/bank/bank-mappings'
import { done } from '../../../contracts/schemas'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody } from '../../../http/validate'
import { listMappings, saveMapping } from './bank.mappings'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')

/** What the columns of an account's statement files mean. */
export const bankMappingsRoutes = new Hono<AppEnv>()
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
