import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { ASSUMED_START } from '../../contracts/bookings/booking-deadlines'
import { END_MINUTE } from '../../bookings/days/trip-times'

const STATE_OF_TOUR = `(SELECT CASE WHEN tours.deleted_at IS NOT NULL THEN 0 WHEN kind = 'contact' THEN 2 ELSE status > 0 END
  FROM tours WHERE tours.id = topics.tour_id)`
const SHOWN_POSTS = `(SELECT count(*) FROM replies WHERE topic_id = topics.id AND deleted_at IS NULL AND is_shown = 1)`
const OPENING = `coalesce((SELECT substr(content, 1, 400) FROM replies WHERE topic_id = topics.id AND is_opening = 1), '')`
const IS_HELD = 'deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1)'
const LIST_SIZE = `CASE
  WHEN list = 'held' THEN (SELECT count(*) FROM topics WHERE ${IS_HELD}) +
    (SELECT count(*) FROM replies WHERE is_opening = 0 AND ${IS_HELD})
  WHEN list LIKE 'home%' THEN (SELECT count(*) FROM topics WHERE is_listed = 1
    AND list IN ('home', 'home:' || category, 'home:' || text_lang, 'home:' || text_lang || ':' || category))
  WHEN list LIKE 'board:%' THEN (SELECT count(*) FROM topics WHERE is_shown = 1 AND tour_id = substr(list, 7) + 0)
  ELSE (SELECT count(*) FROM topics WHERE deleted_at IS NULL AND tour_id = substr(list, 5) + 0) END`
const IS_PUBLIC = `coalesce(CASE kind
  WHEN 'post' THEN (SELECT topics.is_listed AND replies.is_shown AND replies.blanked_at IS NULL
    FROM replies JOIN topics ON topics.id = replies.topic_id WHERE replies.id = ref_id)
  WHEN 'tour' THEN (SELECT tours.kind = 'tour' AND status > 0 AND deleted_at IS NULL FROM tours WHERE tours.id = ref_id)
  ELSE is_public END, 0)`

/** Threads for backups older than the inbox: inquiries count as answered unless the board still awaits an answer. */
const MISSING_THREADS = [
  `INSERT OR IGNORE INTO inbox_threads (source, source_id, state, user_id, tour_id, lang, created_at, latest_at)
    SELECT 'contact', id, 'done', (SELECT users.id FROM users WHERE users.email_key = contact_messages.email_key
      AND verified_at IS NOT NULL), tour_id, lang, created_at, created_at FROM contact_messages WHERE body IS NOT NULL`,
  `INSERT OR IGNORE INTO inbox_threads
    (source, source_id, state, user_id, tour_id, lang, created_at, latest_at, waiting_since, removed_at)
    SELECT 'topic', topics.id, iif(awaits_since IS NULL, 'answered', 'waiting'), users.id,
      iif(tours.kind = 'tour', tours.id, NULL), users.lang, topics.created_at, coalesce(awaits_since, topics.created_at),
      awaits_since, coalesce(topics.deleted_at, hidden_at)
    FROM topics JOIN tours ON tours.id = topics.tour_id JOIN users ON users.id = topics.user_id
    WHERE category IN (1, 3) AND is_super_user = 0`,
]

/** UTC ms of a day in Calgary (YYYY-MM-DD) plus minutes after midnight; 0 for an invalid day. */
function instantOf(day: string, minutes: number): string {
  const year = `substr(${day}, 1, 4)`
  const isWinter = `(${day} < date(${year} || '-03-08', 'weekday 0') OR ${day} >= date(${year} || '-11-01', 'weekday 0'))`
  const hours = `iif(${day} < '2026-11-01' AND ${isWinter}, 7, 6)`
  return `coalesce((unixepoch(${day}) + ${minutes} * 60 + ${hours} * 3600) * 1000, 0)`
}

/** Departures in backups made before departures became trips. */
const FORMER_DEPARTURES = [
  `INSERT INTO trips (key, kind, tour_id, start_day, end_day, starts_at, ends_at, cut_off_at, capacity, base_male,
      base_female, position, remarks, created_at, updated_at)
    SELECT lower(hex(randomblob(16))), 'departure', tour_id, starts_on, ends_on, starts_at, max(starts_at + 1, ends_at),
      starts_at - 48 * 3600000, max(4, male + female), male, female, position, remarks, now, now
    FROM (SELECT *, unixepoch() * 1000 AS now, ${instantOf('starts_on', ASSUMED_START)} AS starts_at,
      ${instantOf('ends_on', END_MINUTE)} AS ends_at FROM departures ORDER BY tour_id, position)`,
  'DELETE FROM departures',
]

/**
 * Children are read before their parents, so the rows of an act during the backup can be missing while its booking has
 * moved: the booking is what its events made it, and its sums are those of its ledger.
 */
const BOOKINGS = [
  `DELETE FROM bookings WHERE id NOT IN (SELECT booking_id FROM booking_events)`,
  `UPDATE bookings SET (status, version) = (SELECT to_status, seq FROM booking_events WHERE booking_id = bookings.id
    ORDER BY seq DESC LIMIT 1)`,
  `UPDATE trips SET status = 'cancelled' WHERE kind = 'private' AND status <> 'cancelled'
    AND id NOT IN (SELECT trip_id FROM seats)`,
  `UPDATE bookings SET (paid, refund_open, fees_kept) = (SELECT paid, min(open, paid), kept FROM (SELECT
    (SELECT coalesce(sum(amount), 0) FROM payments WHERE booking_id = bookings.id) AS paid,
    (SELECT coalesce(sum(amount + fee), 0) FROM refunds WHERE booking_id = bookings.id AND status = 'approved') AS open,
    (SELECT coalesce(sum(fee), 0) FROM refunds WHERE booking_id = bookings.id AND status = 'sent') AS kept))`,
  `UPDATE bank_entries SET spent =
    (SELECT coalesce(sum(entry_amount), 0) FROM payments WHERE bank_entry_id = bank_entries.id)`,
  `UPDATE bank_entries SET status = 'new' WHERE status = 'matched' AND spent < amount`,
]

/** Days in older backups had no cap, so they keep all their trips. */
const TRIP_COUNTS = [
  'UPDATE trips SET seats_taken = (SELECT coalesce(sum(seats), 0) FROM seats WHERE trip_id = trips.id)',
  'UPDATE trip_days SET taken = 0',
  `INSERT INTO trip_days (day, taken, cap)
    SELECT date(start_day, '+' || n || ' days') AS trip_day, count(*), max(2, count(*))
    FROM trips JOIN numbers ON n <= julianday(end_day) - julianday(start_day)
    WHERE status <> 'cancelled' GROUP BY trip_day
    ON CONFLICT (day) DO UPDATE SET taken = excluded.taken, cap = max(cap, excluded.taken)`,
]

/** The order matters: list counts depend on the tour's state, which is stored with its topics. */
const RECOUNTS = [
  `UPDATE topics SET tour_state = ${STATE_OF_TOUR} WHERE tour_state <> ${STATE_OF_TOUR}`,
  `UPDATE topics SET opening_text = ${OPENING} WHERE opening_text <> ${OPENING}`,
  `UPDATE topics SET reply_count = ${SHOWN_POSTS} WHERE reply_count <> ${SHOWN_POSTS}`,
  `UPDATE topics SET (awaits_since, awaits_user_id) = (
    SELECT iif(is_super_user, NULL, replies.created_at), iif(is_super_user, NULL, user_id)
    FROM replies JOIN users ON users.id = replies.user_id
    WHERE topic_id = topics.id AND replies.deleted_at IS NULL AND is_shown = 1 ORDER BY replies.id DESC LIMIT 1)`,
  `INSERT INTO topic_counts (list, n) SELECT 'board:' || tour_id, 0 FROM topics GROUP BY tour_id
    UNION ALL SELECT 'all:' || tour_id, 0 FROM topics GROUP BY tour_id
    UNION ALL SELECT 'home:' || langs.column1 || kinds.column1, 0 FROM (VALUES ('kr'), ('ca'), ('cn')) AS langs,
      (VALUES (''), (':1'), (':2'), (':3'), (':4')) AS kinds WHERE true
    ON CONFLICT (list) DO NOTHING`,
  `UPDATE topic_counts SET n = ${LIST_SIZE}`,
  `UPDATE search_documents SET is_public = ${IS_PUBLIC} WHERE is_public <> ${IS_PUBLIC}`,
  `DELETE FROM inbox_threads WHERE source = 'topic' AND source_id NOT IN (SELECT id FROM topics)`,
  `DELETE FROM inbox_threads WHERE source = 'contact'
    AND source_id NOT IN (SELECT id FROM contact_messages WHERE body IS NOT NULL)`,
  `DELETE FROM inbox_threads WHERE source = 'booking'
    AND source_id NOT IN (SELECT id FROM bookings WHERE erased_at IS NULL)`,
  ...MISSING_THREADS,
  ...FORMER_DEPARTURES,
  ...BOOKINGS,
  ...TRIP_COUNTS,
]

/** Recomputes the values that triggers maintain. `daily_counts` also includes deleted rows, so it is left alone. */
export async function recount(db: Db): Promise<void> {
  for (const statement of RECOUNTS) await db.run(sql.raw(statement))
}
