import { CRONS } from './crons'
import { openDb } from './db/client'
import type { Bindings } from './env'
import { withdrawGrants } from './features/accounts/admin-grants.statements'
import { continueBackup, scheduleBackup } from './features/backup/backup-run'
import { watchDeadlines } from './bookings/deadlines/deadlines.job'
import { deleteExpiredBinEntries } from './features/bin/bin.actions'
import { deleteOrphanedObjects } from './features/bin/image-deletion'
import { indexRestoredTopics } from './features/board/board.restore'
import { checkInvariants } from './features/operations/invariants.job'
import { readBankMails, sweepBankMails } from './bookings/bank/mails/bank-mails.job'
import { sweepReceipts } from './bookings/money/receipts.job'
import { reportProblems } from './features/operations/alarm'
import { recordRun } from './features/operations/watch'
import { processInactiveMembers } from './features/privacy/inactive-members.job'
import { deleteExpiredRecords } from './features/privacy/privacy.actions'
import { publishDueTours } from './features/tours/publishing/publish-job'
import { mailPageNotices } from './features/written-pages/notices.job'
import { JOB_DEADLINES } from './job-deadlines'
import { loadOwnData } from './load-own-data'
import { log, logFailure } from './log'
import { sweepMail } from './services/mail/delivery'
import { loadMailTexts } from './services/mail/mail-texts'
import { renewTerms } from './services/search/renew-terms'

/** `now` in UTC ms is the time of the run. Every job must be safe to run twice. */
type Job = (env: Bindings, now: number, executionCtx: ExecutionContext) => Promise<unknown>
type Jobs = Partial<Record<keyof typeof JOB_DEADLINES, Job>>

export const DAILY_CRON = CRONS.daily

const FREQUENT_JOBS: Jobs = {
  'bookings.deadlines': watchDeadlines,
  'bank.mails': readBankMails,
  'tours.publish': publishDueTours,
  'pages.notices': mailPageNotices,
  'mail.sweep': sweepMail,
  'grants.withdraw': withdrawGrants,
  'topics.index': indexRestoredTopics,
  'search.renew': renewTerms,
  'backup.run': (env) => continueBackup(env, Date.now()),
}

const DAILY_JOBS: Jobs = {
  'members.inactive': processInactiveMembers,
  'records.expire': deleteExpiredRecords,
  'bin.expire': deleteExpiredBinEntries,
  'images.orphans': deleteOrphanedObjects,
  'receipts.sweep': sweepReceipts,
  'bank.sweep': sweepBankMails,
  'bookings.invariants': checkInvariants,
  'backup.schedule': scheduleBackup,
}

/**
 * Runs the jobs of a cron trigger. A failed job does not stop the others and runs again next time. The frequent run
 * ends with the health checks, which also report a missed daily run.
 */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Bindings,
  executionCtx: ExecutionContext,
): Promise<void> {
  await loadOwnData(env.ASSETS)
  const db = openDb(env.DB)
  await failureOf('mail.texts', () => loadMailTexts(env, db))
  const jobs = cron === DAILY_CRON ? DAILY_JOBS : FREQUENT_JOBS
  for (const [job, run] of Object.entries(jobs)) {
    const error = await failureOf(job, () => run(env, scheduledTime, executionCtx))
    await failureOf(job, () => recordRun(db, { job, now: scheduledTime, error }))
    if (error === null) log('job.done', { job })
  }
  if (cron !== DAILY_CRON)
    await failureOf('alarm', () => reportProblems(env, scheduledTime, JOB_DEADLINES))
}

/** Runs a job; logs and returns the name of a failure, else null. */
async function failureOf(job: string, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    logFailure('job.failed', error, { job })
    return error instanceof Error ? error.name : 'Error'
  }
}
