import { sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { postDays } from '../../db/schema/board'
import { AppError } from '../../http/errors'
import type { Writing } from './board.repeats'
import { dailyCap } from './board.rules'

/** Whether a post is held for an admin: a member's first, if the site reviews first posts. */
export function isHeldForReview(
  { firstPostReview, writer }: Writing,
  earlier: readonly unknown[],
): boolean {
  return firstPostReview && !writer.isSuperUser && earlier.length === 0
}

/**
 * Checked before rendering.
 * @throws AppError WriteLimit
 */
export function requireWithinDay(
  { writer, postsADay }: Writing,
  today: { n: number } | undefined,
): void {
  if (today && today.n >= dailyCap(writer, postsADay)) throw new AppError('WriteLimit')
}

/** Counts a post; the table's CHECK fails the batch above the limit. */
export function countPost({ db, writer, now, postsADay }: Writing) {
  const cap = dailyCap(writer, postsADay)
  return db
    .insert(postDays)
    .values({ userId: writer.userId, day: calgaryDay(now), n: 1, cap })
    .onConflictDoUpdate({
      target: [postDays.userId, postDays.day],
      set: { n: sql`${postDays.n} + 1`, cap },
    })
}
