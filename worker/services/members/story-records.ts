import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { topics } from '../../db/schema/board'
import { searchDocuments } from '../../db/schema/search'
import { stories, STORIES_ACCOUNT } from '../../db/schema/stories'

/** Takes stories off the board, as if their author had deleted them: the bin deletes the texts. `now` in UTC ms. */
export function removeStories(db: Db, which: SQL | undefined, now: number): Statement[] {
  const ids = topicsOf(db, which)
  return [
    db.delete(searchDocuments).where(inArray(searchDocuments.topicId, ids)),
    db
      .update(topics)
      .set({ deletedAt: now, deletedBy: STORIES_ACCOUNT, deletedByStaff: false })
      .where(and(inArray(topics.id, ids), isNull(topics.deletedAt))),
  ]
}

/** Hides the story of a booking, whose guest did not travel. Admins can show it again. */
export function hideStory(
  db: Db,
  bookingId: number,
  { userId, now }: { userId: number; now: number },
): Statement {
  const ids = topicsOf(db, eq(stories.bookingId, bookingId))
  return db
    .update(topics)
    .set({ hiddenAt: now, hiddenBy: userId })
    .where(and(inArray(topics.id, ids), isNull(topics.hiddenAt)))
}

function topicsOf(db: Db, which: SQL | undefined) {
  return db
    .select({ id: stories.topicId })
    .from(stories)
    .where(and(which, isNotNull(stories.topicId)))
}
