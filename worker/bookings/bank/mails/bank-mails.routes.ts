import { Hono } from 'hono'
import { bankMailParams, bankMails, bankMailText } from '../../../contracts/bookings/bank-entries'
import { done } from '../../../contracts/schemas'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { validate } from '../../../http/validate'
import { closeBankMail, listBankMails, readBankMail } from './bank-mails.queries'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')

/** Mails about e-Transfers that need an admin. */
export const bankMailsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bank/mails',
    describe('listBankMails', 'Mails about e-Transfers that need an admin', {
      response: bankMails,
    }),
    mayConfirm,
    async (c) => c.json(await listBankMails(c.var.db), 200),
  )
  .get(
    '/admin/bank/mails/:id',
    describe('readBankMail', 'What a mail about an e-Transfer says', {
      response: bankMailText,
      errors: ['NotFound', 'Unavailable'],
    }),
    mayConfirm,
    validate('param', bankMailParams),
    async (c) => c.json(await readBankMail(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bank/mails/:id/close',
    describe('closeBankMail', 'Put a mail aside that an admin has dealt with', {
      response: done,
      errors: ['NotFound'],
    }),
    mayConfirm,
    validate('param', bankMailParams),
    async (c) => {
      await closeBankMail(c, c.req.valid('param').id)
      return c.json({ ok: true as const }, 200)
    },
  )
