import { asc, lte } from 'drizzle-orm'
import { runBatch } from '../../../db/batch'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import type { Bindings } from '../../../env'
import { log } from '../../../log'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { sendToQueue } from '../../../services/queue'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { lapsedChange } from '../changes/changes.lapse'
import { dueChanges } from './deadlines.queries'
import type { Happening } from './happening'
import { nextHappening } from './deadlines.next'

/** Per run, the longest overdue first; the next run takes the rest. */
const MOST_BOOKINGS = 50

interface Due {
  booking: BookingRow
  next: () => Promise<Happening>
}

export async function listDue(scope: BookingScope): Promise<Due[]> {
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

/** Stores what is due and queues its mails. */
export async function runDue(
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
