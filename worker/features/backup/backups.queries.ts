import { and, desc, eq, inArray, lt, ne, lte, sql } from 'drizzle-orm'
import type { Backup } from '../../contracts/backup/backup'
import { users } from '../../db/schema/accounts'
import { backups } from '../../db/schema/operations'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'

export type BackupEntry = typeof backups.$inferSelect

/** Enough for eight weekly backups and many more started by hand. */
const MAX_LISTED = 50
export const BACKUP_FOLDER = 'backups/'

/** The latest backups, newest first. */
export async function listBackups(db: Db): Promise<Backup[]> {
  return db
    .select({
      _id: backups.id,
      startedBy: users.username,
      rows: backups.rowCount,
      ...pick(backups, 'state', 'startedAt', 'endedAt', 'bytes', 'reason'),
    })
    .from(backups)
    .leftJoin(users, eq(users.id, backups.startedBy))
    .orderBy(desc(backups.startedAt))
    .limit(MAX_LISTED)
}

/** A finished backup; undefined if there is none with this id. */
export async function findDone(db: Db, id: number): Promise<BackupEntry | undefined> {
  const isDone = and(eq(backups.id, id), eq(backups.state, 'done'))
  const [row] = await db.select().from(backups).where(isDone)
  return row
}

/** Whether a backup is running, or one started after `since` (UTC ms) is done. */
export async function hasRecent(db: Db, since: number): Promise<boolean> {
  const rows = await db
    .select({ startedAt: backups.startedAt, state: backups.state })
    .from(backups)
    .where(inArray(backups.state, ['running', 'done']))
    .orderBy(desc(backups.startedAt))
    .limit(2)
  return rows.some(({ startedAt, state }) => state === 'running' || startedAt > since)
}

/** Inserts a backup that the next run writes. Violates a unique index while another is running. */
export function startStatement(db: Db, startedBy: number | null, now: number) {
  const day = new Date(now).toISOString().slice(0, 10)
  const objectKey = `${BACKUP_FOLDER}${day}-${crypto.randomUUID()}.backup`
  return db.insert(backups).values({ state: 'running', objectKey, startedBy, startedAt: now })
}

/** Deletes the rows of backups from before `cutoff` (UTC ms). */
export function deleteEntriesStatement(db: Db, cutoff: number) {
  return db.delete(backups).where(and(lt(backups.startedAt, cutoff), ne(backups.state, 'running')))
}

/** Longer than a step. */
const LEASE_MS = 3 * 60 * 1000

/** Claims the running backup for one step; undefined if there is none or another run is working on it. */
export async function claimRunning(db: Db, now: number): Promise<BackupEntry | undefined> {
  const [claimed] = await db
    .update(backups)
    .set({ leaseUntil: now + LEASE_MS, attempts: sql`${backups.attempts} + 1` })
    .where(and(eq(backups.state, 'running'), lte(backups.leaseUntil, now)))
    .returning()
  return claimed
}

/** @throws Error when another run has claimed the backup since */
export async function updateClaimed(
  db: Db,
  { id, leaseUntil }: BackupEntry,
  changes: Partial<typeof backups.$inferInsert>,
): Promise<void> {
  const changed = await db
    .update(backups)
    .set(changes)
    .where(
      and(eq(backups.id, id), eq(backups.leaseUntil, leaseUntil), eq(backups.state, 'running')),
    )
    .returning({ id: backups.id })
  if (changed.length === 0) throw new Error(`Backup ${id} was taken over by another run`)
}
