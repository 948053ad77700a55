import { and, eq, inArray } from 'drizzle-orm'
import type { HeldMails } from '../../contracts/admin/held-mails'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { outbox } from '../../db/schema/mail'
import type { MemberScope } from '../../http/context'
import {
  doneThreadsStatement,
  dropStatement,
  idList,
  releaseStatement,
} from '../../services/mail/held-mails'

/** Sends held mails with the next sweep, or drops them and closes their threads. */
export async function decideHeldMails(c: MemberScope, { act, ids }: HeldMails): Promise<void> {
  const { db, now } = c.var
  const which = and(eq(outbox.status, 'held'), ids && inArray(outbox.id, idList(ids)))
  const subject = { subjectType: 'mail', subjectId: ids?.join(' ') ?? 'all' }
  await runBatch(db, [
    ...(act === 'drop' ? [doneThreadsStatement(db, which)] : []),
    act === 'drop' ? dropStatement(db, which) : releaseStatement(db, which, now),
    auditOfChange(c, { action: `mail.${act}Held`, ...subject }),
  ])
}
