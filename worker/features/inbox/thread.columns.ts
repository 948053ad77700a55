import type { InboxSourceName } from '../../contracts/inbox/inbox'
import type { Lang } from '../../contracts/languages'
import { tourNameSql } from '../../db/tour-names'
import { bookingSource } from './sources/booking.source'
import { contactSource } from './sources/contact.source'
import type { InboxSource } from './sources/source'
import { topicSource } from './sources/topic.source'

const SOURCES: Record<InboxSourceName, InboxSource> = {
  contact: contactSource,
  topic: topicSource,
  booking: bookingSource,
}

export const sources = Object.entries(SOURCES)

/** An expression that each source defines. */
export const ofSource = (column: keyof InboxSource['columns']) =>
  `CASE thread.source ${sources.map(([name, { columns }]) => `WHEN '${name}' THEN ${columns[column]}`).join(' ')} END`

export const threadColumns = (lang: Lang) => `
  thread.id AS _id, thread.source, thread.state,
  coalesce(${ofSource('title')}, '') AS title,
  coalesce(${ofSource('excerpt')}, '') AS excerpt,
  asker.username, ${ofSource('email')} AS email, thread.lang, thread.tour_id AS forum,
  ${tourNameSql(lang, 'thread.tour_id')} AS forumName,
  owner.id AS ownerId, owner.username AS ownerName,
  thread.latest_at AS latestAt, thread.waiting_since AS waitingSince,
  ${ofSource('isPrivate')} AS hidePlz,
  ${ofSource('isPending')} AS isPending,
  ${ofSource('isHeld')} AS isHeld,
  thread.removed_at IS NOT NULL AS isRemoved`

export const THREADS = `
  inbox_threads AS thread
  ${sources.map(([, { join }]) => join).join('\n  ')}
  LEFT JOIN users AS asker ON asker.id = thread.user_id
  LEFT JOIN users AS owner ON owner.id = thread.owner_id`
