import { and, asc, eq, getTableColumns, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { LEASE_MS, MAX_ATTEMPTS, TOO_OLD_MS } from './retry-schedule'
import { outbox } from '../../db/schema/mail'
import { filesOfMail } from './files-of-mail'
import type { MailAttachment } from './mail-content'
import { companyName } from '../settings/company-name'

export type OutboxRow = typeof outbox.$inferSelect

/** A mail with its files and the company's name, which is its sender's. */
export type ClaimedMail = OutboxRow & { senderName: string; attachments: MailAttachment[] }

const SWEEP_ROWS = 500
export const isUnfinished = inArray(outbox.status, ['queued', 'sending', 'failed'])

/** Claims a due mail for one try; null for concurrent callers and for a mail that is not due. */
export async function claimMail(db: Db, id: number, now: number): Promise<ClaimedMail | null> {
  const [claimed] = await db
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: now + LEASE_MS,
    })
    .where(and(eq(outbox.id, id), isUnfinished, mayBeTried(now)))
    .returning({ ...getTableColumns(outbox), senderName: companyName, attachments: filesOfMail })
  return claimed ?? null
}

/** Ids of due mails, oldest due time first. */
export async function listDueMail(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isUnfinished, lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(SWEEP_ROWS)
  return rows.map(({ id }) => id)
}

function mayBeTried(now: number) {
  return and(
    lte(outbox.nextAttemptAt, now),
    gte(outbox.nextAttemptAt, now - TOO_OLD_MS),
    lt(outbox.attempts, MAX_ATTEMPTS),
  )
}
