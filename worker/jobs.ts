import { CRONS } from './crons'
import type { Bindings } from './env'
import { removeBinned, sweepOrphans } from './features/bin/bin.removal'
import { indexRestoredTopics } from './features/board/board.restore'
import { setHomeMarks } from './features/board/home-marks'
import { sweepMail } from './features/mail/mail.actions'
import { keepPrivacyPromises, removeExpired } from './features/privacy/privacy.actions'
import { log, logFailure } from './platform/log'

/** Something the site does by itself. `now` in UTC ms is the time of the run. */
export interface Job {
  name: string
  run: (env: Bindings, now: number, executionCtx: ExecutionContext) => Promise<unknown>
}

export const DAILY_CRON = CRONS.daily

const FREQUENT_JOBS: Job[] = [
  { name: 'mail.sweep', run: sweepMail },
  { name: 'home.marks', run: setHomeMarks },
  { name: 'topics.index', run: indexRestoredTopics },
]

/** One line a job. Each must be able to run twice. */
const DAILY_JOBS: Job[] = [
  { name: 'privacy.keep', run: keepPrivacyPromises },
  { name: 'privacy.remove', run: removeExpired },
  { name: 'bin.remove', run: removeBinned },
  { name: 'images.sweep', run: sweepOrphans },
]

/** Runs the jobs of a cron trigger. A job that fails leaves the others alone and comes again with the next run. */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Bindings,
  executionCtx: ExecutionContext,
): Promise<void> {
  for (const { name, run } of cron === DAILY_CRON ? DAILY_JOBS : FREQUENT_JOBS) {
    try {
      await run(env, scheduledTime, executionCtx)
      log('job.done', { job: name })
    } catch (error) {
      logFailure('job.failed', error, { job: name })
    }
  }
}
