import { sql, type SQL } from 'drizzle-orm'
import type { InboxQuery } from '../../contracts/inbox/inbox-query'
import type { PageQuery } from '../../contracts/list-page'
import { lateBefore, openThreads } from '../../db/inbox-counts'
import { isSelected, keysetOf, toPage } from '../../db/keyset'
import { tourNameSql } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { csvTime } from '../../contracts/text/csv-line'
import type { CsvColumns } from './csv-table'

interface Row {
  id: number
  source: string
  state: string
  title: string
  name: string | null
  email: string | null
  lang: string
  tour: string | null
  createdAt: number
  latestAt: number
  answeredAt: number | null
}

export const INQUIRY_COLUMNS: CsvColumns<Row> = {
  id: ({ id }) => id,
  from: ({ source }) => source,
  state: ({ state }) => state,
  title: ({ title }) => title,
  name: ({ name }) => name,
  email: ({ email }) => email,
  language: ({ lang }) => lang,
  tour: ({ tour }) => tour,
  received: ({ createdAt }) => csvTime(createdAt),
  latest: ({ latestAt }) => csvTime(latestAt),
  answered: ({ answeredAt }) => csvTime(answeredAt),
}

/** Inquiries that match the filters, in the wanted order. */
export async function listInquiries(
  { var: { db, lang: reader, member, now } }: MemberScope,
  query: Omit<InboxQuery, 'after'> & PageQuery,
): Promise<{ rows: Row[]; next: string | null }> {
  const { view, owner, source, lang, tour, sort, ids } = query
  const { where, orderBy, limit } = keysetOf(
    { value: sql`thread.latest_at`, id: sql`thread.id`, isDescending: sort === '-latest' },
    query,
  )
  const found = await db.all<Row>(sql`
    SELECT thread.id, thread.source, thread.state, thread.lang,
      coalesce(contact.subject, topics.title, booked.name, '') AS title,
      users.username AS name,
      coalesce(contact.email, booked.email, iif(users.verified_at IS NULL, NULL, users.email)) AS email,
      ${sql.raw(tourNameSql(reader, 'thread.tour_id'))} AS tour,
      thread.created_at AS createdAt, thread.latest_at AS latestAt, thread.answered_at AS answeredAt
    FROM inbox_threads AS thread
    LEFT JOIN contact_messages AS contact
      ON thread.source = 'contact' AND contact.id = thread.source_id
    LEFT JOIN topics ON thread.source = 'topic' AND topics.id = thread.source_id
    LEFT JOIN bookings AS booked ON thread.source = 'booking' AND booked.id = thread.source_id
    LEFT JOIN users ON users.id = thread.user_id
    WHERE thread.merged_into IS NULL AND ${ofView(view, now)}
      ${ofOwner(owner, member.userId)}
      ${source ? sql`AND thread.source = ${source}` : sql``}
      ${lang ? sql`AND thread.lang = ${lang}` : sql``}
      ${tour ? sql`AND thread.tour_id = ${tour}` : sql``}
      ${ids ? sql`AND ${isSelected(sql`thread.id`, ids)}` : sql``}
      ${where ? sql`AND ${where}` : sql``}
    ORDER BY ${orderBy}
    LIMIT ${limit}`)
  return toPage(found, query, ({ id, latestAt }) => ({ id, value: latestAt }))
}

function ofOwner(owner: InboxQuery['owner'], userId: number): SQL {
  if (owner === 'me') return sql`AND thread.owner_id = ${userId}`
  return owner === 'none' ? sql`AND thread.owner_id IS NULL` : sql``
}

function ofView(view: InboxQuery['view'], now: number): SQL {
  const open = sql.raw(openThreads('thread'))
  if (view === 'all') return sql`1`
  if (view === 'open') return open
  return view === 'late'
    ? sql`${open} AND thread.waiting_since < ${lateBefore(now)}`
    : sql`thread.state = ${view}`
}
