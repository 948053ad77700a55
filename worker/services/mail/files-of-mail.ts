import { sql } from 'drizzle-orm'
import type { MailAttachment } from './mail-content'

/** The files of a row of `outbox`, by name; as JSON, so that a mail and its files are one query. */
export const filesOfMail = sql<MailAttachment[]>`(
  SELECT json_group_array(json_object('name', name, 'type', type, 'body', body))
  FROM outbox_attachments WHERE outbox_id = outbox.id)`.mapWith(
  (json: string) => JSON.parse(json) as MailAttachment[],
)
