import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { TripCancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import { auditLog } from '../../../../worker/db/schema/audit'
import { seats, type BookingRow } from '../../../../worker/db/schema/bookings'
import { trips } from '../../../../worker/db/schema/trips'
import { send } from '../../../support/accounts'
import { changeBooking } from '../../../support/booking-builders'
import { anAdmin, db } from '../../../support/builders'
import { aDeparture, aPartyOn, bookingById, tripRow } from '../../../support/departure-builders'
import { mailsTo } from '../../../support/mails'
import { codeOf, errorOf } from '../../../support/request'

const HOUR_MS = 60 * 60 * 1000
const { token } = await anAdmin()
const desk = (path: string, body?: object) => send(`/api/admin/${path}`, body, { token })
const moneyOf = async ({ id }: BookingRow) => (await desk(`bookings/${id}/money`)).json<DeskMoney>()

describe('a departure that the company cancels', () => {
  it('cancels every party in one act, with all of its money approved for after 72 hours, and mails each', async () => {
    const trip = await aDeparture()
    const parties = [
      await aPartyOn(trip),
      await aPartyOn(trip, { status: 'on_hold', paid: 300 }),
      await aPartyOn(trip, { status: 'on_hold', paid: 0 }),
    ]
    const response = await desk(`trips/${trip.id}/cancel`, { reason: 'minimum', text: 'Sorry.' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: trip.id,
      status: 'cancelled',
      bookings: parties.map(({ id }) => id),
    })
    expect((await tripRow(trip.id)).status).toBe('cancelled')
    expect(await db.$count(seats, eq(seats.tripId, trip.id))).toBe(0)
    for (const [party, paid] of [
      [parties[0]!, 105_000],
      [parties[1]!, 300],
    ] as const) {
      const { status, refunds, refundOpen } = await moneyOf(party)
      expect([status, refundOpen.amount]).toEqual(['cancelled', paid])
      expect(refunds).toMatchObject([{ status: 'approved', amount: { amount: paid } }])
      expect(refunds[0]?.fee.amount).toBe(0)
      expect(refunds[0]?.sendAfter).toBeGreaterThan(Date.now() + 71 * HOUR_MS)
    }
    expect((await moneyOf(parties[2]!)).refunds).toEqual([])
    for (const { email } of parties) {
      const mail = (await mailsTo(email ?? '')).find((each) => each.template === 'bookingCancelled')
      expect(mail?.textBody).toMatch(/Too few travellers[^]*> Sorry\./)
    }
    const audited = and(eq(auditLog.subjectType, 'trip'), eq(auditLog.subjectId, String(trip.id)))
    const [audit] = await db.select().from(auditLog).where(audited)
    expect(audit?.action).toBe('trip.cancel')
  })

  it('shows before who loses it and what goes back', async () => {
    const trip = await aDeparture()
    const party = await aPartyOn(trip)
    const response = await desk(`trips/${trip.id}/cancellation`)
    expect(await response.json<TripCancellationPreview>()).toMatchObject({
      id: trip.id,
      startDay: trip.startDay,
      parties: [{ id: party.id, status: 'confirmed', refund: { amount: 105_000 }, hasMail: true }],
      openQuotes: 0,
    })
  })

  it('is cancelled once, and not when others are on it than were shown', async () => {
    const trip = await aDeparture()
    const [one, two] = [await aPartyOn(trip), await aPartyOn(trip)]
    const path = `trips/${trip.id}/cancel`
    const outdated = await desk(path, { reason: 'weather', bookings: [one.id] })
    expect([outdated.status, await errorOf(outdated)]).toEqual([409, 'EditConflict'])
    expect((await bookingById(two.id)).status).toBe('confirmed')
    const body = { reason: 'weather', bookings: [two.id, one.id] }
    const all = await Promise.all(Array.from({ length: 5 }, () => desk(path, body)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = all.find(({ status }) => status !== 200)
    expect(late && (await errorOf(late))).toBe('NotPossibleNow')
    expect((await moneyOf(one)).refunds).toHaveLength(1)
  })

  it('of a repeated request is one cancellation, and each copy is told which bookings it ended', async () => {
    const trip = await aDeparture()
    const parties = [await aPartyOn(trip), await aPartyOn(trip, { paid: 2000 })]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const cancel = (body: object) =>
      send(`/api/admin/trips/${trip.id}/cancel`, body, { token, headers })
    const copies = Array.from({ length: 8 }, () => cancel({ reason: 'weather' }))
    const all = await Promise.all([...copies, copies[0]!.then(() => cancel({ reason: 'weather' }))])
    for (const response of all) {
      const told = response.status === 200 ? await response.json() : response.status
      const ids = parties.map(({ id }) => id)
      expect(told).toEqual({ id: trip.id, status: 'cancelled', bookings: ids })
    }
    for (const { email } of parties)
      expect(
        (await mailsTo(email ?? '')).filter((each) => each.template === 'bookingCancelled'),
      ).toHaveLength(1)
    expect(await codeOf(await cancel({ reason: 'guide' }))).toEqual([422, 'KeyReused'])
  })

  it('takes eight parties in one batch, and refuses more with an answer of its own', async () => {
    const trip = await aDeparture({ capacity: 9 })
    const parties: BookingRow[] = []
    for (let n = 0; n < 9; n += 1) parties.push(await aPartyOn(trip, { paid: 2000 }))
    const path = `trips/${trip.id}/cancel`
    const refused = await desk(path, { reason: 'guide' })
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'TooManyParties'])
    const [last] = parties.splice(8)
    const data = { reason: 'guide' }
    const cause = { event: 'cancel.company', version: last!.version, data }
    expect((await desk(`bookings/${last!.id}/events`, cause)).status).toBe(200)
    expect((await desk(path, { reason: 'guide' })).status).toBe(200)
    for (const { id } of parties) expect((await bookingById(id)).status).toBe('cancelled')
  })

  it('is not cancelled as a whole once a party did not come: its seats stay', async () => {
    const trip = await aDeparture()
    const [missing, here] = [await aPartyOn(trip, { status: 'no_show' }), await aPartyOn(trip)]
    const response = await desk(`trips/${trip.id}/cancel`, { reason: 'weather' })
    expect([response.status, await errorOf(response)]).toEqual([409, 'NotPossibleNow'])
    expect((await bookingById(missing.id)).status).toBe('no_show')
    expect((await bookingById(here.id)).status).toBe('confirmed')
  })

  it('needs a reason, a trip that is not over, and a trip', async () => {
    const trip = await aDeparture()
    expect(await errorOf(await desk(`trips/${trip.id}/cancel`, { reason: 'other' }))).toBe(
      'WriteContent',
    )
    expect(await errorOf(await desk('trips/987654321/cancel', { reason: 'weather' }))).toBe(
      'NotFound',
    )
    await db.update(trips).set({ startsAt: 1, endsAt: 2 }).where(eq(trips.id, trip.id))
    expect(await errorOf(await desk(`trips/${trip.id}/cancel`, { reason: 'weather' }))).toBe(
      'TooLate',
    )
  })

  it('without any party is cancelled too, and a payment at the same time is not lost', async () => {
    const empty = await aDeparture()
    expect((await desk(`trips/${empty.id}/cancel`, { reason: 'vehicle' })).status).toBe(200)
    const trip = await aDeparture()
    const party = await aPartyOn(trip, { paid: 2000 })
    await changeBooking(party.id, { total: 5000 })
    const receipt = { amount: 3000, method: 'cash', day: '2026-01-06', reason: '' }
    const [paid, cancelled] = await Promise.all([
      desk(`bookings/${party.id}/payments`, receipt),
      desk(`trips/${trip.id}/cancel`, { reason: 'vehicle' }),
    ])
    expect([paid.status, cancelled.status]).toEqual([201, 200])
    const { status, paid: total } = await bookingById(party.id)
    expect([status, total]).toEqual(['cancelled', 5000])
  })
})
