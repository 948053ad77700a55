import { CRONS } from './crons'
import type { Bindings } from './env'
import { withdrawGrants } from './features/accounts/super-user-grants'
import { removeBinned, sweepOrphans } from './features/bin/bin.removal'
import { indexRestoredTopics } from './features/board/board.restore'
import { setHomeMarks } from './features/board/home-marks'
import { sweepMail } from './services/mail/delivery'
import { reportProblems } from './features/operations/alarm'
import { recordRun } from './features/operations/watch'
import { processInactiveMembers, deleteExpiredRecords } from './features/privacy/privacy.actions'
import { JOB_DEADLINES } from './job-deadlines'
import { openDb } from './db/client'
import { log, logFailure } from './log'

/** A scheduled job. `now` in UTC ms is the time of the run. */
interface Job {
  name: keyof typeof JOB_DEADLINES
  run: (env: Bindings, now: number, executionCtx: ExecutionContext) => Promise<unknown>
}

export const DAILY_CRON = CRONS.daily

const FREQUENT_JOBS: Job[] = [
  { name: 'mail.sweep', run: sweepMail },
  { name: 'grants.withdraw', run: withdrawGrants },
  { name: 'home.marks', run: setHomeMarks },
  { name: 'topics.index', run: indexRestoredTopics },
]

/** Every job must be safe to run twice. */
const DAILY_JOBS: Job[] = [
  { name: 'privacy.keep', run: processInactiveMembers },
  { name: 'privacy.remove', run: deleteExpiredRecords },
  { name: 'bin.remove', run: removeBinned },
  { name: 'images.sweep', run: sweepOrphans },
]

/**
 * Runs the jobs of a cron trigger. A failed job does not stop the others and runs again next time. The frequent run
 * ends with the health checks, which also report a missed daily run.
 */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Bindings,
  executionCtx: ExecutionContext,
): Promise<void> {
  const db = openDb(env.DB)
  for (const { name, run } of cron === DAILY_CRON ? DAILY_JOBS : FREQUENT_JOBS) {
    const error = await failureOf(name, () => run(env, scheduledTime, executionCtx))
    await failureOf(name, () => recordRun(db, { job: name, now: scheduledTime, error }))
    if (error === null) log('job.done', { job: name })
  }
  if (cron !== DAILY_CRON)
    await failureOf('alarm', () => reportProblems(env, scheduledTime, JOB_DEADLINES))
}

/** Runs a job; logs and returns the message of a failure, else null. */
async function failureOf(job: string, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    logFailure('job.failed', error, { job })
    return error instanceof Error ? error.name : 'Error'
  }
}
