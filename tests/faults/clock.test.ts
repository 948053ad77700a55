import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryInstant } from '../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { calgaryWallClock } from '../../worker/contracts/dates/calgary-wall-clock'
import { minuteText } from '../../worker/contracts/dates/calgary-text'
import { HOUR_MS } from '../../worker/contracts/dates/durations'
import { bookings, quotes } from '../../worker/db/schema/bookings'
import { outbox } from '../../worker/db/schema/mail'
import { trips } from '../../worker/db/schema/trips'
import { watchDeadlines } from '../../worker/bookings/deadlines/deadlines.job'
import { bookingRow, changeBooking, guestOf, readAs } from '../support/booking-builders'
import { db } from '../support/builders'
import { aPaidBooking, aHeldBooking, aQuotedBooking } from '../support/held-bookings'
import { allowLogs, ANY_EVENT } from '../support/logs'
import { mailsTo } from '../support/mails'
import { chaosAround, type Plan } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, sample, scale, seed } from './support/seed'
import { freshSite } from './support/site-state'

const random = randomFrom(seed)

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

/** Two holds and a quote whose time has passed, a reminder that is due, a trip that is over; returns the time. */
async function aBusyHour(): Promise<number> {
  const reminded = await aHeldBooking()
  const now = reminded.nextDueAt ?? 0
  for (const { id } of [await aHeldBooking(), await aHeldBooking()])
    await changeBooking(id, { payBy: now - 25 * HOUR_MS, lapseAt: now - 1, nextDueAt: now - 1 })
  const quoted = await aQuotedBooking()
  await db
    .update(quotes)
    .set({ validUntil: now - 1 })
    .where(eq(quotes.bookingId, quoted.id))
  await changeBooking(quoted.id, { nextDueAt: now - 1 })
  await changeBooking((await aPaidBooking()).id, { endsAt: now - 1, nextDueAt: now - 1 })
  return now
}

const ONCE_EACH = {
  statuses: { on_hold: 1, expired: 3, completed: 1 },
  mails: { holdLapsed: 2, quoteLapsed: 1, depositReminder: 1 },
}

async function outcome() {
  const count = (values: string[]) =>
    Object.fromEntries(
      [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]),
    )
  const rows = await db.select().from(bookings)
  const mails = await db.select().from(outbox)
  const wanted = new Set(Object.keys(ONCE_EACH.mails))
  return {
    statuses: count(rows.map(({ status }) => status)),
    mails: count(mails.map(({ template }) => template).filter((name) => wanted.has(name))),
  }
}

/** One run; it throws the failure that the watch on jobs sees. */
async function run(now: number, plan: Plan = () => undefined) {
  const chaos = chaosAround(env, plan)
  const context = createExecutionContext()
  const failure = await watchDeadlines(chaos.bindings, now, context).then(
    () => null,
    (error: unknown) => error,
  )
  await waitOnExecutionContext(context)
  return { failure, calls: chaos.calls }
}

describe('F6: the job of the deadlines', () => {
  it('does all once, run twice and three times at once', async () => {
    const now = await aBusyHour()
    const uneven: Plan = () => ({ mode: 'delay', ms: Math.floor(random() * 4) })
    const runs = await Promise.all([1, 2, 3].map(() => run(now, uneven)))
    expect(runs.map(({ failure }) => failure)).toEqual([null, null, null])
    expect(await outcome()).toEqual(ONCE_EACH)
    await run(now)
    expect(await outcome()).toEqual(ONCE_EACH)
  })

  it('six hours late changes nothing that the clock has decided before', async () => {
    const now = await aBusyHour()
    await run(now + 6 * HOUR_MS)
    const { statuses, mails } = await outcome()
    expect([statuses, { ...mails, depositReminder: 1 }]).toEqual([
      ONCE_EACH.statuses,
      ONCE_EACH.mails,
    ])
  })

  it('killed between any two steps is finished by the next run', async () => {
    allowLogs(ANY_EVENT)
    const { calls } = await run(await aBusyHour())
    const places = calls.filter(({ store }) => store === 'db').map(({ index }) => index)
    expect(places.length).toBeGreaterThan(8)
    for (const at of scale < 1 ? sample(places, 1, random) : places)
      for (const mode of ['fail-before', 'fail-after'] as const) {
        await freshSite()
        const now = await aBusyHour()
        // From then on every store fails.
        await run(now, ({ index, store }) =>
          index < at ? undefined : { mode: index === at && store === 'db' ? mode : 'fail-before' },
        )
        expect([at, mode, await brokenInvariants(env)]).toEqual([at, mode, []])
        await run(now)
        expect([at, mode, await outcome()]).toEqual([at, mode, ONCE_EACH])
      }
  })
})

/** The year's Sundays on which clocks changed until 2026, and the turn of the year. */
function oddDays(year: number): string[] {
  const sunday = (from: string) => {
    const day = new Date(`${from}T00:00:00Z`).getUTCDay()
    return addDays(from, (7 - day) % 7)
  }
  const leap = year % 4 === 0 ? [`${year}-02-29`] : []
  return [
    `${year}-01-01`,
    ...leap,
    sunday(`${year}-03-08`),
    sunday(`${year}-11-01`),
    `${year}-12-31`,
  ]
}

describe('F8: a day with an odd clock', () => {
  const soon = addDays(calgaryDay(Date.now()), 20)
  const years = [0, 1, 2, 3, 4].map((n) => Number(soon.slice(0, 4)) + n)
  const days = years.flatMap(oddDays).filter((day) => day > soon)

  it.each(scale < 1 ? days.slice(0, 2) : days)(
    '%s has the same wall clock in database, page and mail',
    async (startDay) => {
      const booking = await aHeldBooking({}, { startDay })
      const [trip] = await db
        .select()
        .from(trips)
        .where(eq(trips.id, booking.tripId ?? 0))
      const eight = Date.parse(`${startDay}T08:00:00-06:00`)
      expect([trip?.startDay, trip?.startsAt]).toEqual([startDay, eight])
      // The deposit is due on that day too.
      const payBy = calgaryInstant(startDay, 9 * 60)
      await changeBooking(booking.id, { payBy, lapseAt: payBy, nextDueAt: payBy - 1 })
      const page = await readAs(booking.pid, guestOf(booking))
      expect(page.deadlines?.payBy).toEqual({ at: payBy, text: `${startDay} 09:00` })
      expect(page.trip.startDay).toBe(startDay)
      await db.update(bookings).set({ claimedAt: null }).where(eq(bookings.id, booking.id))
      await run(payBy - 12 * HOUR_MS)
      await run(payBy - 1)
      const reminder = (await mailsTo(booking.email ?? '')).find(
        ({ template }) => template === 'depositReminder',
      )
      expect(reminder?.textBody).toContain('9:00')
      expect(reminder?.textBody).toContain(String(Number(startDay.slice(8))))
      await run(payBy)
      expect((await bookingRow(booking.pid)).status).toBe('expired')
    },
  )

  it('is read by this runtime’s zone data as by the fixed clock', () => {
    const read = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Edmonton',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    for (const day of ['2026-11-02', '2027-01-01', '2027-03-14', '2027-11-07', '2028-02-29'])
      for (const minute of [0, 119, 150, 1439]) {
        const instant = calgaryInstant(day, minute)
        const wall = calgaryWallClock(instant)
        expect(read.format(instant)).toBe(`${wall.day}, ${minuteText(wall.minute)}`)
      }
  })
})
