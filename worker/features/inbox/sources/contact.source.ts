import { EXCERPT_LENGTH, hasText, type InboxSource } from './source'

/** Messages of the contact form, answered by mail to the address that was typed. */
export const contactSource: InboxSource = {
  join: `LEFT JOIN contact_messages AS sent ON thread.source = 'contact' AND sent.id = thread.source_id`,
  columns: {
    title: 'sent.subject',
    excerpt: `substr(sent.body, 1, ${EXCERPT_LENGTH})`,
    email: 'sent.email',
    isPrivate: '1',
    isPending: '0',
    isHeld: `EXISTS (SELECT 1 FROM outbox WHERE outbox.cause_type = 'contact' AND outbox.cause_id = sent.reference
      AND outbox.status = 'held')`,
    facts: `json_object('reference', sent.reference, 'people', sent.people, 'date', sent.trip_day)`,
  },
  matches: (search) => `(${hasText('sent.subject', search)} OR ${hasText('sent.body', search)}
    OR instr(sent.email_key, ${search.term}) > 0 OR instr(lower(sent.reference), ${search.term}) > 0)`,
  messages: `
    SELECT 'inquiry' AS kind, sent.id AS _id, asker.username AS author, 0 AS isStaff, NULL AS html, sent.body AS text,
      sent.created_at AS createdAt, 0 AS isPending, 0 AS isHidden
    FROM inbox_threads AS thread
    JOIN contact_messages AS sent ON sent.id = thread.source_id
    LEFT JOIN users AS asker ON asker.id = thread.user_id
    WHERE thread.id = ?1 AND thread.source = 'contact'`,
}
