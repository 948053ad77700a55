import { asc, lte } from 'drizzle-orm'
import { openDb } from '../../db/client'
import { isUniqueViolation } from '../../db/failures'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { settingsOf, type Bindings } from '../../env'
import { logFailure, log } from '../../log'
import { linkBase } from '../../services/mail/link-base'
import { announceMail, runMailBatch } from '../../services/mail/outbox'
import { findAddress } from '../../services/site-address'
import { isOvertaken } from '../data/booking-write'
import { isToldElsewhere } from '../data/crew'
import { isAnswered } from '../data/open-quote'
import { purgeSeats } from '../days/seats-changed'
import type { BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { lapsedChange } from '../quotes/quotes.lapse'
import { offeredPlace } from '../waitlist/waitlist.offer'
import { dueOffers } from '../waitlist/waitlist.queries'
import { crewNews, dueCrewNews } from './crew-news'
import { nextHappening } from './deadlines.next'
import { dueChanges } from './deadlines.queries'
import { dueStoryInvitations, storyInvitation } from './story-invitations'
import { dueTravellerReminders, travellerReminder } from './traveller-reminders'
import { dueTripEves, tripEve } from './trip-eves'
import { dueUnseenQuotes, unseenQuote } from './unseen-quotes'

const JOB = 'bookings.deadlines'

/** Per run, the longest overdue first; the next run takes the rest. */
const MOST_BOOKINGS = 50

/**
 * Job: ends quotes and holds whose time has passed, offers free places to those who wait for them, sends reminders, tells
 * guests who guides them, completes trips, asks for their stories. No rule depends on when it runs: accepting a quote and taking a seat check the times themselves. Each booking has its own batch;
 * if another write moves a booking first, it waits for the next run.
 * @throws Error if any booking failed, so that the job monitor reports it
 */
export async function watchDeadlines(env: Bindings, now: number, executionCtx: ExecutionContext) {
  const scope = await scopeOf(env, now)
  const due = await listDue(scope)
  const failed = await runAll(scope, due, { env, executionCtx })
  // Only now, because a hold or an offer that has just ended leaves its place to the next in line.
  const offers = await listOffers(env, scope)
  const unoffered = await runAll(scope, offers, { env, executionCtx })
  const [sum, all] = [failed + unoffered, due.length + offers.length]
  if (sum > 0) throw new Error(`${sum} of ${all} bookings could not be processed`)
}

interface Run {
  env: Bindings
  executionCtx: ExecutionContext
}

/** Runs each in its own batch. The number of failures. */
async function runAll(scope: BookingScope, due: readonly Due[], run: Run): Promise<number> {
  let failed = 0
  for (const each of due) {
    try {
      await runDue(scope, each, run)
    } catch (error) {
      if (isDoneElsewhere(error)) continue
      logFailure(JOB, error, { pid: each.booking.pid })
      failed += 1
    }
  }
  return failed
}

async function scopeOf(env: Bindings, now: number): Promise<BookingScope> {
  const db = openDb(env.DB)
  const settings = settingsOf(env)
  const baseUrl = (await findAddress(db, settings)) ?? linkBase(settings)
  return { db, now, settings, mail: { now, baseUrl } }
}

/** Another run has sent the reminder, or another write moved the booking first. */
function isDoneElsewhere(error: unknown): boolean {
  if (isOvertaken(error) || isAnswered(error) || isToldElsewhere(error)) return true
  return isUniqueViolation(error, 'booking_reminders')
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
  const [changes, news, unnamed, eves, unseen, travelled] = await Promise.all([
    dueChanges(scope),
    dueCrewNews(scope),
    dueTravellerReminders(scope),
    dueTripEves(scope),
    dueUnseenQuotes(scope),
    dueStoryInvitations(scope),
  ])
  return [
    ...rows.map((booking) => ({ booking, next: () => nextHappening(scope, booking) })),
    ...changes.map((change) => ({
      booking: change.booking,
      next: () => lapsedChange(scope, change),
    })),
    ...news.map((each) => ({ booking: each.booking, next: () => crewNews(scope, each) })),
    ...unnamed.map((each) => ({
      booking: each.booking,
      next: () => travellerReminder(scope, each),
    })),
    ...eves.map((each) => ({ booking: each.booking, next: () => tripEve(scope, each) })),
    ...unseen.map((each) => ({ booking: each.booking, next: () => unseenQuote(scope, each) })),
    ...travelled.map((each) => ({
      booking: each.booking,
      next: () => storyInvitation(scope, each),
    })),
  ]
}

/** Places that are free, for the guests who wait for them. */
async function listOffers(env: Bindings, scope: BookingScope): Promise<Due[]> {
  const waiting = await dueOffers(scope)
  return waiting.map((booking) => ({ booking, next: () => offeredPlace(env, scope, booking) }))
}

async function runDue(
  { db }: BookingScope,
  { booking, next }: Due,
  { env, executionCtx }: Run,
): Promise<void> {
  const { statements, mails } = await next()
  const { queued } = await runMailBatch(db, statements, mails)
  announceMail({ env, executionCtx }, queued)
  purgeSeats({ executionCtx }, [booking.tourId])
  log('bookings.due', { pid: booking.pid, status: booking.status })
}
