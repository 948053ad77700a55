import { openDb } from '../../../db/client'
import { isUniqueViolation } from '../../../db/failures'
import { settingsOf, type Bindings } from '../../../env'
import { logFailure } from '../../../log'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { isOvertaken } from '../../../services/bookings/booking-refusal'
import { linkBase } from '../../../services/mail/link-base'
import { findAddress } from '../../../services/site-address'
import { isAnswered } from '../quotes/quotes.open'
import { listDue, runDue } from './deadlines.due'

const JOB = 'bookings.deadlines'

/**
 * Job: ends quotes and holds whose time has passed, sends reminders, completes trips. No rule depends on when it runs:
 * accepting a quote and taking a seat check the times themselves. Each booking has its own batch; if another write
 * moves a booking first, it waits for the next run.
 * @throws Error if any booking failed, so that the job monitor reports it
 */
export async function watchDeadlines(
  env: Bindings,
  now: number,
  executionCtx: ExecutionContext,
): Promise<void> {
  const scope = await scopeOf(env, now)
  const due = await listDue(scope)
  let failed = 0
  for (const each of due) {
    try {
      await runDue(scope, each, { env, executionCtx })
    } catch (error) {
      if (isDoneElsewhere(error)) continue
      logFailure(JOB, error, { pid: each.booking.pid })
      failed += 1
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} bookings could not be processed`)
}

async function scopeOf(env: Bindings, now: number): Promise<BookingScope> {
  const db = openDb(env.DB)
  const settings = settingsOf(env)
  const baseUrl = (await findAddress(db, settings)) ?? linkBase(settings)
  return { db, now, settings, mail: { now, baseUrl } }
}

/** Another run has sent the reminder, or another write moved the booking first. */
function isDoneElsewhere(error: unknown): boolean {
  return isOvertaken(error) || isAnswered(error) || isUniqueViolation(error, 'booking_reminders')
}
