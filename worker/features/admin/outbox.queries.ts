import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { OutboxMail, OutboxQuery } from '../../contracts/mail'
import type { OutboxRow } from '../../services/mail/delivery.queries'
import { blankSecrets } from '../../services/mail/secrets'
import { outbox } from '../../db/schema/mail'

/** `isOpen`: with codes and links, which are otherwise blanked. */
interface OutboxLook {
  isOpen: boolean
}

/** Mails, newest first. */
export async function listOutbox(
  db: Db,
  { to, status, page, count: rows }: OutboxQuery,
  look: OutboxLook,
) {
  const matches = and(
    to ? eq(outbox.recipientKey, to.trim().toLowerCase()) : undefined,
    // An address has few mails, a status may have nearly all: the plus rules out the status index.
    status ? sql`${sql.raw(to ? '+' : '')}${outbox.status} = ${status}` : undefined,
  )
  const mails = await db
    .select()
    .from(outbox)
    .where(matches)
    .orderBy(desc(outbox.id))
    .limit(rows + 1)
    .offset((page - 1) * rows)
  return {
    mails: mails.slice(0, rows).map((mail) => toOutboxMail(mail, look)),
    isMore: mails.length > rows,
  }
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row ?? null
}

/**
 * Makes a mail due at once. A sent or abandoned mail gets a new provider key; one whose last try failed keeps its key,
 * because that try may have been delivered.
 */
export function requeueStatement(
  db: Db,
  { id, status }: Pick<OutboxRow, 'id' | 'status'>,
  now: number,
) {
  const isNew = status === 'sent' || status === 'dead'
  return db
    .update(outbox)
    .set({
      status: 'queued',
      attempts: 0,
      lastError: null,
      nextAttemptAt: now,
      ...(isNew && { resends: sql`${outbox.resends} + 1` }),
    })
    .where(and(eq(outbox.id, id), eq(outbox.status, status)))
    .returning()
}

export function toOutboxMail(row: OutboxRow, { isOpen }: OutboxLook): OutboxMail {
  const show = (text: string) => (isOpen ? text : blankSecrets(row.template, text))
  const isWaiting = row.status === 'queued' || row.status === 'failed'
  return {
    _id: row.id,
    to: row.recipient,
    subject: show(row.subject),
    text: show(row.textBody),
    html: show(row.htmlBody),
    replyTo: row.replyTo,
    template: row.template,
    lang: row.lang,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    nextAttemptAt: isWaiting ? row.nextAttemptAt : null,
  }
}
