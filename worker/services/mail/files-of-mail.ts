import { sql } from 'drizzle-orm'
import type { MailAttachment } from './mail-content'

/** The names of the files of a row of `outbox`. */
export const fileNamesOfMail = sql<string[]>`(
  SELECT json_group_array(name) FROM outbox_attachments WHERE outbox_id = outbox.id)`.mapWith(
  (json: string) => JSON.parse(json) as string[],
)

/** The files of a row of `outbox`, by name; as JSON, so that a mail and its files are one query. */
export const filesOfMail = sql<MailAttachment[]>`(
  SELECT json_group_array(json_object('name', name, 'type', type, 'body', body))
  FROM outbox_attachments WHERE outbox_id = outbox.id)`.mapWith(
  (json: string) => JSON.parse(json) as MailAttachment[],
)
