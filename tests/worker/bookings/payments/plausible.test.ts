import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { limitCounters } from '../../../../worker/db/schema/limits'
import { paymentClaims } from '../../../../worker/db/schema/payments'
import { aBankDesk, aHold, BANK_DAY } from '../../../support/bank'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  claimForm,
  guestOf,
} from '../../../support/booking-builders'
import { aTour, db } from '../../../support/builders'
import { aDraft, atDesk } from '../../../support/changed-bookings'
import { aHeldBooking, PRICES } from '../../../support/held-bookings'
import { codeOf } from '../../../support/request'
import { fixture } from '../../media/fixtures'

const desk = await aBankDesk()
beforeEach(() => db.delete(limitCounters))

/** Sends once, and again by an admin who is sure. */
async function expectQuestion(send: (sure: object) => Promise<Response>): Promise<void> {
  expect(await codeOf(await send({}))).toEqual([409, 'AmountUnlikely'])
  expect((await send({ isSure: true })).status).toBeLessThan(300)
}

const pay =
  ({ id }: BookingRow, amount: number) =>
  (sure: object) =>
    atDesk(`bookings/${id}/payments`, { amount, method: 'wire', day: BANK_DAY, ...sure })

const line = (cents: number) => ({ kind: 'tour', label: '', units: 1, unitCents: cents, cents })

describe('money at the desk', () => {
  it('of more than three prices is asked about once', async () => {
    const held = await aHeldBooking()
    expect((await pay(held, 3 * held.total)({})).status).toBe(201)
    await expectQuestion(pay(await aHeldBooking(), 3 * held.total + 1))
  })

  it('of more than C$10,000 is asked about where there is no price', async () => {
    const booking = await aBooking()
    expect((await pay(booking, 1_000_000)({})).status).toBe(201)
    await expectQuestion(pay(booking, 1_000_001))
  })

  it('that went back is not asked about', async () => {
    const held = await aHeldBooking()
    await pay(held, 4 * held.total)({ isSure: true })
    const back = { amount: -4 * held.total, method: 'wire', day: BANK_DAY, reason: 'Bounced' }
    expect((await atDesk(`bookings/${held.id}/payments`, back)).status).toBe(201)
  })

  it.each([
    [600_00, 1, true],
    [20_00, 20_300, false],
    [20_00, 29_000, false],
    [20_00, 32_000, true],
    [20_00, 12_000, true],
  ])('of %d cents for an entry of %d won is asked about: %s', async (cents, won, isAsked) => {
    const held = await aHold()
    const entry = await desk.addEntry({ currency: 'KRW', amount: won })
    const match = { bookingId: held.id, version: held.version, amount: cents, entryAmount: won }
    const send = (sure: object) =>
      desk.call(`entries/${entry.id}/match`, [{ ...match, rateNote: 'by hand', ...sure }])
    if (isAsked) await expectQuestion(send)
    else expect((await send({})).status).toBe(200)
  })

  it('is asked about before a match too', async () => {
    const held = await aHold()
    const entry = await desk.addEntry({ amount: 400_000 })
    await expectQuestion((sure) =>
      desk.call(`entries/${entry.id}/match`, [
        { bookingId: held.id, version: held.version, amount: 400_000, ...sure },
      ]),
    )
  })

  it('is asked about in a booking that is entered by hand', async () => {
    const tourId = await aTour(PRICES)
    await expectQuestion((sure) =>
      atDesk('bookings', {
        source: 'phone',
        tourId,
        day: anOpenDay(),
        party: { adults: 2, children: 0 },
        lang: 'ca',
        pickup: { kind: 'calgary' },
        name: 'Caller',
        status: 'confirmed',
        payment: { amount: 100_000_000, day: BANK_DAY },
        ...sure,
      }),
    )
  })
})

describe('the price of a quote', () => {
  const sending = async (...cents: number[]) => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { number, version } = await aDraft(booking.id, { lines: cents.map(line) })
    return (sure: object) =>
      atDesk(`bookings/${booking.id}/quotes/${number}/send`, { version, ...sure })
  }

  it('is a million dollars at most', async () => {
    const send = await sending(60_000_000, 60_000_000)
    expect(await codeOf(await send({ isSure: true }))).toEqual([422, 'Invalid'])
  })

  it('is asked about if it is above C$10,000 and three times the highest so far', async () => {
    expect((await (await sending(950_000))({})).status).toBe(200)
    await expectQuestion(await sending(3_000_000))
    expect((await (await sending(8_000_000))({})).status).toBe(200)
    await expectQuestion(await sending(30_000_000))
  })
})

describe('a claim', () => {
  const claim = (booking: BookingRow, fields: Parameters<typeof claimForm>[0]) =>
    asGuest(`${booking.pid}/claims`, claimForm(fields), guestOf(booking))

  it('of more than twice what is missing, and a margin, is refused', async () => {
    const held = await aHold()
    const most = 2 * held.total + 5000
    for (const amount of [most + 1, 999_999_999])
      expect(await codeOf(await claim(held, { amount }))).toEqual([409, 'ClaimTooLarge'])
    expect((await claim(held, { amount: most })).status).toBe(201)
  })

  it('has ten files in one booking, also of those sent at once; without a file it is taken', async () => {
    const held = await aHold()
    const file = { bookingId: held.id, amount: 1, method: 'wire', sentDay: BANK_DAY, payer: 'A' }
    const kept = Array.from({ length: 8 }, (_, n) => ({
      ...file,
      receiptKey: `receipts/${held.pid}${n}`,
      receiptType: 'image/jpeg',
      createdAt: 1,
    }))
    await db.insert(paymentClaims).values(kept)
    const receipt = fixture('jpeg')
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => claim(held, { receipt, amount: 100 })),
    )
    const codes = await Promise.all(
      sent.map(async (each) => (each.ok ? 'taken' : (await codeOf(each))[1])),
    )
    expect(codes.filter((code) => code === 'taken')).toHaveLength(2)
    expect(codes.filter((code) => code === 'ReceiptsFull')).toHaveLength(2)
    expect((await claim(await bookingRow(held.pid), { amount: 100 })).status).toBe(201)
  })
})
