import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { auditStatement } from '../../db/audit'
import { announceMail } from '../../services/mail/outbox'
import { showsSecrets } from '../../services/mail/secrets'
import { heldMails } from '../../contracts/admin/held-mails'
import { outboxMail, outboxParams } from '../../contracts/admin/mail'
import { outboxQuery } from '../../contracts/admin/outbox-query'
import { decideHeldMails } from './held-mails'
import { findMail, listOutbox, requeueStatement, toOutboxMail } from './outbox.queries'

const describe = describeAs('mail')

export const outboxRoutes = new Hono<AppEnv>()
  .get(
    '/admin/outbox',
    describe('listMails', 'Mails, the newest first', {
      response: z.array(outboxMail),
      headers: ['x-next', 'x-previous'],
    }),
    requirePermission('desk:use'),
    validate('query', outboxQuery),
    async (c) => {
      const { mails, next, previous } = await listOutbox(c.var.db, c.req.valid('query'), lookOf(c))
      if (next) c.header('x-next', next)
      if (previous) c.header('x-previous', previous)
      return c.json(mails, 200)
    },
  )
  .post(
    '/admin/outbox/held',
    describe('decideHeldMails', 'Send held mails, or drop them and close their threads', {
      response: null,
    }),
    requirePermission('desk:use'),
    jsonBody(heldMails),
    async (c) => {
      await decideHeldMails(c, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/admin/outbox/:id/resend',
    describe('resendMail', 'Send a mail again', {
      response: outboxMail,
      errors: ['RequestInProgress'],
    }),
    requirePermission('desk:use'),
    validate('param', outboxParams),
    async (c) => {
      const mail = await findMail(c.var.db, c.req.valid('param').id)
      if (!mail) throw new AppError('NotFound')
      if (mail.status === 'sending') throw new AppError('RequestInProgress')
      const [requeued] = await c.var.db.batch([
        requeueStatement(c.var.db, mail, c.var.now),
        auditStatement(c, { action: 'mail.resend', subjectType: 'mail', subjectId: mail.id }),
      ])
      const [row] = requeued
      // The consumer or another click changed it between the read and the write.
      if (!row) throw new AppError('RequestInProgress')
      announceMail(c, [row.id])
      return c.json(toOutboxMail(row, lookOf(c)), 200)
    },
  )

function lookOf(c: RequestScope) {
  return { isOpen: showsSecrets(c.var.settings, c.req.url) }
}
