import { asc, lte } from 'drizzle-orm'
import { runBatch } from '../../../db/batch'
import { openDb } from '../../../db/client'
import { isUniqueViolation } from '../../../db/failures'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { settingsOf, type Bindings } from '../../../env'
import { log, logFailure } from '../../../log'
import type { BookingScope } from '../../../services/bookings/booking-mail'
import { isOvertaken } from '../../../services/bookings/booking-refusal'
import { linkBase } from '../../../services/mail/link-base'
import { sendToQueue } from '../../../services/queue'
import { findAddress } from '../../../services/site-address'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { dueChanges, lapsedChange } from '../changes/changes.lapse'
import type { Happening } from '../holds/holds.lapse'
import { nextHappening } from './deadlines.next'
import { isAnswered } from '../quotes/quotes.open'

const JOB = 'bookings.deadlines'
/** Per run; the next run takes the rest, the longest overdue first. */
const MOST_BOOKINGS = 50

/**
 * Job: ends quotes and holds whose time has passed, sends reminders, completes trips. No rule depends on when it runs: who
 * accepts a quote or takes a seat looks at the times. Each booking is a batch of its own, and one that has moved is
 * left to the next run.
 * @throws Error when any failed, so that the watch on jobs reports it
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

interface Due {
  booking: BookingRow
  next: () => Promise<Happening>
}

async function listDue(scope: BookingScope): Promise<Due[]> {
  const rows = await scope.db
    .select()
    .from(bookings)
    .where(lte(bookings.nextDueAt, scope.now))
    .orderBy(asc(bookings.nextDueAt))
    .limit(MOST_BOOKINGS)
  const changes = await dueChanges(scope)
  return [
    ...rows.map((booking) => ({ booking, next: () => nextHappening(scope, booking) })),
    ...changes.map((change) => ({
      booking: change.booking,
      next: () => lapsedChange(scope, change),
    })),
  ]
}

async function runDue(
  { db }: BookingScope,
  { booking, next }: Due,
  { env, executionCtx }: { env: Bindings; executionCtx: ExecutionContext },
): Promise<void> {
  const { statements, mails } = await next()
  const results = await runBatch(db, [...statements, ...mails])
  const ids = results.slice(statements.length).flat() as { id: number }[]
  for (const { id } of ids) executionCtx.waitUntil(sendToQueue(env.MAIL_QUEUE, { outboxId: id }))
  purgeSeats({ executionCtx }, [booking.tourId])
  log('bookings.due', { pid: booking.pid, status: booking.status })
}

/** Another run sent the reminder, or another write moved the booking first. */
function isDoneElsewhere(error: unknown): boolean {
  return isOvertaken(error) || isAnswered(error) || isUniqueViolation(error, 'booking_reminders')
}
