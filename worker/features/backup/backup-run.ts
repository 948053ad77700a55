import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { log, logFailure } from '../../log'
import { DAY_MS, HOUR_MS } from '../../contracts/dates/durations'
import type { Backup, BackupList } from '../../contracts/backup/backup'
import { MIN_KEY_BYTES } from './backup-file'
import { writeStep, type Budget } from './backup-step'
import type { Progress } from './backup-writer'
import {
  BACKUP_FOLDER,
  deleteEntriesStatement,
  hasRecent,
  startStatement,
  type BackupEntry,
  claimRunning,
  updateClaimed,
} from './backups.queries'

const WEEK_MS = 7 * DAY_MS
const KEPT_MS = 8 * WEEK_MS
/** Tolerance, because the daily run does not begin at the same second each day. */
const SLACK_MS = HOUR_MS
const MAX_ATTEMPTS = 5
/** About 200 MB of rows, which stays within a run's CPU time and D1's query limit. */
const JOB_BUDGET: Budget = { pages: 200, ms: 60_000 }
/** The runtime stops work 30 seconds after the response. */
export const REQUEST_BUDGET: Budget = { pages: 200, ms: 10_000 }

/** Why no backup can be made; null when one can. */
export function refusalOf({ BACKUP_KEY }: Pick<Bindings, 'BACKUP_KEY'>): BackupList['refusal'] {
  if (!BACKUP_KEY) return 'missing'
  return new TextEncoder().encode(BACKUP_KEY).length < MIN_KEY_BYTES ? 'short' : null
}

/** Daily job: deletes backups older than eight weeks, and starts a new one when the last is a week old. */
export async function scheduleBackup(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  await deleteOld(env, db, now - KEPT_MS)
  if (refusalOf(env) || (await hasRecent(db, now - WEEK_MS + SLACK_MS))) return
  try {
    await runBatch(db, [startStatement(db, null, now)])
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/**
 * Frequent job: continues the running backup after its last uploaded part until it is done or the budget is used up.
 * @throws Error of D1 or R2; the next run tries again, five times without progress
 */
export async function continueBackup(
  env: Bindings,
  now: number,
  budget: Budget = JOB_BUDGET,
): Promise<void> {
  const db = openDb(env.DB)
  const entry = await claimRunning(db, now)
  if (!entry) return
  const secret = env.BACKUP_KEY
  if (!secret || refusalOf(env)) return fail(env, db, entry, 'key')
  if (entry.attempts > MAX_ATTEMPTS) return fail(env, db, entry, 'store')
  const outcome = await writeStep({ env, db, entry, secret, budget })
  if (outcome === 'other key') return fail(env, db, entry, 'key')
  if (outcome === 'unfinished') return updateClaimed(db, entry, { leaseUntil: 0 })
  const object = await env.MEDIA.head(entry.objectKey)
  if (!object) throw new Error('The completed backup is not in R2')
  const ended = { state: 'done', endedAt: Date.now(), progress: null } as const
  await updateClaimed(db, entry, { ...ended, bytes: object.size })
  log('backup.done', { id: entry.id, bytes: object.size })
}

async function fail(
  env: Bindings,
  db: Db,
  entry: BackupEntry,
  reason: NonNullable<Backup['reason']>,
): Promise<void> {
  await updateClaimed(db, entry, { state: 'failed', reason, endedAt: Date.now(), progress: null })
  log('backup.failed', { id: entry.id, reason })
  if (!entry.progress) return
  const { uploadId } = JSON.parse(entry.progress) as Progress
  try {
    await env.MEDIA.resumeMultipartUpload(entry.objectKey, uploadId).abort()
  } catch (error) {
    // R2 aborts the upload itself after a week.
    logFailure('backup.abort', error, { id: entry.id })
  }
}

/** Uses the age of the objects: after a restore of the database, older objects have no row. */
async function deleteOld(env: Bindings, db: Db, cutoff: number): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await env.MEDIA.list({ prefix: BACKUP_FOLDER, ...(cursor && { cursor }) })
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < cutoff)
    if (old.length > 0) await env.MEDIA.delete(old.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  await runBatch(db, [deleteEntriesStatement(db, cutoff)])
}
