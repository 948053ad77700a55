import type { Bindings } from '../../../worker/env'

/** Queries for rows that must not exist, by what is wrong. The first column identifies the row. */
const FORBIDDEN: Record<string, string> = {
  'a wrong reply count': `
    SELECT id FROM topics WHERE reply_count <>
      (SELECT count(*) FROM replies WHERE topic_id = topics.id AND is_shown = 1)`,
  'a topic without exactly one opening post': `
    SELECT id FROM topics WHERE 1 <> (SELECT count(*) FROM replies WHERE topic_id = topics.id AND is_opening = 1)`,
  'a wrong list size': `
    SELECT list FROM topic_counts WHERE n <> CASE
      WHEN list = 'held' THEN
        (SELECT count(*) FROM topics WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1)) +
        (SELECT count(*) FROM replies
          WHERE is_opening = 0 AND deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1))
      WHEN list LIKE 'home%' THEN (SELECT count(*) FROM topics WHERE is_listed = 1
        AND list IN ('home', 'home:' || category, 'home:' || text_lang, 'home:' || text_lang || ':' || category))
      WHEN list LIKE 'board:%' THEN (SELECT count(*) FROM topics WHERE is_shown = 1 AND tour_id = substr(list, 7) + 0)
      ELSE (SELECT count(*) FROM topics WHERE deleted_at IS NULL AND tour_id = substr(list, 5) + 0) END`,
  'a search document with wrong visibility': `
    SELECT d.id FROM search_documents AS d JOIN replies ON replies.id = d.ref_id JOIN topics ON topics.id = d.topic_id
      WHERE d.kind = 'post' AND (d.is_public <> (is_listed AND replies.is_shown AND blanked_at IS NULL)
        OR heading <> topics.title OR d.category <> topics.category) UNION
    SELECT d.id FROM search_documents AS d JOIN tours ON tours.id = d.ref_id
      WHERE d.kind = 'tour' AND is_public <> (tours.kind = 'tour' AND status > 0 AND deleted_at IS NULL)`,
  'a topic with a wrong tour state': `
    SELECT topics.id FROM topics JOIN tours ON tours.id = topics.tour_id WHERE tour_state <> CASE
      WHEN tours.deleted_at IS NOT NULL THEN 0 WHEN kind = 'contact' THEN 2 ELSE status > 0 END`,
  'two members with the same name': `
    SELECT min(id) FROM users WHERE username IS NOT NULL GROUP BY lower(username) HAVING count(*) > 1`,
  'two tours with the same name': `
    SELECT min(tour_id) FROM tour_texts WHERE name_key IS NOT NULL GROUP BY lang, name_key HAVING count(*) > 1`,
  'a tour without a name': `
    SELECT id FROM tours WHERE deleted_at IS NULL AND NOT EXISTS
      (SELECT 1 FROM tour_texts WHERE tour_id = tours.id AND name <> '')`,
  'a named tour that search cannot find': `
    SELECT tour_id FROM tour_texts JOIN audit_log ON action = 'tour.create' AND subject_id = tour_id
    WHERE name <> '' AND tour_id <> 100 AND NOT EXISTS
      (SELECT 1 FROM search_documents AS d WHERE d.kind = 'tour' AND d.ref_id = tour_id AND d.lang = tour_texts.lang)`,
  'a main image that does not exist': `
    SELECT id FROM tours WHERE main_image_key IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM images WHERE key = main_image_key AND images.tour_id = tours.id)`,
  'an itinerary or list with a gap': `
    SELECT tour_id FROM itinerary_entries GROUP BY tour_id, lang HAVING max(position) <> count(*) UNION
    SELECT tour_id FROM tour_inclusions GROUP BY tour_id, lang, kind HAVING max(position) <> count(*) - 1`,
  'a post in search that is not public': `
    SELECT d.ref_id FROM search_documents AS d
      LEFT JOIN replies ON replies.id = d.ref_id LEFT JOIN topics ON topics.id = replies.topic_id
    WHERE d.kind = 'post' AND (replies.id IS NULL OR replies.deleted_at IS NOT NULL OR topics.deleted_at IS NOT NULL
      OR topics.is_private = 1)`,
  'a public post that search cannot find': `
    SELECT replies.id FROM replies JOIN topics ON topics.id = topic_id
    WHERE topics.is_private = 0 AND topics.deleted_at IS NULL AND replies.deleted_at IS NULL AND blanked_at IS NULL
      AND unindexed_at IS NULL AND NOT EXISTS (SELECT 1 FROM search_documents WHERE kind = 'post' AND ref_id = replies.id)`,
  'a search term without a document': `
    SELECT term FROM search_terms WHERE doc_id NOT IN (SELECT id FROM search_documents)`,
  'a document with wrong terms': `
    SELECT id FROM search_documents WHERE
      (SELECT count(DISTINCT value ->> 0) FROM json_each(terms)) <>
      (SELECT count(*) FROM search_terms WHERE doc_id = search_documents.id)`,
  'a topic without its notice': `
    SELECT id FROM topics WHERE pending_review = 0 AND 1 <>
      (SELECT count(*) FROM outbox WHERE template = 'newTopicNotice' AND cause_type = 'topic' AND cause_id = topics.id)`,
  'a member’s reply without its notice to the company': `
    SELECT topic_id FROM replies JOIN users ON users.id = user_id
    WHERE is_opening = 0 AND pending_review = 0 AND is_super_user = 0 GROUP BY topic_id HAVING count(*) <>
      (SELECT count(*) FROM outbox WHERE template = 'newReplyNotice' AND cause_type = 'topic' AND cause_id = topic_id)`,
  'a mail without its cause': `
    SELECT id FROM outbox WHERE (cause_type = 'user' AND cause_id NOT IN (SELECT id FROM users))
      OR (cause_type = 'topic' AND cause_id NOT IN (SELECT id FROM topics))
      OR (cause_type = 'booking' AND cause_id NOT IN (SELECT id FROM bookings))
      OR (cause_type = 'contact' AND cause_id NOT IN (SELECT reference FROM contact_messages))`,
  'a contact message without its mail': `
    SELECT reference FROM contact_messages GROUP BY reference HAVING count(*) <>
      (SELECT count(*) FROM outbox WHERE cause_type = 'contact' AND cause_id = reference)`,
  'an inquiry without its thread in the inbox': `
    SELECT id FROM contact_messages WHERE body IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM inbox_threads WHERE source = 'contact' AND source_id = contact_messages.id) UNION
    SELECT topics.id FROM topics JOIN users ON users.id = user_id WHERE category IN (1, 3) AND is_super_user = 0
      AND NOT EXISTS (SELECT 1 FROM inbox_threads WHERE source = 'topic' AND source_id = topics.id) UNION
    SELECT id FROM bookings WHERE erased_at IS NULL AND EXISTS (SELECT 1 FROM booking_events
        WHERE booking_id = bookings.id AND event = 'request.create')
      AND NOT EXISTS (SELECT 1 FROM inbox_threads WHERE source = 'booking' AND source_id = bookings.id)`,
  'a booking whose paid amount is not its ledger’s': `
    SELECT id FROM bookings WHERE paid <> (SELECT coalesce(sum(amount), 0) FROM payments WHERE booking_id = bookings.id)`,
  'a bank entry that is spent wrongly, beyond its amount, or twice': `
    SELECT id FROM bank_entries WHERE spent > amount OR (same_as_id IS NOT NULL AND spent > 0)
      OR spent <> (SELECT coalesce(sum(entry_amount), 0) FROM payments WHERE bank_entry_id = bank_entries.id)`,
  'a booking with wrongly reserved refunds, or with two live ones': `
    SELECT id FROM bookings WHERE refund_open <>
      (SELECT coalesce(sum(amount + fee), 0) FROM refunds WHERE booking_id = bookings.id AND status = 'approved')
      OR 1 < (SELECT count(*) FROM refunds WHERE booking_id = bookings.id AND status IN ('proposed', 'approved'))`,
  'a confirmed booking without its deposit or a reason': `
    SELECT id FROM bookings WHERE status = 'confirmed' AND paid < deposit
      AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND kind <> 'receipt')
      AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_id = bookings.id
        AND event IN ('deposit.cover', 'manual.create') AND coalesce(data ->> '$.reason', '') <> '')`,
  'a sent refund without its row of the ledger': `
    SELECT refunds.id FROM refunds LEFT JOIN payments ON payments.id = payment_id
    WHERE refunds.status = 'sent' AND (payments.id IS NULL OR payments.kind <> 'refund'
      OR payments.amount <> -refunds.amount OR payments.booking_id <> refunds.booking_id)`,
  'a thread of the inbox without what it is about': `
    SELECT id FROM inbox_threads WHERE (source = 'topic' AND source_id NOT IN (SELECT id FROM topics))
      OR (source = 'contact' AND source_id NOT IN (SELECT id FROM contact_messages WHERE body IS NOT NULL))
      OR (source = 'booking' AND source_id NOT IN (SELECT id FROM bookings WHERE erased_at IS NULL))`,
  'a booking that waits in one list and not in the other': `
    SELECT bookings.id FROM bookings JOIN inbox_threads ON inbox_threads.source = 'booking' AND source_id = bookings.id
    WHERE awaits_since IS NOT inbox_threads.waiting_since`,
  'an open thread that waits since no time, or a closed one that waits': `
    SELECT id FROM inbox_threads WHERE (state IN ('new', 'waiting')) <> (waiting_since IS NOT NULL)`,
  'a booking that holds seats in a status without them, or the other way round': `
    SELECT id FROM bookings WHERE status IN ('offered', 'on_hold', 'confirmed')
      AND NOT EXISTS (SELECT 1 FROM seats WHERE booking_id = bookings.id) UNION
    SELECT booking_id FROM seats JOIN bookings ON bookings.id = booking_id
      WHERE status NOT IN ('offered', 'on_hold', 'confirmed', 'completed', 'no_show')`,
  'a booking that differs from its last event, or a gap in its events': `
    SELECT bookings.id FROM bookings LEFT JOIN booking_events ON booking_id = bookings.id
    GROUP BY bookings.id HAVING count(seq) = 0 OR max(seq) <> count(seq) OR bookings.version <> max(seq)
      OR bookings.status <> (SELECT to_status FROM booking_events
        WHERE booking_id = bookings.id ORDER BY seq DESC LIMIT 1) UNION
    SELECT later.booking_id FROM booking_events AS later JOIN booking_events AS before
      ON before.booking_id = later.booking_id AND before.seq = later.seq - 1
    WHERE later.from_status <> before.to_status`,
  'a held booking without its trip, or a private trip of no booking': `
    SELECT bookings.id FROM bookings JOIN seats ON seats.booking_id = bookings.id
      JOIN trips ON trips.id = seats.trip_id
    WHERE bookings.status IN ('offered', 'on_hold', 'confirmed')
      AND (trips.status = 'cancelled' OR bookings.trip_id IS NOT seats.trip_id) UNION
    SELECT id FROM trips WHERE kind = 'private' AND status <> 'cancelled'
      AND id NOT IN (SELECT trip_id FROM seats)`,
  'a request without its mails': `
    SELECT booking_id FROM booking_events WHERE event = 'request.create' AND 1 <>
      (SELECT count(*) FROM outbox WHERE template = 'bookingRequestForDesk' AND cause_id = booking_id)`,
  'a guest’s message without its mail': `
    SELECT booking_id FROM booking_messages WHERE author = 'guest' GROUP BY booking_id HAVING count(*) <>
      (SELECT count(*) FROM outbox WHERE template = 'bookingMessageForDesk' AND cause_id = booking_id)`,
  'a trip with a wrong number of taken seats': `
    SELECT id FROM trips WHERE seats_taken <> (SELECT coalesce(sum(seats), 0) FROM seats WHERE trip_id = trips.id)`,
  'a trip with more travellers than seats': `
    SELECT id FROM trips WHERE seats_taken + base_male + base_female > capacity`,
  'a day with a wrong number of trips, or with too many': `
    SELECT day FROM trip_days WHERE taken > cap OR taken <> (SELECT count(*) FROM trips WHERE status <> 'cancelled'
      AND trip_days.day BETWEEN start_day AND min(end_day, date(start_day, '+366 days'))) UNION
    SELECT start_day FROM trips WHERE status <> 'cancelled' AND start_day <= end_day AND date(start_day) = start_day
      AND start_day NOT IN (SELECT day FROM trip_days)`,
  'seats of a booking that holds none, or none of one that does': `
    SELECT id FROM bookings WHERE (status IN ('offered', 'on_hold', 'confirmed')
        AND id NOT IN (SELECT booking_id FROM seats))
      OR (status NOT IN ('offered', 'on_hold', 'confirmed', 'completed', 'no_show')
        AND id IN (SELECT booking_id FROM seats))`,
  'a booking that is not what its events made it': `
    SELECT id FROM bookings WHERE status = '' OR status IS NOT (SELECT to_status FROM booking_events
        WHERE booking_id = bookings.id AND seq = version)
      OR version <> (SELECT count(*) FROM booking_events WHERE booking_id = bookings.id)`,
  'a booking with two open quotes, or a quoted one without': `
    SELECT booking_id FROM quotes WHERE status = 'open' GROUP BY booking_id HAVING count(*) > 1`,
  'a quote whose lines add up to another total': `
    SELECT id FROM quotes WHERE total_cents <> (SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(lines))`,
  'a deadline that the job would never see': `
    SELECT id FROM bookings WHERE next_due_at IS NULL AND lapse_at IS NOT NULL AND status = 'on_hold' AND paid < deposit`,
  'a live session of a deleted or banned member': `
    SELECT sessions.id FROM sessions JOIN users ON users.id = user_id
    WHERE revoked_at IS NULL AND (users.deleted_at IS NOT NULL OR banned_at IS NOT NULL)`,
}

/** What is wrong with the data, one line each; empty for a consistent site. */
export async function brokenInvariants({
  DB,
  MEDIA,
}: Pick<Bindings, 'DB' | 'MEDIA'>): Promise<string[]> {
  const { results: dangling } = await DB.prepare('PRAGMA foreign_key_check').all()
  const names = Object.keys(FORBIDDEN)
  const found = await DB.batch<Record<string, unknown>>(
    names.map((name) => DB.prepare(FORBIDDEN[name] ?? '')),
  )
  const broken = names.flatMap((name, place) =>
    (found[place]?.results ?? []).map((row) => `${name}: ${String(Object.values(row)[0])}`),
  )
  return [
    ...dangling.map((row) => `foreign key: ${JSON.stringify(row)}`),
    ...broken,
    ...(await imagesWithoutObject(DB, MEDIA)),
  ]
}

/** Images without an object. An object without a row is left to the daily job. */
async function imagesWithoutObject(DB: D1Database, MEDIA: R2Bucket): Promise<string[]> {
  const { results: rows } = await DB.prepare('SELECT key FROM images').all<{ key: string }>()
  const missing: string[] = []
  for (const { key } of rows)
    if (!(await MEDIA.head(key))) missing.push(`an image without its object: ${key}`)
  return missing
}
