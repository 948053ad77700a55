import { sql, type SQL } from 'drizzle-orm'
import { parseReferences } from '../../contracts/bookings/references-in-text'
import { LAST_CHARACTER } from '../../db/fold-text'

/** Maximum number of members matched by the beginning of their name. */
const MAX_MEMBERS = 20
/** Codes, details and request ids are searched only in this many of the latest entries. */
const MAX_SEARCHED = 2000

/**
 * Ids of audit entries about a member or tour whose name begins with `q` or a booking with this address or reference,
 * and of the latest entries whose action, subject, detail or request id contains the words.
 */
export function auditMatches(q: string): SQL {
  const words = q.normalize('NFKC').toLowerCase()
  const about = (type: string, ids: SQL) => sql`
    SELECT id FROM audit_log WHERE subject_type = ${type} AND subject_id IN (${ids})`
  const members = sql`
    SELECT cast(id AS TEXT) FROM (
      SELECT id FROM users
      WHERE username_key >= ${words} AND username_key < ${words + LAST_CHARACTER}
      ORDER BY username_key LIMIT ${MAX_MEMBERS})`
  const tours = sql`SELECT cast(tour_id AS TEXT) FROM tour_texts WHERE instr(lower(name), ${words}) > 0`
  const [reference = ''] = parseReferences(q)
  const bookings = sql`
    SELECT cast(id AS TEXT) FROM bookings WHERE pid = ${q.toUpperCase()}
    UNION SELECT cast(id AS TEXT) FROM bookings WHERE reference = ${reference}`
  return sql`(
    ${about('user', members)} UNION ${about('tour', tours)} UNION ${about('booking', bookings)}
    UNION SELECT id FROM (
      SELECT id, action || ' ' || subject_id || ' ' || coalesce(detail, '') || ' ' || request_id AS text
      FROM audit_log ORDER BY at DESC LIMIT ${MAX_SEARCHED})
    WHERE instr(lower(text), ${words}) > 0)`
}
