import type { Bindings } from '../../../worker/env'
import { BOOKING_FAULTS } from './booking-invariants'
import { MONEY_FAULTS } from './money-invariants'

/** Topics with an author whose rights have changed since the post: mails to the company depend on them. */
const WITH_NEW_RIGHTS = `(SELECT topic_id FROM replies JOIN audit_log ON subject_type = 'user' AND subject_id = user_id
    WHERE at >= replies.created_at AND action IN ('member.promote', 'member.demote', 'member.role'))`

/** Queries for rows that must not exist, by fault. The first column identifies the row. */
export const FORBIDDEN: Record<string, string> = {
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
  'a member’s topic without its notice to the company, or one of an admin with it': `
    SELECT topics.id FROM topics JOIN users ON users.id = user_id
    WHERE pending_review = 0 AND topics.id NOT IN ${WITH_NEW_RIGHTS} AND 1 - is_super_user <>
      (SELECT count(*) FROM outbox WHERE template = 'newTopicNotice' AND cause_type = 'topic' AND cause_id = topics.id)`,
  'a member’s reply without its notice to the company': `
    SELECT topic_id FROM replies JOIN users ON users.id = user_id
    WHERE is_opening = 0 AND pending_review = 0 AND topic_id NOT IN ${WITH_NEW_RIGHTS} AND is_super_user = 0 GROUP BY topic_id HAVING count(*) <>
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
    SELECT topics.id FROM topics JOIN users ON users.id = user_id WHERE category IN (1, 3)
      AND is_super_user = 0 AND topics.id NOT IN ${WITH_NEW_RIGHTS} AND NOT EXISTS (SELECT 1 FROM inbox_threads WHERE source = 'topic' AND source_id = topics.id) UNION
    SELECT id FROM bookings WHERE erased_at IS NULL AND EXISTS (SELECT 1 FROM booking_events
        WHERE booking_id = bookings.id AND event = 'request.create')
      AND NOT EXISTS (SELECT 1 FROM inbox_threads WHERE source = 'booking' AND source_id = bookings.id)`,
  'a thread of the inbox without what it is about': `
    SELECT id FROM inbox_threads WHERE (source = 'topic' AND source_id NOT IN (SELECT id FROM topics))
      OR (source = 'contact' AND source_id NOT IN (SELECT id FROM contact_messages WHERE body IS NOT NULL))
      OR (source = 'booking' AND source_id NOT IN (SELECT id FROM bookings WHERE erased_at IS NULL))`,
  'an open thread that waits since no time, or a closed one that waits': `
    SELECT id FROM inbox_threads WHERE (state IN ('new', 'waiting')) <> (waiting_since IS NOT NULL)`,
  'a live session of a deleted or banned member': `
    SELECT sessions.id FROM sessions JOIN users ON users.id = user_id
    WHERE revoked_at IS NULL AND (users.deleted_at IS NOT NULL OR banned_at IS NOT NULL)`,
  ...BOOKING_FAULTS,
  ...MONEY_FAULTS,
}

/** The faults in the data, one line each; empty for a consistent site. */
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
    ...(await unmatchedReceipts(DB, MEDIA)),
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

/** Rows without their receipt, and receipts older than a day without a row: younger ones are left to the daily job. */
async function unmatchedReceipts(DB: D1Database, MEDIA: R2Bucket): Promise<string[]> {
  const { results: rows } = await DB.prepare(
    'SELECT receipt_key AS key FROM payment_claims WHERE receipt_key IS NOT NULL',
  ).all<{ key: string }>()
  const known = new Set(rows.map(({ key }) => key))
  const stored = await listAll(MEDIA, 'receipts/')
  const keys = new Set(stored.map(({ key }) => key))
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  return [
    ...[...known]
      .filter((key) => !keys.has(key))
      .map((key) => `a claim without its receipt: ${key}`),
    ...stored
      .filter(({ key, uploaded }) => uploaded.getTime() < yesterday && !known.has(key))
      .map(({ key }) => `a receipt without its claim: ${key}`),
  ]
}

async function listAll(MEDIA: R2Bucket, prefix: string): Promise<R2Object[]> {
  const found: R2Object[] = []
  let cursor: string | undefined
  do {
    const page = await MEDIA.list({ prefix, ...(cursor && { cursor }) })
    found.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return found
}
