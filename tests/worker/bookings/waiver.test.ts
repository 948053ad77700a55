import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { CrewDay } from '../../../worker/contracts/bookings/crew-day'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import type { Planner } from '../../../worker/contracts/bookings/planner'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LANGS } from '../../../worker/contracts/languages'
import { bookings, waiverAcceptances, type BookingRow } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { trips } from '../../../worker/db/schema/trips'
import { pageVersions } from '../../../worker/db/schema/written-pages'
import { send } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { anAdmin, db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { aGuide, crewKeyOf, giveTrip } from '../../support/crew-builders'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../../support/held-bookings'
import { codeOf } from '../../support/request'
import { anAnswer, aWaiver, inDays } from '../../support/waivers'

const traveller = { age: null, seat: 'belt', diet: '' }
const LIST = {
  travellers: ['Ann Larch', 'Ben Larch'].map((name) => ({ name, ...traveller })),
  emergency: '',
}

afterEach(async () => {
  await db.delete(pageVersions)
})

const name = (booking: BookingRow, waiver?: object, list: object = LIST) =>
  asGuest(`${booking.pid}/travellers`, { ...list, waiver }, guestOf(booking), { method: 'PATCH' })
const accept = (booking: BookingRow, waiver: object, cookie = guestOf(booking)) =>
  asGuest(`${booking.pid}/waiver`, waiver, cookie)
const waiverOf = async (booking: BookingRow) => (await readAs(booking.pid, guestOf(booking))).waiver
const rowsOf = ({ id }: BookingRow) =>
  db.select().from(waiverAcceptances).where(eq(waiverAcceptances.bookingId, id))
const moveTrip = ({ tripId }: BookingRow, part: Partial<typeof trips.$inferInsert>) =>
  db.update(trips).set(part).where(eq(trips.id, tripId!))
const atTheDesk = async ({ id }: BookingRow) =>
  (await (await atDesk(`bookings/${id}`)).json<DeskBooking>()).waiver

describe('the waiver', () => {
  it.each([
    ['keeps none', {}],
    ['has it in one language only', { ca: 'Risks' }],
    ['has ended it with empty texts', { kr: '', ca: '', cn: '' }],
  ])('is asked nowhere while the company %s', async (_what, texts) => {
    const booking = await aPaidBooking()
    if (Object.keys(texts).length > 0) await aWaiver(inDays(0), texts)
    expect(await waiverOf(booking)).toBeUndefined()
    expect((await name(booking)).status).toBe(200)
    expect(await atTheDesk(booking)).toBeNull()
    expect(await codeOf(await accept(booking, anAnswer(inDays(0))))).toEqual([
      409,
      'NotPossibleNow',
    ])
  })

  it('is needed with the list of travellers, and nothing is stored without it', async () => {
    const [version, booking] = [await aWaiver(), await aPaidBooking()]
    const refused = await name(booking)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'WaiverMissing', fields: { waiver: 'WaiverMissing' } },
    ])
    const { travellers, waiver } = await readAs(booking.pid, guestOf(booking))
    expect(travellers?.travellers).toEqual([])
    expect(waiver).toMatchObject({
      versions: { kr: version, ca: version, cn: version },
      party: { state: 'missing', accepted: null },
      isOpen: true,
    })
    expect((await name(booking, anAnswer(version))).status).toBe(200)
    expect((await readAs(booking.pid, guestOf(booking))).travellers?.travellers).toHaveLength(2)
  })

  it.each(LANGS)('is stored as it was read in %s, with name and time', async (lang) => {
    const [version, booking] = [await aWaiver(), await aPaidBooking()]
    await name(booking, anAnswer(version, { lang }))
    const accepted = { version, lang, name: 'Ann Larch', at: expect.any(Number) as number }
    expect((await waiverOf(booking))?.party).toEqual({ state: 'accepted', accepted })
    const [row] = await rowsOf(booking)
    expect(Math.abs(Date.now() - row!.acceptedAt)).toBeLessThan(60_000)
    // The next change of the list does not ask again.
    const shorter = { ...LIST, travellers: LIST.travellers.slice(1) }
    expect((await name(booking, undefined, shorter)).status).toBe(200)
  })

  it('sent from two tabs is stored once', async () => {
    const [version, booking] = [await aWaiver(), await aPaidBooking()]
    const answers = await Promise.all([1, 2].map(() => name(booking, anAnswer(version))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await accept(booking, anAnswer(version, { name: 'Ben' }))).status).toBe(200)
    expect(await rowsOf(booking)).toMatchObject([{ name: 'Ann Larch' }])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['two lines as a name', { name: 'Ann\nBen' }],
    ['a language that there is not', { lang: 'fr' }],
    ['an unknown version', { version: 'latest' }],
  ])('is refused with %s', async (_what, fields) => {
    const [version, booking] = [await aWaiver(), await aPaidBooking()]
    expect((await accept(booking, { ...anAnswer(version), ...fields })).status).toBe(422)
    expect(await rowsOf(booking)).toEqual([])
  })

  it('is accepted by the guest who booked, once the trip is confirmed, until it ends', async () => {
    const version = await aWaiver()
    const held = await aHeldBooking()
    expect(await codeOf(await accept(held, anAnswer(version)))).toEqual([409, 'NotPossibleNow'])
    const booking = await aPaidBooking()
    const companion = guestOf(booking, 'pack')
    expect((await readAs(booking.pid, companion)).waiver).toEqual({
      versions: { kr: version, ca: version, cn: version },
      party: null,
      isOpen: false,
    })
    const other = await aPaidBooking()
    for (const cookie of [companion, guestOf(other), ''])
      expect(await codeOf(await accept(booking, anAnswer(version), cookie))).toEqual([
        401,
        'LinkWrong',
      ])
    // The list of travellers is closed then.
    await moveTrip(booking, { startsAt: Date.now() - HOUR_MS, endsAt: Date.now() + HOUR_MS })
    expect((await accept(booking, anAnswer(version))).status).toBe(200)
    await moveTrip(other, { startsAt: Date.now() - 2 * HOUR_MS, endsAt: Date.now() - HOUR_MS })
    expect(await codeOf(await accept(other, anAnswer(version)))).toEqual([409, 'TooLate'])
    expect((await waiverOf(other))?.isOpen).toBe(false)
  })
})

describe('a new text of the waiver', () => {
  it('is asked from its first day on, with the same list, and is another text than the old one', async () => {
    const [first, booking] = [await aWaiver(), await aPaidBooking()]
    await name(booking, anAnswer(first))
    await aWaiver(inDays(1))
    expect((await waiverOf(booking))?.party?.state).toBe('accepted')
    const second = await aWaiver(inDays(0))
    expect((await waiverOf(booking))?.party).toMatchObject({
      state: 'older',
      accepted: { version: first },
    })
    expect(await atTheDesk(booking)).toMatchObject({ state: 'older' })
    expect((await codeOf(await name(booking)))[1]).toBe('WaiverMissing')
    expect((await codeOf(await name(booking, anAnswer(first)))).slice(0, 2)).toEqual([
      409,
      'WaiverChanged',
    ])
    expect((await name(booking, anAnswer(second))).status).toBe(200)
    expect((await waiverOf(booking))?.party).toMatchObject({
      state: 'accepted',
      accepted: { version: second },
    })
    expect(await rowsOf(booking)).toHaveLength(2)
  })

  it('in another language does not ask those who read theirs', async () => {
    const [first, booking] = [await aWaiver(), await aPaidBooking()]
    await name(booking, anAnswer(first, { lang: 'kr' }))
    await aWaiver(inDays(0), { cn: '新' })
    expect((await waiverOf(booking))?.party?.state).toBe('accepted')
  })

  it('does not change what was right on the day of a trip', async () => {
    const [first, booking] = [await aWaiver(), await aPaidBooking()]
    await name(booking, anAnswer(first))
    await changeBooking(booking.id, { day: inDays(-1) })
    await aWaiver(inDays(0))
    expect(await atTheDesk(booking)).toMatchObject({ state: 'accepted' })
  })
})

describe('whether it was accepted is seen', () => {
  it('on the booking, on the day sheet, and without a name on the guide’s phone', async () => {
    const [version, guide, booking] = [await aWaiver(), await aGuide(), await aPaidBooking()]
    const { token } = await anAdmin()
    const seen = async () => {
      const { startDay } = (await db.select().from(trips).where(eq(trips.id, booking.tripId!)))[0]!
      const path = `/api/admin/planner?from=${startDay}&to=${startDay}`
      const planner = await (await send(path, undefined, { token })).json<Planner>()
      const party = planner.trips
        .flatMap(({ parties }) => parties)
        .find(({ bookingId }) => bookingId === booking.id)
      const cookie = `crew=${crewKeyOf(guide)}`
      const day = await send(`/api/crew/${guide.id}/day`, undefined, { cookie })
      const phone = (await day.json<CrewDay>()).trips[0]?.parties[0]?.waiver
      return [(await atTheDesk(booking))?.state, party?.waiver?.state, phone]
    }
    await giveTrip(booking, guide.id, HOUR_MS)
    expect(await seen()).toEqual(['missing', 'missing', 'missing'])
    await accept(booking, anAnswer(version))
    expect(await seen()).toEqual(['accepted', 'accepted', 'accepted'])
    await aWaiver(inDays(0))
    expect(await seen()).toEqual(['older', 'older', 'older'])
  })
})

describe('a guest is reminded', () => {
  const startOf = async ({ tripId }: BookingRow) =>
    (await db.select().from(trips).where(eq(trips.id, tripId!)))[0]!.startsAt
  /** Noon in Calgary. */
  const remindAt = async (booking: BookingRow, daysBefore: number) =>
    runDeadlines((await startOf(booking)) - daysBefore * DAY_MS + 3 * HOUR_MS)
  const mailsOf = async ({ id }: BookingRow) =>
    (
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.causeId, String(id)))
    ).filter(({ template }) => template === 'travellersDue' || template === 'waiverDue')

  it.each(LANGS)('of the waiver once where only that is missing, in %s', async (lang) => {
    const booking = await aPaidBooking({ lang })
    await name(booking)
    await aWaiver()
    for (const days of [6.5, 6, 5.5, 4, 3.5]) await remindAt(booking, days)
    const [mail, ...more] = await mailsOf(booking)
    expect([mail?.template, mail?.lang, more]).toEqual(['waiverDue', lang, []])
    expect(mail!.textBody).toContain(`/trip/${booking.pid}#k=`)
  })

  it('of both in one mail, and of nothing once both are there', async () => {
    const version = await aWaiver()
    const [neither, both] = [await aPaidBooking(), await aPaidBooking()]
    await name(both, anAnswer(version))
    for (const booking of [neither, both]) await remindAt(booking, 5)
    const [mail] = await mailsOf(neither)
    expect(mail).toMatchObject({ template: 'travellersDue' })
    expect(mail!.textBody).toContain('waiver')
    expect(await mailsOf(both)).toEqual([])
  })

  it('without a word about it while there is none', async () => {
    const booking = await aPaidBooking()
    await remindAt(booking, 5)
    const [mail] = await mailsOf(booking)
    expect(mail!.textBody).not.toContain('waiver')
  })
})

describe('an accepted waiver', () => {
  const cancelled = async (booking: BookingRow) => {
    const { version } = await bookingRow(booking.pid)
    const data = { reason: 'weather', text: '' }
    await atDesk(`bookings/${booking.id}/events`, { event: 'cancel.company', version, data })
  }

  it('is part of the guest’s data, and goes with the booking', async () => {
    const [version, booking] = [await aWaiver(), await aPaidBooking()]
    await accept(booking, anAnswer(version))
    const data = await send(`/api/guest/${booking.pid}/data`, undefined, {
      cookie: guestOf(booking),
    })
    const { waivers } = await data.json<{ waivers: object[] }>()
    expect(waivers).toMatchObject([{ booking: booking.pid, ...anAnswer(version) }])
    await db.delete(bookings).where(eq(bookings.id, booking.id))
    expect(await rowsOf(booking)).toEqual([])
  })

  it('keeps its name as long as the booking does when that is erased', async () => {
    const version = await aWaiver()
    const [paid, unpaid] = [await aPaidBooking(), await aBooking({ status: 'confirmed' })]
    for (const booking of [paid, unpaid]) {
      await db
        .insert(waiverAcceptances)
        .values({ bookingId: booking.id, ...anAnswer(version), acceptedAt: Date.now() })
      await cancelled(booking)
      const erased = await atDesk(`bookings/${booking.id}/erase`, { keepsName: true })
      expect(erased.status).toBe(200)
    }
    expect(await rowsOf(paid)).toMatchObject([{ version, name: 'Ann Larch' }])
    expect(await rowsOf(unpaid)).toMatchObject([{ version, name: null }])
  })
})
