import { and, asc, eq, inArray, isNull, lte, max } from 'drizzle-orm'
import { depositReminders, nextHoldTimer } from '../../contracts/booking-timers'
import { runBatch } from '../../db/batch'
import { openDb } from '../../db/client'
import type { Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { bookingEvents, bookings, type BookingRow } from '../../db/schema/bookings'
import { paymentClaims } from '../../db/schema/payments'
import { settingsOf, type Bindings } from '../../env'
import { log, logFailure } from '../../log'
import type { BookingScope } from '../../services/bookings/booking-mail'
import { readState } from '../../services/bookings/booking-facts'
import { isOvertaken } from '../../services/bookings/booking-refusal'
import { eventStatement } from '../../services/bookings/event-statement'
import { isReminded, reminderStatement } from '../../services/bookings/reminders'
import { tripTimer } from '../../services/bookings/trip-timer'
import { linkBase } from '../../services/mail/outbox'
import { sendToQueue } from '../../services/queue'
import { findAddress } from '../../services/site-address'
import { purgeSeats } from '../../services/trips/seats-changed'
import { dueBalanceReminder } from './balance.reminders'
import { dueChanges, lapsedChange } from './changes.lapse'
import { lapsedHold, lapsedQuote, noTimer, type Happening } from './holds.lapse'
import { toPayMails } from './quotes.mails'
import { isAnswered } from './quotes.open'

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
  const db = openDb(env.DB)
  const settings = settingsOf(env)
  const baseUrl = (await findAddress(db, settings)) ?? linkBase(settings)
  const scope = { db, now, settings, mail: { now, baseUrl } }
  const due = await db
    .select()
    .from(bookings)
    .where(lte(bookings.nextDueAt, now))
    .orderBy(asc(bookings.nextDueAt))
    .limit(MOST_BOOKINGS)
  const happenings = [
    ...due.map((booking) => ({ booking, next: () => nextHappening(scope, booking) })),
    ...(await dueChanges(scope)).map((change) => ({
      booking: change.booking,
      next: () => lapsedChange(scope, change),
    })),
  ]
  let failed = 0
  for (const { booking, next } of happenings) {
    try {
      const { statements, mails } = await next()
      const results = await runBatch(db, [...statements, ...mails])
      const ids = results.slice(statements.length).flat() as { id: number }[]
      for (const { id } of ids)
        executionCtx.waitUntil(sendToQueue(env.MAIL_QUEUE, { outboxId: id }))
      purgeSeats({ executionCtx }, [booking.tourId])
      log('bookings.due', { pid: booking.pid, status: booking.status })
    } catch (error) {
      // Another run sent the reminder, or another write moved the booking first.
      if (isOvertaken(error) || isAnswered(error) || isUniqueViolation(error, 'booking_reminders'))
        continue
      logFailure(JOB, error, { pid: booking.pid })
      failed += 1
    }
  }
  if (failed > 0)
    throw new Error(`${failed} of ${happenings.length} bookings could not be processed`)
}

async function nextHappening(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  if (booking.status === 'quoted') {
    const { openQuote } = await readState(scope.db, booking)
    if (openQuote && now >= openQuote.validUntil) return lapsedQuote(scope, booking, openQuote)
    return later(scope, booking, openQuote?.validUntil ?? null)
  }
  if (booking.status === 'on_hold') return nextOfHold(scope, booking)
  if (booking.status === 'confirmed') return nextOfTrip(scope, booking)
  return { statements: [noTimer(scope, booking)], mails: [] }
}

/** The end of a hold, or a reminder. Money that has come keeps it; then staff decide. */
async function nextOfHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now, db } = scope
  const { payBy, lapseAt, lang } = booking
  if (payBy === null || lapseAt === null || booking.paid >= booking.deposit)
    return later(scope, booking, null)
  if (now >= lapseAt) return lapsedHold(scope, booking)
  const hold = { heldAt: await heldSince(scope, booking), payBy, lapseAt, lang }
  const next = later(scope, booking, nextHoldTimer(hold, now))
  const due = depositReminders(hold).findLast(({ at }) => at <= now)
  const isWanted = now < payBy && booking.claimedAt === null && booking.paid === 0
  if (!due || !isWanted) return next
  const reminder = { bookingId: booking.id, kind: due.kind, dueKey: String(payBy) }
  if ((await hasClaimed(scope, booking)) || (await isReminded(db, reminder))) return next
  return {
    statements: [reminderStatement(db, reminder, now), ...next.statements],
    mails: await toPayMails(scope, { ...booking, payBy }, 'depositReminder'),
  }
}

/** Also for an earlier hold of the booking, while no money has come. */
async function hasClaimed({ db }: BookingScope, { id }: BookingRow): Promise<boolean> {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return (await db.$count(paymentClaims, isOpen)) > 0
}

async function heldSince({ db }: BookingScope, { id, updatedAt }: BookingRow): Promise<number> {
  const [row] = await db
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, id),
        eq(bookingEvents.toStatus, 'on_hold'),
        inArray(bookingEvents.fromStatus, ['', 'quoted', 'offered', 'expired', 'closed']),
      ),
    )
  return row?.at ?? updatedAt
}

/** The end of a trip, or a reminder of its balance. */
async function nextOfTrip(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  if (booking.endsAt === null) return later(scope, booking, null)
  if (now >= booking.endsAt) return completedTrip(scope, booking)
  const next = later(scope, booking, tripTimer(booking, now))
  const reminder = await dueBalanceReminder(scope, booking)
  if (!reminder) return next
  const { statements, mails } = reminder
  return { statements: [...statements, ...next.statements], mails }
}

function completedTrip(scope: BookingScope, booking: BookingRow): Happening {
  const { db, now } = scope
  const statements: Statement[] = [
    noTimer(scope, booking),
    eventStatement(db, {
      bookingId: booking.id,
      version: booking.version,
      event: 'trip.complete',
      from: 'confirmed',
      to: 'completed',
      actor: 'system',
      at: now,
    }),
  ]
  return { statements, mails: [] }
}

/** The next look at a booking that has not moved. */
function later({ db }: BookingScope, { id, version }: BookingRow, at: number | null): Happening {
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version))
  return { statements: [db.update(bookings).set({ nextDueAt: at }).where(isSame)], mails: [] }
}
