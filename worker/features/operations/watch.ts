import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { outbox } from '../../db/schema/mail'
import { jobRuns } from '../../db/schema/operations'

const HOUR_MS = 60 * 60 * 1000
/** A mail is sent within seconds; while its server is away it is tried again for hours. */
const MAIL_LATE_MS = HOUR_MS
const WAITING = ['queued', 'sending', 'failed'] as const
/** An older dead mail was told of, and stays in the outbox for 90 days. */
const DEAD_FOR_MS = 3 * 24 * HOUR_MS
/** More dead mails than these are counted as these. */
const MOST_DEAD = 100

export interface Watched {
  /** How long the mail has waited that waits longest, in ms; null when none does. */
  oldestMailMs: number | null
  /** Dead mails of the last three days, 100 at most. */
  deadMails: number
  jobs: JobRun[]
}

/** The last end of a job, UTC ms; null before there was one. */
export interface JobRun {
  job: string
  doneAt: number | null
  failedAt: number | null
}

/** How long each job may be away before it counts as late, in ms. */
export type Deadlines = Readonly<Record<string, number>>

/** The mail that waits longest, dead mail, and the last run of each job. `now` in UTC ms. */
export async function watch(
  db: Db,
  { now, deadlines }: { now: number; deadlines: Deadlines },
): Promise<Watched> {
  const [[oldest], dead, runs] = await db.batch([
    db
      // The plus keeps SQLite from walking all mail by its creation: those that wait are few, and have an index.
      .select({ createdAt: sql<number | null>`min(+${outbox.createdAt})` })
      .from(outbox)
      .where(inArray(outbox.status, [...WAITING])),
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'dead'), gt(outbox.createdAt, now - DEAD_FOR_MS)))
      .limit(MOST_DEAD),
    db.select().from(jobRuns),
  ])
  const jobs = Object.keys(deadlines).map((job) => {
    const run = runs.find((each) => each.job === job)
    return { job, doneAt: run?.doneAt ?? null, failedAt: run?.failedAt ?? null }
  })
  return {
    oldestMailMs: oldest?.createdAt ? Math.max(now - oldest.createdAt, 0) : null,
    deadMails: dead.length,
    jobs,
  }
}

/**
 * What a person has to look at, as short names such as `mail.late` and `job.failed:bin.remove`. A job that never ran is late
 * once the site has run its other jobs for as long.
 */
export function troublesOf(
  watched: Watched,
  { now, deadlines }: { now: number; deadlines: Deadlines },
): string[] {
  const since = Math.min(...watched.jobs.flatMap(({ doneAt }) => doneAt ?? []), now)
  const isFailed = ({ doneAt, failedAt }: JobRun) => (failedAt ?? 0) > (doneAt ?? 0)
  const isLate = ({ job, doneAt }: JobRun) => now - (doneAt ?? since) > (deadlines[job] ?? Infinity)
  return [
    ...(watched.oldestMailMs !== null && watched.oldestMailMs > MAIL_LATE_MS ? ['mail.late'] : []),
    ...(watched.deadMails > 0 ? ['mail.dead'] : []),
    ...watched.jobs.filter(isFailed).map(({ job }) => `job.failed:${job}`),
    ...watched.jobs.filter(isLate).map(({ job }) => `job.late:${job}`),
  ]
}

/** Remembers the end of a job. `error` is null when it went well. */
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
