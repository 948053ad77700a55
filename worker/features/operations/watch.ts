import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { outbox } from '../../db/schema/mail'
import { jobRuns } from '../../db/schema/operations'
import { oldestWaiting, backupReads } from './watched-rows.queries'

const HOUR_MS = 60 * 60 * 1000
/** Mails are sent within seconds; while the mail server is away, retries go on for hours. */
const MAIL_LATE_MS = HOUR_MS
/** Older dead mails were reported, and stay in the outbox for 90 days. */
const DEAD_FOR_MS = 3 * 24 * HOUR_MS
/** The count stops here. */
const MOST_DEAD = 100
/** A week, plus two days for a run that fails or takes long. */
const BACKUP_LATE_MS = 9 * 24 * HOUR_MS

interface Watched {
  /** Waiting time of the oldest unsent mail, in ms; null when none waits. */
  oldestMailMs: number | null
  /** Dead mails of the last three days, at most 100. */
  deadMails: number
  jobs: JobRun[]
  /** Null if no backups are made, because the site has no key for them. */
  backup: Backups | null
}

/** UTC ms; null when there is none. */
interface Backups {
  lastDoneAt: number | null
  /** Start of the oldest backup in the list, even if it failed. */
  firstStartedAt: number | null
  /** Whether the last one that ended failed. */
  isFailed: boolean
}

/** The last end of a job, UTC ms; null before its first run. */
interface JobRun {
  job: string
  doneAt: number | null
  failedAt: number | null
}

/** How old the last run of each job may be before it counts as late, in ms. */
export type Deadlines = Readonly<Record<string, number>>

/** The oldest unsent mail, dead mails, and the last run of each job. `now` in UTC ms. */
export async function watch(
  db: Db,
  { now, deadlines, hasBackupKey }: { now: number; deadlines: Deadlines; hasBackupKey: boolean },
): Promise<Watched> {
  const [[oldest], dead, runs, [bounds], [lastEnded]] = await db.batch([
    oldestWaiting(db),
    deadMails(db, now - DEAD_FOR_MS),
    db.select().from(jobRuns),
    ...backupReads(db),
  ])
  const jobs = Object.keys(deadlines).map((job) => lastRun(runs, job))
  const backup = {
    lastDoneAt: bounds?.lastDoneAt ?? null,
    firstStartedAt: bounds?.firstStartedAt ?? null,
    isFailed: lastEnded?.state === 'failed',
  }
  return {
    oldestMailMs: oldest?.createdAt ? Math.max(now - oldest.createdAt, 0) : null,
    deadMails: dead.length,
    jobs,
    backup: hasBackupKey ? backup : null,
  }
}

function deadMails(db: Db, since: number) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'dead'), gt(outbox.createdAt, since)))
    .limit(MOST_DEAD)
}

function lastRun(runs: readonly JobRun[], job: string): JobRun {
  const run = runs.find((each) => each.job === job)
  return { job, doneAt: run?.doneAt ?? null, failedAt: run?.failedAt ?? null }
}

/** Problems as codes such as `mail.late`. A job that never ran is late once the other jobs ran for its deadline. */
export function troublesOf(
  watched: Watched,
  { now, deadlines }: { now: number; deadlines: Deadlines },
): string[] {
  const since = Math.min(...watched.jobs.flatMap(({ doneAt }) => doneAt ?? []), now)
  const isLate = ({ job, doneAt }: JobRun) => now - (doneAt ?? since) > (deadlines[job] ?? Infinity)
  return [
    ...(watched.oldestMailMs !== null && watched.oldestMailMs > MAIL_LATE_MS ? ['mail.late'] : []),
    ...(watched.deadMails > 0 ? ['mail.dead'] : []),
    ...watched.jobs.filter(hasFailed).map(({ job }) => `job.failed:${job}`),
    ...watched.jobs.filter(isLate).map(({ job }) => `job.late:${job}`),
    ...(watched.backup?.isFailed ? ['backup.failed'] : []),
    ...(watched.backup && isBackupLate(watched.backup, now) ? ['backup.late'] : []),
  ]
}

function hasFailed({ doneAt, failedAt }: JobRun): boolean {
  return (failedAt ?? 0) > (doneAt ?? 0)
}

/** Until a backup succeeds, the time counts from the first one started. */
function isBackupLate({ lastDoneAt, firstStartedAt }: Backups, now: number): boolean {
  return now - (lastDoneAt ?? firstStartedAt ?? now) > BACKUP_LATE_MS
}

/** Stores the end of a job. `error` is null on success. */
export async function recordRun(
  db: Db,
  { job, now, error }: { job: string; now: number; error: string | null },
) {
  const set = error === null ? { doneAt: now } : { failedAt: now, error: error.slice(0, 300) }
  await db
    .insert(jobRuns)
    .values({ job, ...set })
    .onConflictDoUpdate({ target: jobRuns.job, set })
}
