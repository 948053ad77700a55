import { FOUND_OF_A_KIND, type DeskFound } from '../../contracts/admin/desk-find'
import { LAST_CHARACTER } from '../../db/fold-text'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { blankSecrets } from '../../services/mail/secrets'

/** Maximum number of rows with the same beginning that are sorted. */
export const MAX_SORTED = 50

type Message = DeskFound['messages'][number]
type Mail = DeskFound['mails'][number] & { template: string }

/** Contact messages and mails by the beginning of an address, in one round trip. */
export function findMails(db: Db, q: string) {
  const first = q.toLowerCase()
  const values = [first, first + LAST_CHARACTER, MAX_SORTED, FOUND_OF_A_KIND]
  return readAll(db, [
    sqlRead(
      `SELECT thread.id AS _id, message.subject, message.email, message.created_at AS createdAt
      FROM (
        SELECT * FROM contact_messages INDEXED BY contact_messages_by_email
        WHERE email_key >= ?1 AND email_key < ?2 AND body IS NOT NULL LIMIT ?3) AS message
      JOIN inbox_threads AS thread ON thread.source = 'contact' AND thread.source_id = message.id
      ORDER BY message.created_at DESC LIMIT ?4`,
      values,
      (row: Message) => row,
    ),
    sqlRead(
      `SELECT id AS _id, recipient AS "to", subject, template, created_at AS createdAt
      FROM (
        SELECT * FROM outbox INDEXED BY outbox_by_recipient
        WHERE recipient_key >= ?1 AND recipient_key < ?2 LIMIT ?3)
      ORDER BY id DESC LIMIT ?4`,
      values,
      ({ template, ...mail }: Mail) => ({ ...mail, subject: blankSecrets(template, mail.subject) }),
    ),
  ])
}
