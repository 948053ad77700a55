import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { mayRole } from '../../contracts/accounts/permissions'
import type { Db } from '../../db/db'
import type { Actor } from '../../http/context'
import type { OutboxMail } from '../../contracts/admin/mail'
import type { OutboxQuery } from '../../contracts/admin/outbox-query'
import { MAIL_KINDS, MAILS_ABOUT_MONEY } from '../../contracts/mail-kinds'
import { LAST_CHARACTER } from '../../db/fold-text'
import { isSelected, keysetOf, toPage } from '../../db/keyset'
import type { OutboxRow } from '../../services/mail/delivery.queries'
import { fileNamesOfMail } from '../../services/mail/files-of-mail'
import { blankSecrets } from '../../services/mail/secrets'
import { outbox } from '../../db/schema/mail'
import { pick } from '../../db/pick'

/** `isOpen`: show codes and links, which are otherwise blanked. */
interface OutboxLook {
  isOpen: boolean
  /** Of the reader; an admin's unless given. */
  role?: Actor['role']
}

/** The mails that a role reads; undefined for all. */
export function readableMails(role: Actor['role']): SQL | undefined {
  return mayRole(role, 'mails:manage')
    ? undefined
    : inArray(outbox.template, [...MAILS_ABOUT_MONEY])
}

const WITH_FILES = { ...getTableColumns(outbox), attachments: fileNamesOfMail }
type MailWithFileNames = OutboxRow & { attachments: string[] }

/** A search for words covers this many of the latest mails, and this many of one address. */
const MAX_SEARCHED = 2000

/** Mails, newest first unless the query says otherwise. */
export async function listOutbox(db: Db, query: OutboxQuery, look: OutboxLook) {
  const { to, status, kind, language, ids } = query
  const isDescending = query.sort === '-created'
  const page = keysetOf({ value: outbox.id, id: outbox.id, isDescending }, query)
  const statuses = status === 'undelivered' ? ['failed', 'dead'] : [status]
  const found = await db
    .select(WITH_FILES)
    .from(outbox)
    .where(
      and(
        ids && isSelected(outbox.id, ids),
        to ? eq(outbox.recipientKey, to.trim().toLowerCase()) : undefined,
        query.q ? sql`${outbox.id} IN ${matches(query.q)}` : undefined,
        // An address has few mails, but a status may have nearly all of them; the plus rules out the status index.
        status
          ? sql`${sql.raw(to || query.q ? '+' : '')}${outbox.status} IN ${statuses}`
          : undefined,
        kind ? inArray(outbox.template, [...MAIL_KINDS[kind]]) : undefined,
        readableMails(look.role ?? 'admin'),
        language ? eq(outbox.lang, language) : undefined,
        page.where,
      ),
    )
    .orderBy(page.orderBy)
    .limit(page.limit)
  const { rows, ...cursors } = toPage(found, query, ({ id }) => ({ id, value: id }))
  return { mails: rows.map((mail) => toOutboxMail(mail, look)), ...cursors }
}

function matches(q: string): SQL {
  const words = q.toLowerCase()
  return sql`(
    SELECT id FROM (
      SELECT id FROM outbox
      WHERE recipient_key >= ${words} AND recipient_key < ${words + LAST_CHARACTER}
      LIMIT ${MAX_SEARCHED})
    UNION
    SELECT id FROM (SELECT id, subject, recipient_key FROM outbox ORDER BY id DESC LIMIT ${MAX_SEARCHED})
    WHERE instr(lower(subject), ${words}) > 0 OR instr(recipient_key, ${words}) > 0)`
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row ?? null
}

/** Makes a mail due at once. A failed one keeps its provider key, because that try may have been delivered. */
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
    .returning(WITH_FILES)
}

export function toOutboxMail(row: MailWithFileNames, { isOpen }: OutboxLook): OutboxMail {
  const show = (text: string) => (isOpen ? text : blankSecrets(row.template, text))
  const isWaiting = row.status === 'queued' || row.status === 'failed'
  return {
    _id: row.id,
    to: row.recipient,
    subject: show(row.subject),
    text: show(row.textBody),
    html: show(row.htmlBody),
    ...pick(row, 'attachments', 'replyTo', 'template', 'lang', 'status', 'attempts', 'lastError'),
    ...pick(row, 'createdAt', 'sentAt'),
    nextAttemptAt: isWaiting ? row.nextAttemptAt : null,
  }
}
