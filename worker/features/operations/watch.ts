import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../../contracts/dates/durations'
import { isSettingsFailure } from '../../contracts/admin/mail'
import type { Db } from '../../db/db'
import { outbox } from '../../db/schema/mail'
import { limitCounters } from '../../db/schema/limits'
import { backups, jobRuns } from '../../db/schema/operations'
import type { Limits } from '../../limits'

/** Mails are sent within seconds; while the mail server is away, retries go on for hours. */
const MAIL_LATE_MS = HOUR_MS
/** Older dead mails were reported, and stay in the outbox for 90 days. */
const DEAD_FOR_MS = 3 * DAY_MS
const FORMS = ['booking', 'contact'] as const
/** The count stops here. */
const MOST_DEAD = 100
/** A week, plus two days for a run that fails or takes long. */
const BACKUP_LATE_MS = 9 * DAY_MS

/** The last end of a job, UTC ms; null before its first run. */
interface JobRun {
  job: string
  doneAt: number | null
  failedAt: number | null
}

/** Maximum age of a job's last run before it counts as late, in ms. */
export type Deadlines = Readonly<Record<string, number>>

interface Watched {
  /** UTC ms. */
  now: number
  deadlines: Deadlines
  limits: Limits
  hasBackupKey: boolean
}

/** The oldest unsent mail, dead mails, and the last run of each job. `now` in UTC ms. */
export async function watch(db: Db, { now, deadlines, limits, hasBackupKey }: Watched) {
  const [[oldest], dead, runs, messages, [bounds], [lastEnded]] = await db.batch([
    oldestWaiting(db),
    deadMails(db, now - DEAD_FOR_MS),
    db.select().from(jobRuns),
    messagesOfToday(db, now),
    ...backupReads(db),
  ])
  const backup = {
    /** UTC ms; null when there is none. */
    lastDoneAt: bounds?.lastDoneAt ?? null,
    /** Start of the oldest backup in the list, even if it failed; UTC ms. */
    firstStartedAt: bounds?.firstStartedAt ?? null,
    /** Whether the last one that ended failed. */
    isFailed: lastEnded?.state === 'failed',
  }
  return {
    /** Waiting time of the oldest unsent mail, in ms; null when none waits. */
    oldestMailMs: oldest?.createdAt ? Math.max(now - oldest.createdAt, 0) : null,
    /** Whether mail waits because the mail service refuses the site's settings. */
    hasRefusedSettings: (JSON.parse(oldest?.errors ?? '[]') as string[]).some(isSettingsFailure),
    /** Of the last three days, at most 100. */
    deadMails: dead.length,
    jobs: Object.keys(deadlines).map((job) => lastRun(runs, job)),
    /** The public forms that have half of what they mail in a day. */
    busyForms: FORMS.filter((form) =>
      messages.some(
        ({ scope, n }) => scope === `${form}Site.day` && n * 2 >= limits[`${form}Site`].day,
      ),
    ),
    /** Null if no backups are made, because the site has no key for them. */
    backup: hasBackupKey ? backup : null,
  }
}

function lastRun(runs: readonly JobRun[], job: string): JobRun {
  const run = runs.find((each) => each.job === job)
  return { job, doneAt: run?.doneAt ?? null, failedAt: run?.failedAt ?? null }
}

/** Problems as codes such as `mail.late`. A job that never ran is late once the other jobs ran for its deadline. */
export function troublesOf(
  {
    oldestMailMs,
    hasRefusedSettings,
    deadMails,
    jobs,
    busyForms,
    backup,
  }: Awaited<ReturnType<typeof watch>>,
  { now, deadlines }: { now: number; deadlines: Deadlines },
): string[] {
  const since = Math.min(...jobs.flatMap(({ doneAt }) => doneAt ?? []), now)
  const isLate = ({ job, doneAt }: JobRun) => now - (doneAt ?? since) > (deadlines[job] ?? Infinity)
  // Until a backup succeeds, the time counts from the first one started.
  const backupSince = backup?.lastDoneAt ?? backup?.firstStartedAt ?? now
  return [
    ...(hasRefusedSettings ? ['mail.settings'] : []),
    ...(oldestMailMs !== null && oldestMailMs > MAIL_LATE_MS ? ['mail.late'] : []),
    ...(deadMails > 0 ? ['mail.dead'] : []),
    ...busyForms.map((form) => `forms.${form}`),
    ...jobs.filter(hasFailed).map(({ job }) => `job.failed:${job}`),
    ...jobs.filter(isLate).map(({ job }) => `job.late:${job}`),
    ...(backup?.isFailed ? ['backup.failed'] : []),
    ...(now - backupSince > BACKUP_LATE_MS ? ['backup.late'] : []),
  ]
}

function hasFailed({ doneAt, failedAt }: JobRun): boolean {
  return (failedAt ?? 0) > (doneAt ?? 0)
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

/** Counts of the public forms in the current day (UTC). */
function messagesOfToday(db: Db, now: number) {
  const { scope, windowStart, n } = limitCounters
  const scopes = FORMS.map((form) => `${form}Site.day`)
  return db
    .select({ scope, n })
    .from(limitCounters)
    .where(and(inArray(scope, scopes), eq(windowStart, now - (now % DAY_MS))))
}

function deadMails(db: Db, since: number) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'dead'), gt(outbox.createdAt, since)))
    .limit(MOST_DEAD)
}

/** Of all mails that are still to be sent: the oldest creation time (UTC ms, null if there is none), and the errors (JSON). */
function oldestWaiting(db: Db) {
  // The plus forces the index on unsent mails instead of a walk by creation time.
  const createdAt = sql<number | null>`min(+${outbox.createdAt})`
  const isWaiting = inArray(outbox.status, ['queued', 'sending', 'failed'])
  const errors = sql<string>`json_group_array(DISTINCT ${outbox.lastError}) FILTER (WHERE ${outbox.lastError} IS NOT NULL)`
  return db.select({ createdAt, errors }).from(outbox).where(isWaiting)
}

/** The start of backups, the end of the last one done, and the outcome of the last one. */
function backupReads(db: Db) {
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
