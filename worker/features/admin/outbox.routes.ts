import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { heldMails, type HeldMails } from '../../contracts/admin/held-mails'
import { outboxMail, outboxParams } from '../../contracts/admin/mail'
import { outboxQuery } from '../../contracts/admin/outbox-query'
import { auditStatement, auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { outbox } from '../../db/schema/mail'
import { requirePermission } from '../../http/auth'
import type { AppEnv, RequestScope, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import {
  doneThreadsStatement,
  dropStatement,
  idList,
  releaseStatement,
} from '../../services/mail/held-mails'
import { announceMail } from '../../services/mail/outbox'
import { showsSecrets } from '../../services/mail/secrets'
import { findMail, listOutbox, requeueStatement, toOutboxMail } from './outbox.queries'

const describe = describeAs('mail')

export const outboxRoutes = new Hono<AppEnv>()
  .get(
    '/admin/outbox',
    describe('listMails', 'Mails, the newest first', {
      response: z.array(outboxMail),
      headers: ['x-next', 'x-previous'],
    }),
    requirePermission('mails:read'),
    validate('query', outboxQuery),
    async (c) => {
      const { mails, next, previous } = await listOutbox(c.var.db, c.req.valid('query'), {
        ...lookOf(c),
        role: c.var.member.role,
      })
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
    requirePermission('mails:manage'),
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
      errors: ['RequestInProgress', 'NotPossibleNow'],
    }),
    requirePermission('mails:manage'),
    validate('param', outboxParams),
    async (c) => {
      const mail = await findMail(c.var.db, c.req.valid('param').id)
      if (!mail) throw new AppError('NotFound')
      if (mail.status === 'sending') throw new AppError('RequestInProgress')
      // It has no text any more.
      if (mail.status === 'dropped') throw new AppError('NotPossibleNow')
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

/** Sends held mails with the next sweep, or drops them and closes their threads. */
async function decideHeldMails(c: MemberScope, { act, ids }: HeldMails): Promise<void> {
  const { db, now } = c.var
  const which = and(eq(outbox.status, 'held'), ids && inArray(outbox.id, idList(ids)))
  const subject = { subjectType: 'mail', subjectId: ids?.join(' ') ?? 'all' }
  await runBatch(db, [
    ...(act === 'drop' ? [doneThreadsStatement(db, which)] : []),
    act === 'drop' ? dropStatement(db, which) : releaseStatement(db, which, now),
    auditOfChange(c, { action: `mail.${act}Held`, ...subject }),
  ])
}
