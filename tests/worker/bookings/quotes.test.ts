import { asc, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import type { DeskQuote } from '../../../worker/contracts/bookings/desk-quotes'
import { partyTotal, PARTY_SIZES } from '../../../worker/contracts/tours/prices'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { pricedTour } from '../../../worker/db/priced-tour'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { quotes } from '../../../worker/db/schema/bookings'
import { tripDays } from '../../../worker/db/schema/trips'
import { auditLog } from '../../../worker/db/schema/audit'
import { itineraryEntries, tours } from '../../../worker/db/schema/tours'
import { send } from '../../support/accounts'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

/** A call of the desk. */
async function asDesk(path: string, body?: unknown, method?: string) {
  const { token } = await anAdmin()
  return send(`/api/admin/${path}`, body, { token, ...(method && { method }) })
}

const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00, tripDays: 3 }

async function aDraft(id: number, input: object = {}): Promise<DeskQuote> {
  const response = await asDesk(`bookings/${id}/quotes`, input)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

async function aSentQuote(options: Parameters<typeof aBooking>[0] = {}, input: object = {}) {
  const tourId = options.tourId ?? (await aTour(PRICES))
  const booking = await aBooking({ tourId, ...options })
  const draft = await aDraft(booking.id, input)
  const sent = await asDesk(`bookings/${booking.id}/quotes/${draft.number}/send`, {
    version: draft.version,
  })
  expect(sent.status).toBe(200)
  return { booking: await bookingRow(booking.pid), draft, cookie: guestOf(booking), tourId }
}

const accept = (number: number, version: number) => ({
  act: 'accept',
  number,
  version,
  currency: 'CAD',
  method: 'etransfer',
  agreed: { terms: true, policy: true },
})

describe('a draft that is sent', () => {
  it('is the one that was looked at, at the tax, rate and deposits of now', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { number, version, revision } = await aDraft(booking.id)
    const path = `bookings/${booking.id}/quotes/${number}`
    const sendSeen = (seen: number) => asDesk(`${path}/send`, { version, revision: seen })
    const other = await asDesk(path, { revision, note: 'With lunch' }, 'PATCH')
    const saved = await other.json<DeskQuote>()
    expect(await codeOf(await sendSeen(revision))).toEqual([409, 'EditConflict'])
    // As if the rate had been another one when it was saved.
    await db
      .update(quotes)
      .set({ totalWon: saved.totalWon - 1000 })
      .where(eq(quotes.bookingId, booking.id))
    expect(await codeOf(await sendSeen(saved.revision))).toEqual([409, 'EditConflict'])
    expect((await bookingRow(booking.pid)).status).toBe('requested')
    const again = await asDesk(path, { revision: saved.revision }, 'PATCH')
    const { revision: seen, totalWon } = await again.json<DeskQuote>()
    expect(totalWon).toBe(saved.totalWon)
    expect((await sendSeen(seen)).status).toBe(200)
  })
})

describe('a draft of a quote', () => {
  it.each(PARTY_SIZES)('costs a party of %i what the site says', async (party) => {
    const tourId = await aTour(PRICES)
    const booking = await aBooking({ tourId, party: { adults: party, children: 0 } })
    const draft = await aDraft(booking.id)
    const [tour] = await db.select().from(tours).where(eq(tours.id, tourId))
    const shown = partyTotal(pricedTour(tour!), party, FIRST_SETTINGS.prices)
    expect(draft).toMatchObject({
      number: 1,
      status: 'draft',
      version: booking.version,
      party,
      startDay: booking.wishDay,
      totalCents: shown?.totalWithGstCents,
      gstCents: shown?.gstCents,
      totalWon: shown?.totalWon,
    })
    expect(draft.engine?.totalCents).toBe(draft.totalCents)
  })

  it('has the itinerary as dated entries in the language of the guest, else in one that is named', async () => {
    const tourId = await aTour(PRICES)
    const at = { latitude: 51.4176, longitude: -116.2169 }
    const entry = { tourId, lang: 'ca', title: 'Day 2 · Lakes', body: 'A', position: 0 } as const
    await db
      .insert(itineraryEntries)
      .values([entry, { ...entry, lang: 'kr', title: '1일차 · 출발', place: '호수', ...at }])
    const { id: koreanId } = await aBooking({ tourId, lang: 'kr', day: anOpenDay() })
    const korean = await aDraft(koreanId)
    expect([korean.days.map(({ title }) => title), korean.foreignLangs]).toEqual([['출발'], []])
    expect(korean.days[0]?.place).toEqual({ name: '호수', ...at })
    const moved = { ...korean.days[0], place: { name: 'Cove', ...at, latitude: 51.123456 } }
    const path = `bookings/${koreanId}/quotes/1`
    const kept = await asDesk(path, { revision: korean.revision, days: [moved] }, 'PATCH')
    expect((await kept.json<DeskQuote>()).days[0]?.place?.latitude).toBe(51.12346)
    const chinese = await aBooking({ tourId, lang: 'cn' })
    expect((await aDraft(chinese.id)).foreignLangs).toHaveLength(1)
  })

  it('is changed by its revision only, and not once it is sent', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const draft = await aDraft(booking.id)
    const path = `bookings/${booking.id}/quotes/1`
    const lines = [{ kind: 'tour', label: 'All', units: 2, unitCents: 500_00, cents: 1 }]
    const edited = await asDesk(path, { revision: draft.revision, lines, note: 'Hi' }, 'PATCH')
    expect(await edited.json()).toMatchObject({ totalCents: 1050_00, gstCents: 50_00, note: 'Hi' })
    expect(await codeOf(await asDesk(path, { revision: draft.revision }, 'PATCH'))).toEqual([
      409,
      'EditConflict',
    ])
    await asDesk(`${path}/send`, { version: booking.version })
    expect(await codeOf(await asDesk(path, { revision: 2 }, 'PATCH'))).toEqual([
      409,
      'QuoteNotOpen',
    ])
  })

  it('of a tour whose price is on request waits for the price', async () => {
    const booking = await aBooking({ tourId: await aTour() })
    const draft = await aDraft(booking.id)
    expect([draft.totalCents, draft.engine]).toEqual([0, null])
    const sent = await asDesk(`bookings/${booking.id}/quotes/1/send`, { version: draft.version })
    expect(await codeOf(sent)).toEqual([422, 'QuoteNeedsPrice'])
  })

  it('is one for a request that is sent twice', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { token } = await anAdmin()
    const create = () =>
      send(
        `/api/admin/bookings/${booking.id}/quotes`,
        {},
        { token, headers: { 'idempotency-key': 'one-quote' } },
      )
    const answers = await Promise.all([create(), create()])
    expect(await Promise.all(answers.map((each) => each.json()))).toMatchObject([
      { number: 1 },
      { number: 1 },
    ])
  })
})

describe('a quote that is sent', () => {
  it('moves the booking, mails the guest and is on the page', async () => {
    const { booking, draft, cookie } = await aSentQuote()
    expect([booking.status, booking.awaitsSince, booking.nextDueAt]).toEqual([
      'quoted',
      null,
      draft.validUntil,
    ])
    expect((await mailsTo(booking.email!)).map(({ template }) => template)).toContain('quoteSent')
    const page = await readAs(booking.pid, cookie)
    expect(page.quote).toMatchObject({ number: 1, status: 'open', totalCents: draft.totalCents })
    expect(page.actions).toEqual(
      expect.arrayContaining(['quote.accept', 'quote.ask', 'quote.decline']),
    )
    const logged = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(booking.id)))
    expect(logged.map(({ action }) => action)).toContain('quote.send')
  })

  it('ends the one before; a question leaves it open', async () => {
    const { booking, cookie } = await aSentQuote()
    const asked = await asGuest(
      `${booking.pid}/quote`,
      { act: 'ask', number: 1, version: booking.version, text: 'One day later?' },
      cookie,
    )
    expect(asked.status).toBe(200)
    expect(await asked.json()).toMatchObject({ status: 'quoted', quote: { status: 'open' } })
    const second = await aDraft(booking.id)
    await asDesk(`bookings/${booking.id}/quotes/2/send`, { version: second.version })
    const late = await asGuest(`${booking.pid}/quote`, accept(1, second.version + 1), cookie)
    expect(await codeOf(late)).toEqual([409, 'QuoteNotOpen'])
    const rows = await db
      .select()
      .from(quotes)
      .where(eq(quotes.bookingId, booking.id))
      .orderBy(asc(quotes.number))
    expect(rows.map(({ status }) => status)).toEqual(['superseded', 'open'])
  })

  it('is asked about in the name of the member', async () => {
    const { userId, username } = await aMember()
    const { booking, cookie } = await aSentQuote({ userId })
    const question = { act: 'ask', number: 1, version: booking.version, text: 'A day later?' }
    await asGuest(`${booking.pid}/quote`, question, cookie)
    const shown = await (await asDesk(`bookings/${booking.id}`)).json<DeskBooking>()
    expect(shown.messages).toMatchObject([{ author: 'guest', by: username, text: 'A day later?' }])
  })

  it('can be asked about five times a day, and again on the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // Limits count days of UTC.
    vi.setSystemTime(new Date().setUTCHours(12))
    try {
      const { booking, cookie } = await aSentQuote()
      const { pid, version } = booking
      const ask = async (nth: number) => {
        const question = { act: 'ask', number: 1, version: version + nth, text: `Question ${nth}` }
        return (await asGuest(`${pid}/quote`, question, cookie)).status
      }
      for (let nth = 0; nth < 5; nth += 1) expect(await ask(nth)).toBe(200)
      expect(await ask(5)).toBe(429)
      vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
      expect(await ask(5)).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('by a repeated request is sent once, and the booking is the answer to each', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { number } = await aDraft(booking.id)
    const { token } = await anAdmin()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const path = `/api/admin/bookings/${booking.id}/quotes/${number}/send`
    const all = await Promise.all(
      Array.from({ length: 8 }, () => send(path, { version: 1 }, { token, headers })),
    )
    for (const answer of all)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ status: 'quoted', version: 2 }),
      ])
    expect(
      (await mailsTo(booking.email ?? '')).filter(({ template }) => template === 'quoteSent'),
    ).toHaveLength(1)
    expect(await codeOf(await send(path, { version: 2 }, { token, headers }))).toEqual([
      422,
      'KeyReused',
    ])
  })

  it('is refused for a booking that has moved, and of another tour’s departure', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    await aDraft(booking.id)
    const path = `bookings/${booking.id}/quotes`
    expect(await codeOf(await asDesk(`${path}/1/send`, { version: 9 }))).toEqual([
      409,
      'BookingChanged',
    ])
    expect((await asDesk(path, { tripId: 987654321 })).status).toBe(422)
    expect((await asDesk(`${path}/77/send`, { version: 1 })).status).toBe(404)
  })

  it.each([
    ['javascript:alert(1)', 422],
    ['https://foreign.example/a.png', 422],
    ['//foreign.example/a.png', 422],
    ['/api/session', 422],
    ['data:image/png;base64,AAAA', 422],
    ['/img/../api/health', 422],
    ['', 422],
    [`/img/12-${'a'.repeat(26)}-800x600.webp`, 201],
    [`/img/12-${'a'.repeat(26)}-800x600.webp?w=640`, 201],
  ])(
    'has as image of a day only one of this site: %s is answered with %i',
    async (image, status) => {
      const booking = await aBooking({ tourId: await aTour(PRICES) })
      const days = [{ day: booking.wishDay, title: 'Lakes', body: 'A walk', image }]
      expect((await asDesk(`bookings/${booking.id}/quotes`, { days })).status).toBe(status)
    },
  )
})

describe('an acceptance', () => {
  it('holds the date: trip, seats, reference, exact deposit and deadlines', async () => {
    const { booking, draft, cookie } = await aSentQuote()
    const answer = await asGuest(`${booking.pid}/quote`, accept(1, booking.version), cookie)
    expect(answer.status).toBe(200)
    const page = await answer.json<Awaited<ReturnType<typeof readAs>>>()
    expect(page).toMatchObject({
      status: 'on_hold',
      trip: { startDay: draft.startDay, endDay: draft.endDay },
      quote: { status: 'accepted' },
      money: {
        total: { currency: 'CAD', amount: draft.totalCents },
        due: { currency: 'CAD', amount: draft.depositCents },
        received: { amount: 0 },
      },
    })
    expect(page.money?.reference).toMatch(/^M[1-9]\d{5}$/)
    expect(page.deadlines?.payBy?.text).toMatch(/^\d{4}-\d\d-\d\d \d\d:00$/)
    expect((await mailsTo(booking.email!)).map(({ template }) => template)).toContain('holdMade')
  })

  it.each([
    ['returns at night', ['02:00'], 0],
    ['returns in the morning', ['02:00', '06:00'], 1],
    ['has an entry without a time on the next day', [undefined], 1],
  ])('of a tour that %s has the days of its quote', async (_, starts, more) => {
    const day = anOpenDay()
    const next = addDays(day, 1)
    const days = [
      { day, start: '21:00', title: 'Out', body: '' },
      { day, start: '00:30', title: 'Aurora', body: '' },
      ...starts.map((start) => ({ day: next, ...(start && { start }), title: 'Back', body: '' })),
    ]
    const tourId = await aTour({ ...PRICES, tripDays: 1 })
    const { booking, cookie } = await aSentQuote({ tourId, day }, { days, startMinute: 21 * 60 })
    const open = await readAs(booking.pid, cookie)
    const trip = { startDay: day, endDay: addDays(day, more) }
    expect(open).toMatchObject({ trip, quote: { ...trip, days } })
    expect((await asGuest(`${booking.pid}/quote`, accept(1, booking.version), cookie)).status).toBe(
      200,
    )
    expect((await readAs(booking.pid, cookie)).trip).toEqual(open.trip)
    const [taken] = await db.select().from(tripDays).where(eq(tripDays.day, next))
    expect(taken?.taken ?? 0).toBe(more)
  })

  it('is one, however often it is sent, and the second without a key is told', async () => {
    const { booking, cookie } = await aSentQuote()
    const path = `${booking.pid}/quote`
    const body = accept(1, booking.version)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        asGuest(path, body, cookie, { headers: { 'idempotency-key': 'accept-once' } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await bookingRow(booking.pid)).version).toBe(booking.version + 1)
    const again = await asGuest(path, body, cookie)
    expect(await codeOf(again)).toEqual([409, 'QuoteNotOpen'])
  })

  it('is refused from the moment at which the quote ends', async () => {
    const { booking, cookie } = await aSentQuote()
    const endAt = (validUntil: number) =>
      db.update(quotes).set({ validUntil }).where(eq(quotes.bookingId, booking.id))
    await endAt(Date.now())
    const late = await asGuest(`${booking.pid}/quote`, accept(1, booking.version), cookie)
    expect(await codeOf(late)).toEqual([409, 'QuoteNotOpen'])
    await endAt(Date.now() + 10_000)
    const inTime = await asGuest(`${booking.pid}/quote`, accept(1, booking.version), cookie)
    expect(inTime.status).toBe(200)
  })

  it('of won needs a Korean account', async () => {
    const { booking, cookie } = await aSentQuote()
    const body = { ...accept(1, booking.version), currency: 'KRW', method: 'krTransfer' }
    const answer = await asGuest(`${booking.pid}/quote`, body, cookie)
    expect(await codeOf(answer)).toEqual([422, 'Invalid'])
  })

  it('is the lead’s alone', async () => {
    const { booking } = await aSentQuote()
    for (const cookie of [guestOf(booking, 'pack'), ''])
      expect(
        await codeOf(await asGuest(`${booking.pid}/quote`, accept(1, booking.version), cookie)),
      ).toEqual([401, 'LinkWrong'])
  })
})

describe('a refusal', () => {
  it('closes the booking and tells the company', async () => {
    const { booking, cookie } = await aSentQuote()
    const body = { act: 'decline', number: 1, version: booking.version }
    const answer = await asGuest(`${booking.pid}/quote`, body, cookie)
    expect(await answer.json()).toMatchObject({ status: 'closed', quote: { status: 'declined' } })
  })
})

describe('the preview of a quote', () => {
  it('says what lines cost without storing anything', async () => {
    const tourId = await aTour(PRICES)
    const lines = [{ kind: 'tour', label: '', units: 1, unitCents: 100_00, cents: 0 }]
    const answer = await asDesk('quotes/preview', { tourId, lang: 'kr', lines })
    expect(await answer.json()).toMatchObject({ totalCents: 105_00, gstCents: 5_00 })
    const odd = [{ kind: 'discount', label: '', units: 1, unitCents: 100_00, cents: 0 }]
    expect((await asDesk('quotes/preview', { tourId, lang: 'kr', lines: odd })).status).toBe(422)
  })
})
