import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CrewDay } from '../../../worker/contracts/bookings/crew-day'
import type { Planner } from '../../../worker/contracts/bookings/planner'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { LANGS } from '../../../worker/contracts/languages'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { travellers, type BookingRow } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { trips } from '../../../worker/db/schema/trips'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { send } from '../../support/accounts'
import { asGuest, bookingRow, changeBooking, guestOf, readAs } from '../../support/booking-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { aGuide, crewKeyOf, giveTrip } from '../../support/crew-builders'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../../support/held-bookings'
import { codeOf } from '../../support/request'

const ANN = { name: 'Ann Larch', age: null, seat: 'belt', diet: 'No nuts' }
const BEN = { name: 'Ben Larch', age: 5, seat: 'child', diet: '' }
const LIST = { travellers: [ANN, BEN], emergency: 'Aunt Jo +1 403 555 0100' }

const name = (booking: BookingRow, list: object = LIST, cookie = guestOf(booking)) =>
  asGuest(`${booking.pid}/travellers`, list, cookie, { method: 'PATCH' })
const rowsOf = ({ id }: BookingRow) =>
  db.select().from(travellers).where(eq(travellers.bookingId, id))
const startOf = async ({ tripId }: BookingRow) =>
  (await db.select().from(trips).where(eq(trips.id, tripId!)))[0]!.startsAt
const startIn = ({ tripId }: BookingRow, ms: number) =>
  db
    .update(trips)
    .set({ startsAt: Date.now() + ms, endsAt: Date.now() + ms + HOUR_MS })
    .where(eq(trips.id, tripId!))
const remindersOf = ({ id }: BookingRow) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.causeId, String(id)), eq(outbox.template, 'travellersDue')))

describe('the travellers of a confirmed trip', () => {
  it('are named by its guest, shown to the guest, and replaced by the next list', async () => {
    const booking = await aPaidBooking()
    const before = await readAs(booking.pid, guestOf(booking))
    expect(before.travellers).toMatchObject({ travellers: [], emergency: '', isOpen: true })
    const answer = await name(booking)
    expect(answer.status).toBe(200)
    expect((await answer.json<GuestBooking>()).travellers).toMatchObject(LIST)
    await name(booking, { travellers: [BEN], emergency: '' })
    const { travellers: after } = await readAs(booking.pid, guestOf(booking))
    expect(after).toMatchObject({ travellers: [BEN], emergency: '' })
    expect(await rowsOf(booking)).toHaveLength(1)
  })

  it('changed in two tabs: the second is told, and replaces the list once it has seen it', async () => {
    const booking = await aPaidBooking()
    const { mark: first } = (await readAs(booking.pid, guestOf(booking))).travellers!
    const here = { travellers: [ANN], emergency: '', seen: first }
    expect((await name(booking, here)).status).toBe(200)
    const there = { travellers: [BEN], emergency: '', seen: first }
    expect((await codeOf(await name(booking, there))).slice(0, 2)).toEqual([409, 'BookingChanged'])
    const { travellers: stored, mark } = (await readAs(booking.pid, guestOf(booking))).travellers!
    expect(stored).toEqual([ANN])
    expect((await name(booking, { ...there, seen: mark })).status).toBe(200)
    expect((await readAs(booking.pid, guestOf(booking))).travellers!.travellers).toEqual([BEN])
  })

  it('changed in two tabs at once have the list of one of them', async () => {
    const booking = await aPaidBooking()
    const { mark: seen } = (await readAs(booking.pid, guestOf(booking))).travellers!
    const answers = await Promise.all(
      [ANN, BEN].map((each) => name(booking, { travellers: [each], emergency: '', seen })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await rowsOf(booking)).toHaveLength(1)
  })

  it('sent again after they were stored are no conflict', async () => {
    const booking = await aPaidBooking()
    const { mark: seen } = (await readAs(booking.pid, guestOf(booking))).travellers!
    for (let n = 0; n < 2; n += 1) expect((await name(booking, { ...LIST, seen })).status).toBe(200)
  })

  it('are the same after the same list twice', async () => {
    const booking = await aPaidBooking()
    const answers = await Promise.all([name(booking), name(booking)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(booking)).toHaveLength(2)
  })

  it('are not shown to companions, other guests and other members', async () => {
    const [booking, other] = [await aPaidBooking(), await aPaidBooking()]
    await name(booking)
    expect((await readAs(booking.pid, guestOf(booking, 'pack'))).travellers).toBeUndefined()
    for (const cookie of [guestOf(booking, 'pack'), guestOf(other), ''])
      expect(await codeOf(await name(booking, LIST, cookie))).toEqual([401, 'LinkWrong'])
    const { token } = await aMember()
    const read = await send(`/api/guest/${booking.pid}`, undefined, { token })
    expect(read.status).toBe(401)
  })

  it('are not asked for before the trip is confirmed', async () => {
    const held = await aHeldBooking()
    expect((await readAs(held.pid, guestOf(held))).travellers).toBeUndefined()
    expect(await codeOf(await name(held))).toEqual([409, 'NotPossibleNow'])
  })

  it('can be changed until two days before the start', async () => {
    const booking = await aPaidBooking()
    await startIn(booking, 2 * DAY_MS + HOUR_MS)
    expect((await name(booking)).status).toBe(200)
    await startIn(booking, 2 * DAY_MS - 1)
    expect(await codeOf(await name(booking, { ...LIST, emergency: '' }))).toEqual([409, 'TooLate'])
    const { travellers: shown } = await readAs(booking.pid, guestOf(booking))
    expect(shown).toMatchObject({ ...LIST, isOpen: false })
  })

  it.each([
    ['an empty list', { ...LIST, travellers: [] }],
    ['a nameless one', { ...LIST, travellers: [{ ...ANN, name: ' ' }] }],
    ['a child of 18', { ...LIST, travellers: [{ ...BEN, age: 18 }] }],
    ['a seat that there is not', { ...LIST, travellers: [{ ...BEN, seat: 'roof' }] }],
    ['a long diet', { ...LIST, travellers: [{ ...ANN, diet: 'x'.repeat(121) }] }],
    ['two lines', { ...LIST, travellers: [{ ...ANN, name: 'Ann\nBen' }] }],
  ])('are not %s', async (_what, list) => {
    const booking = await aPaidBooking()
    expect((await name(booking, list)).status).toBe(422)
    expect(await rowsOf(booking)).toEqual([])
  })

  it('are no more than the party', async () => {
    const booking = await aPaidBooking()
    const list = { ...LIST, travellers: [ANN, BEN, BEN] }
    expect(await codeOf(await name(booking, list))).toEqual([409, 'NotPossibleNow'])
  })
})

describe('those who take the party along see', () => {
  it('on the phone: first names, ages, seats, diet and whom to call', async () => {
    const [guide, booking] = [await aGuide(), await aPaidBooking()]
    await name(booking)
    await giveTrip(booking, guide.id, HOUR_MS)
    const cookie = `crew=${crewKeyOf(guide)}`
    const response = await send(`/api/crew/${guide.id}/day`, undefined, { cookie })
    const [party] = (await response.json<CrewDay>()).trips[0]!.parties
    expect(party).toMatchObject({
      travellers: [
        { ...ANN, name: 'Ann' },
        { ...BEN, name: 'Ben' },
      ],
      emergency: LIST.emergency,
    })
  })

  it('on the day sheet: everything', async () => {
    const booking = await aPaidBooking()
    await name(booking)
    const { token } = await anAdmin()
    const day = booking.wishDay!
    const response = await send(`/api/admin/planner?from=${day}&to=${day}`, undefined, { token })
    const { trips: planned } = await response.json<Planner>()
    const parties = planned.flatMap(({ parties }) => parties)
    expect(parties.find(({ bookingId }) => bookingId === booking.id)).toMatchObject(LIST)
  })
})

describe('a guest who has not named them', () => {
  /** Noon in Calgary: no reader of a language used here sleeps then. */
  const remindAt = async (booking: BookingRow, daysBefore: number) =>
    runDeadlines((await startOf(booking)) - daysBefore * DAY_MS + 3 * HOUR_MS)

  it.each(LANGS)('is reminded once, with the deadline, in %s', async (lang) => {
    const booking = await aPaidBooking({ lang })
    for (const days of [9, 6.5, 6, 5.5, 4, 3.5]) await remindAt(booking, days)
    const [mail, ...more] = await remindersOf(booking)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ lang, recipient: booking.email })
    expect(mail!.textBody).toContain(`/trip/${booking.pid}#k=`)
  })

  it('is not reminded of a list that has the whole party, and is of one that has not', async () => {
    const [whole, part] = [await aPaidBooking(), await aPaidBooking()]
    await name(whole)
    await name(part, { ...LIST, travellers: [ANN] })
    // Before the second trip is reminded of, the first may be over.
    const inTurn = [whole, part].toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
    for (const booking of inTurn) await remindAt(booking, 5)
    expect(await remindersOf(whole)).toEqual([])
    expect(await remindersOf(part)).toHaveLength(1)
  })

  it('is not reminded of a trip that ended, nor once the list is closed', async () => {
    const [cancelled, late] = [await aPaidBooking(), await aPaidBooking()]
    const { token } = await anAdmin()
    const { version } = await bookingRow(cancelled.pid)
    const data = { reason: 'weather', text: '' }
    await send(
      `/api/admin/bookings/${cancelled.id}/events`,
      { event: 'cancel.company', version, data },
      { token },
    )
    await remindAt(cancelled, 5)
    await remindAt(late, 1.9)
    expect([await remindersOf(cancelled), await remindersOf(late)]).toEqual([[], []])
  })

  it('gets no names by mail', async () => {
    const booking = await aPaidBooking()
    await name(booking, { ...LIST, travellers: [{ ...ANN, diet: 'canary diet' }] })
    await remindAt(booking, 5)
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.causeId, String(booking.id)))
    expect(JSON.stringify(mails)).not.toMatch(/canary diet|Aunt Jo|Ann Larch/)
  })
})

it('diet and contact go 30 days after the trip, the names after 90', async () => {
  const booking = await aPaidBooking()
  await name(booking)
  const left = async (days: number) => {
    await changeBooking(booking.id, { endsAt: Date.now() - days * DAY_MS })
    await deleteExpiredRecords(env, Date.now())
    return (await rowsOf(booking)).map(({ name, diet, emergency }) => [name, diet, emergency])
  }
  expect((await left(29))[0]).toEqual([ANN.name, ANN.diet, LIST.emergency])
  expect((await left(31))[0]).toEqual([ANN.name, null, null])
  expect(await left(91)).toEqual([])
})

it('those of a trip that was called off go as early, though its day is far', async () => {
  const booking = await aPaidBooking()
  await name(booking)
  const { token } = await anAdmin()
  const data = { reason: 'weather', text: '' }
  const { version } = await bookingRow(booking.pid)
  const cancel = { event: 'cancel.company', version, data }
  await send(`/api/admin/bookings/${booking.id}/events`, cancel, { token })
  const left = async (days: number) => {
    await changeBooking(booking.id, { updatedAt: Date.now() - days * DAY_MS })
    await deleteExpiredRecords(env, Date.now())
    return (await rowsOf(booking)).map(({ diet, emergency }) => [diet, emergency])
  }
  expect((await left(29))[0]).toEqual([ANN.diet, LIST.emergency])
  expect((await left(31))[0]).toEqual([null, null])
  expect(await left(91)).toEqual([])
})
