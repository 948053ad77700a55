import { desc, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { outbox } from '../../db/schema/mail'
import { backups } from '../../db/schema/operations'

const WAITING = ['queued', 'sending', 'failed'] as const

/** The creation time (UTC ms) of the oldest mail that is still to be sent; null if there is none. */
export function oldestWaiting(db: Db) {
  // The plus forces the index on unsent mails instead of a walk by creation time.
  const createdAt = sql<number | null>`min(+${outbox.createdAt})`
  return db
    .select({ createdAt })
    .from(outbox)
    .where(inArray(outbox.status, [...WAITING]))
}

/** When backups began and the last one was done, and how the last one ended. */
export function backupReads(db: Db) {
  const { state, startedAt } = backups
  return [
    db
      .select({
        lastDoneAt: sql<number | null>`max(iif(${state} = 'done', ${startedAt}, NULL))`,
        firstStartedAt: sql<number | null>`min(${startedAt})`,
      })
      .from(backups),
    db
      .select({ state })
      .from(backups)
      .where(ne(state, 'running'))
      .orderBy(desc(startedAt))
      .limit(1),
  ] as const
}
