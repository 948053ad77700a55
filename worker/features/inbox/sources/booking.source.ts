import { EXCERPT_LENGTH, hasText, MESSAGES_MAX, type InboxSource } from './source'

const LATEST = `(SELECT body FROM booking_messages
  WHERE booking_messages.booking_id = booked.id AND (author = 'guest' OR via = 'crew') ORDER BY id DESC LIMIT 1)`

/** Trip requests and guests' messages. Answers go through the booking, which mails them. */
export const bookingSource: InboxSource = {
  join: `LEFT JOIN bookings AS booked ON thread.source = 'booking' AND booked.id = thread.source_id
  LEFT JOIN trips AS booked_trip ON booked_trip.id = booked.trip_id`,
  columns: {
    title: `coalesce(booked.name, booked.pid)`,
    excerpt: `substr(coalesce(${LATEST}, booked.notes, ''), 1, ${EXCERPT_LENGTH})`,
    email: 'booked.email',
    isPrivate: '1',
    isPending: '0',
    isHeld: `EXISTS (SELECT 1 FROM outbox WHERE outbox.cause_type = 'booking' AND outbox.cause_id = CAST(booked.id AS TEXT)
      AND outbox.status = 'held')`,
    facts: `json_object('reference', booked.pid, 'people', booked.party,
      'date', coalesce(booked_trip.start_day, booked.wish_day), 'booking', booked.id)`,
  },
  matches: (search) => `(instr(replace(lower(booked.name), ' ', ''), ${search.name}) > 0
    OR instr(booked.email_key, ${search.term}) > 0 OR instr(lower(booked.pid), ${search.term}) > 0
    OR ${hasText('booked.notes', search)}
    ${search.digits.map((form) => `OR instr(booked.phone_digits, ${form}) > 0`).join(' ')}
    OR EXISTS (SELECT 1 FROM booking_messages WHERE booking_messages.booking_id = booked.id
      AND ${hasText('booking_messages.body', search)}))`,
  messages: `
    SELECT 'inquiry' AS kind, 0 AS _id, booked.name AS author, 0 AS isStaff, NULL AS html,
      coalesce(booked.notes, '') AS text, booked.created_at AS createdAt, 0 AS isPending, 0 AS isHidden
    FROM inbox_threads AS thread JOIN bookings AS booked ON booked.id = thread.source_id
    WHERE thread.id = ?1 AND thread.source = 'booking'
    UNION ALL
    SELECT * FROM (
      SELECT CASE written.author WHEN 'guest' THEN 'inquiry' WHEN 'staff' THEN 'mail' ELSE 'note' END AS kind,
        written.id AS _id, iif(written.author = 'guest', booked.name, users.username) AS author,
        written.author <> 'guest' AS isStaff, NULL AS html, written.body AS text,
        written.created_at AS createdAt, 0 AS isPending, 0 AS isHidden
      FROM inbox_threads AS thread
      JOIN bookings AS booked ON booked.id = thread.source_id
      JOIN booking_messages AS written ON written.booking_id = booked.id
      LEFT JOIN users ON users.id = written.user_id
      WHERE thread.id = ?1 AND thread.source = 'booking'
      ORDER BY written.id DESC LIMIT ${MESSAGES_MAX})
    ORDER BY createdAt, _id`,
}
