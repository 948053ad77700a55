import { and, eq, lte, sql } from 'drizzle-orm'
import { backups } from '../../db/schema/operations'
import type { Db } from '../../db/db'
import type { BackupEntry } from './backups.queries'

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
