import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../worker/contracts/dates/durations'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { assignments, resources } from '../../../worker/db/schema/trips'
import { send } from '../../support/accounts'
import { asGuest, bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { anAdmin, db, unique } from '../../support/builders'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../../support/held-bookings'

const admin = await anAdmin()
const atDesk = (path: string, body?: object, method?: string) =>
  send(`/api/admin/${path}`, body, { token: admin.token, ...(method && { method }) })

async function aResource(kind: 'guide' | 'vehicle', fields: object = {}) {
  const usual = kind === 'guide' ? { langs: 'ca' } : { seats: 7 }
  const [row] = await db
    .insert(resources)
    .values({ kind, name: `${kind} ${unique()}`, ...usual, ...fields })
    .returning()
  return row!
}

/** No other guide or vehicle is on the list. */
const retireAll = () => db.update(resources).set({ active: false })

const pay = ({ id, deposit }: BookingRow) =>
  atDesk(`bookings/${id}/payments`, { amount: deposit, method: 'etransfer', day: '2026-01-05' })

const assign = (resourceId: number, { tripId }: BookingRow) =>
  atDesk('assignments', { resourceId, tripId })

const mailsOf = ({ id }: BookingRow, template: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.causeId, String(id)), eq(outbox.template, template)))

/** Noon in Calgary some days ahead: no reader of a language used here sleeps then. */
const noonIn = (days: number) =>
  calgaryInstant(new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10), 12 * 60)

async function confirmedAlone() {
  await retireAll()
  return aPaidBooking()
}

describe('the crew of a trip on its guest’s page', () => {
  it('is named with its phone from the confirmation on, to companions too', async () => {
    await retireAll()
    const guide = await aResource('guide', { phone: '+1 403 555 0142' })
    const vehicle = await aResource('vehicle')
    const held = await aHeldBooking()
    expect((await readAs(held.pid, guestOf(held))).crew).toEqual([])
    await pay(held)
    const crew = [
      { kind: 'guide', name: guide.name, phone: '+1 403 555 0142' },
      { kind: 'vehicle', name: vehicle.name, phone: null },
    ]
    const { pid } = held
    expect((await readAs(pid, guestOf(held))).crew).toEqual(crew)
    expect((await readAs(pid, guestOf(held, 'pack'))).crew).toEqual(crew)
  })

  it('is empty while none is assigned, and for a trip that was cancelled', async () => {
    const booking = await confirmedAlone()
    expect((await readAs(booking.pid, guestOf(booking))).crew).toEqual([])
    await assign((await aResource('guide')).id, booking)
    expect((await readAs(booking.pid, guestOf(booking))).crew).toHaveLength(1)
    await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
    const preview = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
    const { asOf, refundMin, refundMax } = await preview.json<Record<string, unknown>>()
    const wish = { version: booking.version, preview: { asOf, refundMin, refundMax } }
    await asGuest(`${booking.pid}/cancel`, wish, guestOf(booking))
    expect((await readAs(booking.pid, guestOf(booking))).crew).toEqual([])
  })
})

describe('the crew of a trip in its mails', () => {
  it('is in the confirmation, and is not told again', async () => {
    await retireAll()
    const guide = await aResource('guide', { phone: '+1 403 555 0143' })
    const vehicle = await aResource('vehicle')
    const booking = await aPaidBooking()
    const [mail] = await mailsOf(booking, 'bookingConfirmed')
    expect(mail!.textBody).toContain(`Your guide: ${guide.name}, +1 403 555 0143`)
    expect(mail!.textBody).toContain(`Vehicle: ${vehicle.name}`)
    await runDeadlines(noonIn(1))
    expect(await mailsOf(booking, 'crewNamed')).toEqual([])
  })

  it('is not promised in a confirmation while none is assigned', async () => {
    const booking = await confirmedAlone()
    const [mail] = await mailsOf(booking, 'bookingConfirmed')
    expect(mail!.textBody).not.toMatch(/guide|vehicle/i)
  })

  it('is told once when it is assigned later, after the desk has had time to finish', async () => {
    const booking = await confirmedAlone()
    const guide = await aResource('guide')
    await assign(guide.id, booking)
    await runDeadlines(Date.now())
    expect(await mailsOf(booking, 'crewNamed')).toEqual([])
    await assign((await aResource('vehicle')).id, booking)
    await runDeadlines(noonIn(1))
    await runDeadlines(noonIn(1) + HOUR_MS)
    const mails = await mailsOf(booking, 'crewNamed')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.textBody).toContain(`Your guide: ${guide.name}`)
    expect(mails[0]!.textBody).toContain('Vehicle: ')
  })

  it('is told again when another person takes the trip over, and not when one only leaves it', async () => {
    await retireAll()
    const before = await aResource('guide')
    const booking = await aPaidBooking()
    const [given] = await db
      .select()
      .from(assignments)
      .where(eq(assignments.tripId, booking.tripId!))
    expect(given!.resourceId).toBe(before.id)
    await atDesk(`assignments/${given!.id}`, undefined, 'DELETE')
    await runDeadlines(noonIn(1))
    expect(await mailsOf(booking, 'crewNamed')).toEqual([])
    await assign(before.id, booking)
    await runDeadlines(noonIn(2))
    expect(await mailsOf(booking, 'crewNamed')).toEqual([])
    const after = await aResource('guide')
    await assign(after.id, booking)
    await runDeadlines(noonIn(3))
    const [mail] = await mailsOf(booking, 'crewNamed')
    expect(mail!.textBody).toContain(`Your guide: ${after.name}`)
    expect(mail!.textBody).not.toContain(before.name)
  })

  it('is told again when a vehicle joins, which is an update and no change', async () => {
    const booking = await confirmedAlone()
    await assign((await aResource('guide')).id, booking)
    await runDeadlines(noonIn(1))
    await assign((await aResource('vehicle')).id, booking)
    await runDeadlines(noonIn(2))
    const texts = (await mailsOf(booking, 'crewNamed')).map(({ textBody }) => textBody)
    const again = texts.filter((text) => text.includes('an update on your guide or vehicle'))
    expect([texts.length, again.length]).toEqual([2, 1])
    expect(again[0]).not.toContain('changed')
  })

  it('is told in the daytime of the reader unless the trip is nearer than the morning', async () => {
    const booking = await confirmedAlone()
    await assign((await aResource('guide')).id, booking)
    const night = noonIn(1) + 12 * HOUR_MS
    await runDeadlines(night)
    expect(await mailsOf(booking, 'crewNamed')).toEqual([])
    await runDeadlines(night + 9 * HOUR_MS)
    expect(await mailsOf(booking, 'crewNamed')).toHaveLength(1)
  })

  it('is not told to a guest without an address, for a trip that is over, or twice by two runs', async () => {
    const booking = await confirmedAlone()
    await assign((await aResource('guide')).id, booking)
    await Promise.all([runDeadlines(noonIn(1)), runDeadlines(noonIn(1))])
    expect(await mailsOf(booking, 'crewNamed')).toHaveLength(1)
    expect((await bookingRow(booking.pid)).crewTold).not.toBe('')
    await assign((await aResource('guide')).id, booking)
    await runDeadlines(booking.endsAt! + MINUTE_MS)
    expect(await mailsOf(booking, 'crewNamed')).toHaveLength(1)
  })
})
