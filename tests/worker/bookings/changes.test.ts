import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { startOfCalgaryDay } from '../../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { CancellationPreview } from '../../../worker/contracts/bookings/cancellation'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { bookingEvents, quotes, seats, type BookingRow } from '../../../worker/db/schema/bookings'
import { refunds } from '../../../worker/db/schema/payments'
import { calgaryTime } from '../../../worker/services/mail/letters/booking-times'
import { outbox } from '../../../worker/db/schema/mail'
import { assignments, closures, resources, tripDays, trips } from '../../../worker/db/schema/trips'
import { anOpenDay, asGuest, bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { aTour, db, unique } from '../../support/builders'
import { acceptQuote, aDraft, atDesk, sendQuote } from '../../support/changed-bookings'
import { aDeparture } from '../../support/departure-builders'
import {
  aHeldBooking,
  aPaidBooking,
  aQuotedBooking,
  PRICES,
  runDeadlines,
} from '../../support/held-bookings'
import { aSender } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { atMoment } from '../../support/moved-clock'
import { codeOf } from '../../support/request'

const templatesTo = async ({ email }: BookingRow) =>
  (await mailsTo(email!)).map(({ template }) => template)

function ask(booking: BookingRow, wish: object, headers: Record<string, string> = {}) {
  return asGuest(`${booking.pid}/change`, wish, guestOf(booking), { headers })
}

async function takenOn(day: string): Promise<number> {
  const [row] = await db.select().from(tripDays).where(eq(tripDays.day, day))
  return row?.taken ?? 0
}

function quoteOf({ id }: BookingRow, number: number) {
  return db
    .select()
    .from(quotes)
    .where(and(eq(quotes.bookingId, id), eq(quotes.number, number)))
    .then(([row]) => row)
}

/** A guide and a car that only this test's language and party would take. */
async function aResource(kind: 'guide' | 'vehicle', values: object = {}) {
  const [row] = await db
    .insert(resources)
    .values({ kind, name: `R${unique()}`, langs: 'ca', seats: 4, rank: -unique(), ...values })
    .returning()
  return row!
}

describe('a wish to change a trip', () => {
  it('keeps the trip, makes the guest wait and tells the company; the page says what is wished', async () => {
    const held = await aPaidBooking()
    const day = anOpenDay()
    const answer = await ask(held, { day, party: 3, text: 'My sister comes too' })
    expect(answer.status).toBe(200)
    const page = await answer.json<GuestBooking>()
    expect(page).toMatchObject({
      status: 'confirmed',
      version: held.version + 1,
      trip: { startDay: held.wishDay },
      wish: { day, party: 3 },
      quote: { status: 'accepted' },
    })
    expect(page.messages.at(-1)).toMatchObject({ author: 'guest', text: 'My sister comes too' })
    expect((await bookingRow(held.pid)).awaitsSince).not.toBeNull()
    const told = and(eq(outbox.template, 'changeAsked'), eq(outbox.causeId, String(held.id)))
    expect(await db.$count(outbox, told)).toBe(1)
  })

  it('needs something to change, a day to come and a trip that is held', async () => {
    const held = await aHeldBooking()
    expect(await codeOf(await ask(held, { text: ' ' }))).toEqual([422, 'WriteContent'])
    expect(await codeOf(await ask(held, { day: calgaryDay(Date.now()) }))).toEqual([422, 'Invalid'])
    expect((await ask(held, { party: 99 })).status).toBe(422)
    const quoted = await aQuotedBooking()
    expect(await codeOf(await ask(quoted, { text: 'Later?' }))).toEqual([409, 'NotPossibleNow'])
    await db.update(trips).set({ startsAt: Date.now() }).where(eq(trips.id, held.tripId!))
    expect(await codeOf(await ask(held, { text: 'Later?' }))).toEqual([409, 'TooLate'])
  })

  it('is one, however often it is sent, and the lead’s alone', async () => {
    const held = await aHeldBooking()
    const key = { 'idempotency-key': 'wish' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(held, { party: 3 }, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await bookingRow(held.pid)).version).toBe(held.version + 1)
    const companion = guestOf(held, 'pack')
    expect(await codeOf(await asGuest(`${held.pid}/change`, { party: 3 }, companion))).toEqual([
      401,
      'LinkWrong',
    ])
  })
})

describe('the offer of a change', () => {
  it('begins with what was accepted and wished, keeps the booking and mails the difference', async () => {
    const extra = { kind: 'extra', label: 'Canoe', units: 1, unitCents: 50_00, cents: 50_00 }
    const tour = { kind: 'tour', label: '', units: 2, unitCents: 400_00, cents: 800_00 }
    const held = await aPaidBooking({}, undefined, { lines: [tour, extra] })
    const day = anOpenDay()
    await ask(held, { day, party: 3 })
    const draft = await aDraft(held.id)
    expect(draft).toMatchObject({ kind: 'change', startDay: day, party: 3, tripId: null })
    expect(draft.lines.map(({ kind }) => kind)).toEqual(['tour', 'extra', 'gst'])
    expect(draft.days[0]?.day).toBe(day)
    const { version } = await bookingRow(held.pid)
    await atDesk(`bookings/${held.id}/quotes/2/send`, { version })
    const page = await readAs(held.pid, guestOf(held))
    expect(page).toMatchObject({
      status: 'confirmed',
      trip: { startDay: held.wishDay },
      quote: { number: 2, kind: 'change', status: 'open' },
      booked: { number: 1, status: 'accepted' },
      deadlines: { quote: { at: draft.validUntil } },
    })
    expect(page.wish).toBeUndefined()
    expect(page.actions).toEqual(expect.arrayContaining(['change.accept', 'change.ask']))
    const mail = (await mailsTo(held.email!)).find(({ template }) => template === 'quoteChanged')
    expect(mail?.textBody).toContain('+C$262.50')
  })

  it('that is declined, has run out or is asked about leaves the trip as it was', async () => {
    const held = await aPaidBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    const answer = async (act: object) => {
      const { version } = await bookingRow(held.pid)
      return asGuest(`${held.pid}/quote`, { number: 2, version, ...act }, guestOf(held))
    }
    const asked = await answer({ act: 'ask', text: 'Could it be later?' })
    expect(await asked.json()).toMatchObject({ quote: { number: 2, status: 'open' } })
    const declined = await answer({ act: 'decline', text: 'Then rather not' })
    expect(await declined.json()).toMatchObject({
      status: 'confirmed',
      trip: { startDay: held.wishDay },
      quote: { number: 1, status: 'accepted' },
    })
    expect(await codeOf(await answer({ act: 'decline' }))).toEqual([409, 'QuoteNotOpen'])
    const again = await sendQuote(held.id, { startDay: anOpenDay() })
    const before = await bookingRow(held.pid)
    await runDeadlines(again.validUntil - 1)
    expect((await quoteOf(held, again.number))?.status).toBe('open')
    await Promise.all([runDeadlines(again.validUntil), runDeadlines(again.validUntil)])
    expect((await quoteOf(held, again.number))?.status).toBe('lapsed')
    expect(await bookingRow(held.pid)).toMatchObject({ status: 'confirmed', tripId: before.tripId })
    expect((await templatesTo(held)).filter((name) => name === 'changeLapsed')).toHaveLength(1)
    expect(await codeOf(await acceptQuote(before, again.number))).toEqual([409, 'QuoteNotOpen'])
  })

  it.each(['ask', 'decline'])(
    'gets one answer, however often the request to %s about it is sent',
    async (act) => {
      const held = await aPaidBooking()
      await sendQuote(held.id, { startDay: anOpenDay() })
      const { version } = await bookingRow(held.pid)
      const answer = (text: string) =>
        asGuest(`${held.pid}/quote`, { act, number: 2, version, text }, guestOf(held), {
          headers: { 'idempotency-key': 'answer' },
        })
      const together = await Promise.all([answer('Later?'), answer('Later?')])
      const statuses = [...together, await answer('Later?')].map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 200])
      const { messages } = await readAs(held.pid, guestOf(held))
      expect(messages.map(({ text }) => text)).toEqual(['Later?'])
    },
  )

  it('ends with its trip', async () => {
    const held = await aHeldBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    const { version } = await bookingRow(held.pid)
    await asGuest(`${held.pid}/withdraw`, { version }, guestOf(held))
    expect((await quoteOf(held, 2))?.status).toBe('superseded')
  })
})

describe('a change that is agreed', () => {
  it('moves seats, days, guide and car to the other day in one step, with price and deadlines', async () => {
    const [guide, car] = [await aResource('guide'), await aResource('vehicle')]
    const held = await aPaidBooking()
    const day = anOpenDay()
    await sendQuote(held.id, { startDay: day })
    const [before, wasTaken, willBe] = [
      await bookingRow(held.pid),
      await takenOn(held.wishDay!),
      await takenOn(day),
    ]
    const answer = await acceptQuote(before, 2)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      status: 'confirmed',
      trip: { startDay: day, endDay: day },
      quote: { number: 2, status: 'accepted' },
    })
    const after = await bookingRow(held.pid)
    expect(after.tripId).not.toBe(held.tripId)
    expect(after).toMatchObject({
      version: before.version + 1,
      policyDay: null,
      icsSequence: held.icsSequence + 1,
    })
    const [old] = await db.select().from(trips).where(eq(trips.id, held.tripId!))
    expect(old).toMatchObject({ status: 'cancelled', seatsTaken: 0 })
    expect([await takenOn(held.wishDay!), await takenOn(day)]).toEqual([wasTaken - 1, willBe + 1])
    const given = await db.select().from(assignments).where(eq(assignments.tripId, after.tripId!))
    expect(given.map(({ resourceId }) => resourceId)).toEqual([guide.id, car.id])
    expect(await db.$count(assignments, eq(assignments.tripId, held.tripId!))).toBe(0)
    expect(await templatesTo(held)).toContain('tripChanged')
    expect((await quoteOf(held, 1))?.status).toBe('superseded')
  })

  it('changes nothing when the other day is full or closed, or the seats do not fit', async () => {
    const tourId = await aTour(PRICES)
    const small = await aDeparture({ tourId, capacity: 3 })
    const held = await aHeldBooking({ tourId }, { tripId: small.id })
    await aHeldBooking({ tourId, party: { adults: 1, children: 0 } }, { tripId: small.id })
    await sendQuote(held.id, { tripId: small.id, party: 3 })
    const refused = async (number: number, code: string) => {
      const before = await bookingRow(held.pid)
      expect(await codeOf(await acceptQuote(before, number))).toEqual([409, code])
      expect(await bookingRow(held.pid)).toEqual(before)
      const [mine] = await db.select().from(seats).where(eq(seats.bookingId, held.id))
      expect(mine).toMatchObject({ tripId: small.id, seats: 2 })
      expect((await quoteOf(held, number))?.status).toBe('open')
    }
    await refused(2, 'SeatsGone')
    const full = anOpenDay()
    await Promise.all([aHeldBooking({ day: full }), aHeldBooking({ day: full })])
    await sendQuote(held.id, { tripId: null, startDay: full })
    await refused(3, 'DayFull')
    const closed = anOpenDay()
    await sendQuote(held.id, { tripId: null, startDay: closed })
    const [closure] = await db
      .insert(closures)
      .values({ fromDay: closed, toDay: closed, tourId, createdAt: 1 })
      .returning()
    await refused(4, 'DayClosed')
    await db.delete(closures).where(eq(closures.id, closure!.id))
  })

  it('of a party that grew smaller keeps the trip, and what was paid too much goes back in full', async () => {
    const held = await aPaidBooking({ party: { adults: 4, children: 0 } }, 1260_00)
    expect(held.paid).toBe(held.total)
    await sendQuote(held.id, { party: 2 })
    await acceptQuote(await bookingRow(held.pid), 2)
    const after = await bookingRow(held.pid)
    expect(after).toMatchObject({ tripId: held.tripId, party: 2, total: 840_00 })
    const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, held.id))
    expect(refund).toMatchObject({ status: 'proposed', amount: 420_00, fee: 0 })
    const [mine] = await db.select().from(seats).where(eq(seats.bookingId, held.id))
    expect(mine?.seats).toBe(2)
  })

  it.each(['guest', 'admin'])(
    'of a hold confirms it where the new price is paid already, when the %s agrees',
    async (who) => {
      const held = await aHeldBooking()
      const payment = { amount: 15_00, method: 'etransfer', day: '2026-01-05' }
      await atDesk(`bookings/${held.id}/payments`, payment)
      const line = { kind: 'tour', label: '', units: 1, unitCents: 10_00, cents: 10_00 }
      await sendQuote(held.id, { lines: [line] })
      const before = await bookingRow(held.pid)
      const agreed =
        who === 'guest'
          ? await acceptQuote(before, 2)
          : await atDesk(`bookings/${held.id}/events`, {
              event: 'change.accept',
              version: before.version,
              data: { via: 'phone' },
            })
      expect([before.status, agreed.status]).toEqual(['on_hold', 200])
      const after = await bookingRow(held.pid)
      expect(after).toMatchObject({
        status: 'confirmed',
        version: before.version + 2,
        total: 10_50,
        deposit: 10_50,
      })
      expect(after.nextDueAt).not.toBeNull()
      const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, held.id))
      expect(refund).toMatchObject({ status: 'proposed', amount: 4_50 })
      expect(await templatesTo(held)).toEqual(
        expect.arrayContaining(['tripChanged', 'bookingConfirmed']),
      )
    },
  )

  it('of a hold is open no longer than the hold', async () => {
    const held = await aHeldBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    const { deadlines } = await readAs(held.pid, guestOf(held))
    expect((await quoteOf(held, 2))!.validUntil).toBeGreaterThan(held.payBy!)
    expect(deadlines?.quote).toEqual(deadlines?.payBy)
  })

  it('of a hold says how much of the deposit is open, and until when', async () => {
    const held = await aHeldBooking({ email: aSender() })
    await sendQuote(held.id, { startDay: anOpenDay() })
    await acceptQuote(await bookingRow(held.pid), 2)
    const { status, payBy } = await bookingRow(held.pid)
    const mail = (await mailsTo(held.email!)).find(({ template }) => template === 'tripChanged')
    expect([status, mail?.textBody]).toEqual([
      'on_hold',
      expect.stringContaining(`Deadline: ${calgaryTime(payBy!, 'ca')}`),
    ])
    expect(mail?.textBody).toContain('Amount to pay: C$20\n')
  })

  it('of a party that grew larger takes the seats on the same trip, and a larger car', async () => {
    const tiny = await aResource('vehicle', { seats: 2 })
    const held = await aPaidBooking()
    const carOf = async () =>
      (await db.select().from(assignments).where(eq(assignments.tripId, held.tripId!)))
        .map(({ resourceId }) => resourceId)
        .includes(tiny.id)
    expect(await carOf()).toBe(true)
    await sendQuote(held.id, { party: 6 })
    expect((await acceptQuote(await bookingRow(held.pid), 2)).status).toBe(200)
    const after = await bookingRow(held.pid)
    expect(after).toMatchObject({ tripId: held.tripId, party: 6, deposit: held.deposit })
    expect(await carOf()).toBe(false)
    const [trip] = await db.select().from(trips).where(eq(trips.id, held.tripId!))
    expect(trip).toMatchObject({ seatsTaken: 6, capacity: 6 })
  })

  it.each([
    ['a moment before the seventh day before the start is over', 7, DAY_MS - 1, false],
    ['as the sixth day before the start begins', 6, 0, true],
  ])(
    'that was asked for %s counts refunds as the page then says',
    async (_when, days, after, isKept) => {
      const held = await aPaidBooking({ lang: 'ca' }, 840_00)
      const asked = startOfCalgaryDay(addDays(held.wishDay!, -days)) + after
      const startDay = addDays(held.wishDay!, 5)
      await atMoment(asked, async () => {
        await ask(held, { day: startDay })
        await sendQuote(held.id, { startDay })
        const offered = await readAs(held.pid, guestOf(held))
        expect(offered.changePolicyDay).toBe(isKept ? held.wishDay : null)
        const mails = await mailsTo(held.email!)
        const offer = mails.find(({ template }) => template === 'quoteChanged')?.textBody
        expect(offer).toContain(isKept ? 'is set out on your trip page' : 'Cancel by')
        expect((await acceptQuote(await bookingRow(held.pid), 2)).status).toBe(200)
        const page = await readAs(held.pid, guestOf(held))
        expect([page.trip.startDay, page.policyDay]).toEqual([
          startDay,
          isKept ? held.wishDay : null,
        ])
        const shown = await asGuest(`${held.pid}/cancellation`, undefined, guestOf(held))
        const { asOf, daysBefore, refundMin, refundMax } = await shown.json<CancellationPreview>()
        expect(daysBefore).toBe(isKept ? days : days + 5)
        expect(refundMax.amount).toBe(isKept ? 420_00 : 840_00)
        const preview = { asOf, refundMin, refundMax }
        const { version } = await bookingRow(held.pid)
        const ended = await asGuest(`${held.pid}/cancel`, { version, preview }, guestOf(held))
        expect(ended.status).toBe(200)
        const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, held.id))
        expect(refund?.amount).toBe(refundMax.amount)
      })
    },
  )

  it('is written down by an admin for a guest who agreed by phone, with how', async () => {
    const held = await aHeldBooking()
    const day = anOpenDay()
    await sendQuote(held.id, { startDay: day })
    const { version } = await bookingRow(held.pid)
    const cause = (data: object) =>
      atDesk(`bookings/${held.id}/events`, { event: 'change.accept', version, data })
    expect(await codeOf(await cause({}))).toEqual([422, 'Invalid'])
    expect((await cause({ via: 'phone' })).status).toBe(200)
    const after = await bookingRow(held.pid)
    expect([after.status, after.version]).toEqual(['on_hold', version + 1])
    const [event] = await db
      .select()
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, held.id), eq(bookingEvents.seq, version + 1)))
    expect(JSON.parse(event!.data)).toMatchObject({ via: 'phone', day, dayBefore: held.wishDay })
    expect(await codeOf(await cause({ via: 'phone' }))).toEqual([409, 'BookingChanged'])
  })

  it('of a hold ends it no later than before the new start allows', async () => {
    const held = await aHeldBooking()
    const day = addDays(calgaryDay(Date.now()), 4)
    await sendQuote(held.id, { startDay: day })
    expect((await acceptQuote(await bookingRow(held.pid), 2)).status).toBe(200)
    const after = await bookingRow(held.pid)
    const [trip] = await db.select().from(trips).where(eq(trips.id, after.tripId!))
    expect(after.payBy).toBeLessThanOrEqual(trip!.startsAt - 2 * DAY_MS)
    expect(after.lapseAt).toBeLessThanOrEqual(trip!.startsAt - DAY_MS)
    await runDeadlines(Date.now() + 6 * HOUR_MS)
    expect((await bookingRow(held.pid)).nextDueAt).not.toBeNull()
  })

  it('is one of twelve that are sent at once, and the rest are told', async () => {
    const held = await aHeldBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    const before = await bookingRow(held.pid)
    const answers = await Promise.all(Array.from({ length: 12 }, () => acceptQuote(before, 2)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
    expect((await bookingRow(held.pid)).version).toBe(before.version + 1)
    expect(await db.$count(seats, eq(seats.bookingId, held.id))).toBe(1)
  })

  it('is paid in the currency of the booking, and not by a guest within two days of the new start', async () => {
    const held = await aHeldBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    const { version } = await bookingRow(held.pid)
    const body = { act: 'accept', number: 2, version, currency: 'KRW', method: 'krTransfer' }
    const agreed = { terms: true, policy: true }
    const inWon = await asGuest(`${held.pid}/quote`, { ...body, agreed }, guestOf(held))
    expect(await codeOf(inWon)).toEqual([422, 'Invalid'])
    const near = await sendQuote(held.id, { startDay: addDays(calgaryDay(Date.now()), 1) })
    expect(await codeOf(await acceptQuote(await bookingRow(held.pid), near.number))).toEqual([
      409,
      'TooLate',
    ])
  })
})
