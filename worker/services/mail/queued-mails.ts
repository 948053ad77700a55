import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import type { MailContent } from './mail-content'
import { outbox } from '../../db/schema/mail'

/** Deletes mails about a row that no sender has taken yet, because they are no longer true. */
export function dropQueuedMails(
  db: Db,
  cause: { type: string; id: string | number },
  templates: readonly MailContent['template'][],
): Statement {
  return db.delete(outbox).where(isQueuedMail(cause, templates))
}

/** Condition on mails about a row that no sender has taken yet. */
export function isQueuedMail(
  cause: { type: string; id: string | number },
  templates: readonly MailContent['template'][],
) {
  return and(
    eq(outbox.causeType, cause.type),
    eq(outbox.causeId, String(cause.id)),
    inArray(outbox.template, [...templates]),
    inArray(outbox.status, ['queued', 'failed']),
  )
}
