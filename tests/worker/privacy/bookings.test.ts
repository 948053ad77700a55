import { env } from 'cloudflare:workers'
import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  bookingEvents,
  bookingMessages,
  bookings,
  travellers,
} from '../../../worker/db/schema/bookings'
import { paymentClaims, payments } from '../../../worker/db/schema/payments'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { leave, send } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { aMember, db } from '../../support/builders'
import { codeOf } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const ago = (days: number) => now - days * DAY_MS

const aTraveller = (bookingId: number) =>
  db.insert(travellers).values({
    bookingId,
    name: 'Ann',
    diet: 'No nuts',
    emergency: '+1 403 555 0100',
  })
const travellersOf = (id: number) =>
  db.select().from(travellers).where(eq(travellers.bookingId, id))
const messagesOf = (id: number) =>
  db.select().from(bookingMessages).where(eq(bookingMessages.bookingId, id))
/** A payment that was refunded in full. */
const aRefundedPayment = (bookingId: number) =>
  db.insert(payments).values(
    [5000, -5000].map((amount) => ({
      bookingId,
      kind: amount > 0 ? ('receipt' as const) : ('refund' as const),
      amount,
      valueDay: '2026-01-05',
      method: 'etransfer',
      at: now,
      requestKey: crypto.randomUUID(),
    })),
  )
const aClaim = (bookingId: number, payer = 'Ann Payer') =>
  db
    .insert(paymentClaims)
    .values({
      bookingId,
      amount: 2000,
      method: 'etransfer',
      sentDay: '2026-01-05',
      payer,
      receiptKey: `receipts/${crypto.randomUUID()}`,
      receiptType: 'application/pdf',
      createdAt: now,
      requestKey: crypto.randomUUID(),
    })
    .returning()
const claimsOf = (id: number) => db.$count(paymentClaims, eq(paymentClaims.bookingId, id))
const isKept = async (id: number) => (await db.$count(bookings, eq(bookings.id, id))) === 1
const aMessage = (bookingId: number, author: 'guest' | 'staff' | 'note', createdAt = now) =>
  db.insert(bookingMessages).values({ bookingId, author, body: `By ${author}`, createdAt })

describe('the export of a member', () => {
  it('has bookings, messages and travellers, and none of the company’s notes', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email, notes: 'A quiet room' })
    const other = await aBooking()
    for (const author of ['guest', 'staff', 'note'] as const) await aMessage(booking.id, author)
    await aTraveller(booking.id)
    const [said] = await aClaim(booking.id)
    await aClaim(other.id, 'An Other')
    const exported = await (await send('/api/user/me/export', undefined, { token })).json()
    expect(exported).toMatchObject({
      bookings: [{ pid: booking.pid, notes: 'A quiet room', status: 'requested' }],
      bookingMessages: [{ body: 'By guest' }, { body: 'By staff' }],
      travellers: [{ name: 'Ann', diet: 'No nuts' }],
      claims: [
        {
          booking: booking.pid,
          amount: 2000,
          payer: 'Ann Payer',
          receipt: `/api/guest/${booking.pid}/receipt/${said?.id}`,
        },
      ],
    })
    const text = JSON.stringify(exported)
    for (const secret of ['By note', 'An Other', 'receipts/', other.pid])
      expect(text).not.toContain(secret)
  })
})

describe('the deletion of an account', () => {
  it('erases bookings that are over, with messages, travellers and claims', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email, status: 'closed' })
    await aMessage(booking.id, 'guest')
    await aTraveller(booking.id)
    await aClaim(booking.id)
    expect((await leave(token)).status).toBe(204)
    expect(await bookingRow(booking.pid)).toMatchObject({
      status: 'closed',
      name: null,
      email: null,
      emailKey: null,
      phone: null,
      notes: null,
      erasedAt: expect.any(Number),
    })
    expect([await messagesOf(booking.id), await travellersOf(booking.id)]).toEqual([[], []])
    expect(await claimsOf(booking.id)).toBe(0)
    const opened = await asGuest(booking.pid, undefined, guestOf(booking))
    expect(await codeOf(opened)).toEqual([410, 'LinkEnded'])
  })

  it('keeps the name where money was paid, also if all of it went back', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email, status: 'completed' })
    await aRefundedPayment(booking.id)
    await leave(token)
    expect(await bookingRow(booking.pid)).toMatchObject({ name: booking.name, email: null })
  })

  it('says before how many are not over, and leaves those as they are, without the account', async () => {
    const { userId, email, token } = await aMember()
    const booking = await aBooking({ email, userId })
    const own = await (await send('/api/user/me', undefined, { token })).json()
    expect(own).toMatchObject({ openBookings: 1 })
    await leave(token)
    expect(await bookingRow(booking.pid)).toMatchObject({ email, userId: null, erasedAt: null })
    expect((await readAs(booking.pid, guestOf(booking))).status).toBe('requested')
  })
})

describe('the daily deletion', () => {
  it('deletes closed requests without an answer after 90 days, others after three years', async () => {
    const [unanswered, answered, young, old, open] = [
      await aBooking({ status: 'closed' }),
      await aBooking({ status: 'closed' }),
      await aBooking({ status: 'closed' }),
      await aBooking({ status: 'closed' }),
      await aBooking(),
    ]
    await aMessage(answered.id, 'staff')
    await aMessage(unanswered.id, 'note')
    await aClaim(unanswered.id)
    for (const { id } of [unanswered, answered, open])
      await changeBooking(id, { updatedAt: ago(91) })
    await changeBooking(young.id, { updatedAt: ago(89) })
    await aMessage(old.id, 'staff')
    await changeBooking(old.id, { updatedAt: ago(3 * 366) })
    await deleteExpiredRecords(env, now)
    const kept = await Promise.all(
      [unanswered, answered, young, old, open].map(({ id }) => isKept(id)),
    )
    expect(kept).toEqual([false, true, true, false, true])
    expect(await claimsOf(unanswered.id)).toBe(0)
    expect(await db.$count(bookingEvents, eq(bookingEvents.bookingId, old.id))).toBe(0)
  })

  it('keeps bookings with money, also if all of it went back, and those of a trip', async () => {
    const [paid, held] = [
      await aBooking({ status: 'expired' }),
      await aBooking({ status: 'confirmed' }),
    ]
    await aRefundedPayment(paid.id)
    await changeBooking(paid.id, { updatedAt: ago(2000) })
    await changeBooking(held.id, { updatedAt: ago(2000) })
    await deleteExpiredRecords(env, now)
    expect([await isKept(paid.id), await isKept(held.id)]).toEqual([true, true])
  })

  it('empties diet and emergency contact 30 days after the trip, and the rest after 90', async () => {
    const booking = await aBooking({ status: 'confirmed' })
    await aTraveller(booking.id)
    const daysAfter = async (days: number) => {
      await changeBooking(booking.id, { endsAt: ago(days) })
      await deleteExpiredRecords(env, now)
      return travellersOf(booking.id)
    }
    expect(await daysAfter(29)).toMatchObject([{ diet: 'No nuts' }])
    expect(await daysAfter(31)).toMatchObject([{ name: 'Ann', diet: null, emergency: null }])
    expect(await daysAfter(91)).toEqual([])
  })

  it('clears request keys after a day', async () => {
    const booking = await aBooking()
    await aClaim(booking.id)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await asGuest(`${booking.pid}/withdraw`, { version: 1 }, guestOf(booking), { headers })
    await deleteExpiredRecords(env, now + 2 * DAY_MS)
    expect(await bookingRow(booking.pid)).toMatchObject({ requestKey: null, requestHash: null })
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
    expect(events.map(({ requestKey }) => requestKey)).toEqual([null, null])
    expect(await db.$count(payments, isNotNull(payments.requestKey))).toBe(0)
    expect(await db.$count(paymentClaims, isNotNull(paymentClaims.requestKey))).toBe(0)
  })
})
