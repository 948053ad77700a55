import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskCounts } from '../../../worker/contracts/admin/desk-counts'
import type { InboxThread } from '../../../worker/contracts/inbox/inbox'
import type { InboxThreadDetail } from '../../../worker/contracts/inbox/inbox-thread'
import { bookingMessages, bookings } from '../../../worker/db/schema/bookings'
import { eventStatement } from '../../../worker/bookings/data/booking-events'
import { newPid } from '../../../worker/bookings/data/booking-ids'
import { send, type Sent } from '../../support/accounts'
import { anAdmin, aTour, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { findThread } from '../../support/inbox'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const admin = await anAdmin()
const post = (path: string, body: object, sent: Sent = {}) =>
  send(`/api/admin${path}`, body, { token: admin.token, ...sent })
const get = (path: string) => send(`/api/admin${path}`, undefined, { token: admin.token })
const read = async (id: number) => (await get(`/inbox/${id}`)).json<InboxThreadDetail>()

/** A request as the site writes it, with its thread. */
async function aRequest({ at = Date.now() } = {}) {
  const email = aSender()
  const tourId = await aTour()
  const [booking] = await db
    .insert(bookings)
    .values({
      pid: newPid(),
      source: 'site',
      tourId,
      lang: 'kr',
      name: '김민지',
      email,
      emailKey: email,
      wishDay: '2027-07-01',
      party: 2,
      pickupKind: 'calgary',
      notes: '야경도 보고 싶어요',
      termsVersion: '1',
      awaitsSince: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!booking) throw new Error('no booking')
  const move = { from: '', to: 'requested', actor: 'guest' } as const
  await eventStatement(db, {
    bookingId: booking.id,
    version: 0,
    event: 'request.create',
    at,
    ...move,
  })
  const thread = await findThread('booking', booking.id)
  if (!thread) throw new Error('no thread')
  return { booking, thread, email, tourId }
}

const guestWrites = (bookingId: number, body: string, at = Date.now()) =>
  db.insert(bookingMessages).values({ bookingId, author: 'guest', body, createdAt: at })
const bookingOf = async (id: number) =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0]
const threadOf = (id: number) => findThread('booking', id)

describe('a request for a trip', () => {
  it('is a thread with who asks, when, for how many, about which tour, and its booking', async () => {
    const { booking, thread, email, tourId } = await aRequest()
    expect(await read(thread.id)).toMatchObject({
      source: 'booking',
      state: 'new',
      title: '김민지',
      excerpt: '야경도 보고 싶어요',
      email,
      lang: 'kr',
      forum: tourId,
      people: 2,
      date: '2027-07-01',
      reference: booking.pid,
      booking: booking.id,
      ways: ['mail'],
      messages: [{ kind: 'inquiry', author: '김민지', text: '야경도 보고 싶어요' }],
    })
    const { threads } = await (
      await get(`/inbox?q=${encodeURIComponent('민지')}&source=booking`)
    ).json<{ threads: InboxThread[] }>()
    expect(threads.map(({ _id }) => _id)).toContain(thread.id)
  })

  it('is late in both lists and on the desk after a day, and counted while it waits', async () => {
    const before = await (await get('/counts')).json<DeskCounts>()
    const { booking } = await aRequest({ at: Date.now() - DAY_MS - 60_000 })
    const after = await (await get('/counts')).json<DeskCounts>()
    expect([
      after.bookings - before.bookings,
      after.lateInquiries - before.lateInquiries,
      after.inquiries - before.inquiries,
    ]).toEqual([1, 1, 1])
    await post(`/bookings/${booking.id}/messages`, { text: 'Coming', kind: 'reply' })
    expect(await (await get('/counts')).json<DeskCounts>()).toMatchObject({
      bookings: before.bookings,
      lateInquiries: before.lateInquiries,
    })
  })
})

describe('an answer in the inbox', () => {
  it('is a message of the booking, mailed in its language with the link; repeated, it is sent once', async () => {
    const { booking, thread, email } = await aRequest()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = {
      via: 'mail',
      text: '7월 1일에 자리가 있습니다',
      lang: 'kr',
      version: thread.version,
    }
    const first = await post(`/inbox/${thread.id}/answers`, answer, { headers })
    expect(first.status).toBe(200)
    expect((await post(`/inbox/${thread.id}/answers`, answer, { headers })).status).toBe(200)
    expect(await read(thread.id)).toMatchObject({
      state: 'answered',
      messages: [{ kind: 'inquiry' }, { kind: 'mail', author: admin.username, text: answer.text }],
    })
    expect((await bookingOf(booking.id))?.awaitsSince).toBeNull()
    const mails = await mailsTo(email)
    expect(mails.map(({ template }) => template)).toEqual(['bookingMessage'])
    expect(mails[0]?.textBody).toContain('#k=')
  })

  it('is refused when the guest wrote since it was read', async () => {
    const { booking, thread, email } = await aRequest()
    await guestWrites(booking.id, '8월도 좋아요')
    const answer = { via: 'mail', text: 'July has seats', lang: 'ca', version: thread.version }
    expect(await codeOf(await post(`/inbox/${thread.id}/answers`, answer))).toEqual([
      409,
      'ThreadChanged',
    ])
    expect(await mailsTo(email)).toEqual([])
  })

  it('can close the thread with it; a note is kept with the booking', async () => {
    const { booking, thread } = await aRequest()
    await post(`/inbox/${thread.id}/notes`, { text: 'VIP' })
    const { version } = await read(thread.id)
    const answer = { via: 'mail', text: 'See you in July', lang: 'ca', version, isDone: true }
    await post(`/inbox/${thread.id}/answers`, answer)
    expect(await read(thread.id)).toMatchObject({
      state: 'done',
      messages: [{ kind: 'inquiry' }, { kind: 'note', text: 'VIP' }, { kind: 'mail' }],
    })
    expect((await bookingOf(booking.id))?.awaitsSince).toBeNull()
  })
})

describe('the thread of a booking', () => {
  it('waits again when the guest writes, with the latest text as its excerpt', async () => {
    const { booking, thread } = await aRequest()
    await post(`/bookings/${booking.id}/messages`, { text: 'July?', kind: 'reply' })
    expect(await threadOf(booking.id)).toMatchObject({ state: 'answered', waitingSince: null })
    const at = Date.now() + 5
    await guestWrites(booking.id, '네, 7월이요', at)
    expect(await threadOf(booking.id)).toMatchObject({ state: 'waiting', waitingSince: at })
    expect((await bookingOf(booking.id))?.awaitsSince).toBe(at)
    expect((await read(thread.id)).excerpt).toBe('네, 7월이요')
  })

  it('is done with a decline and when the guest withdraws', async () => {
    const { booking } = await aRequest()
    const decline = { event: 'request.decline', version: 1, data: { reason: 'Full' } }
    await post(`/bookings/${booking.id}/events`, decline)
    expect(await threadOf(booking.id)).toMatchObject({ state: 'done', waitingSince: null })
    const other = await aRequest()
    await eventStatement(db, {
      bookingId: other.booking.id,
      version: 1,
      event: 'request.withdraw',
      from: 'requested',
      to: 'closed',
      actor: 'guest',
      at: Date.now(),
    })
    expect(await threadOf(other.booking.id)).toMatchObject({ state: 'done', answeredAt: null })
    expect((await bookingOf(other.booking.id))?.awaitsSince).toBeNull()
  })

  it('that is answered elsewhere no longer waits at the bookings either, until it is opened again', async () => {
    const { booking, thread } = await aRequest()
    await post(`/inbox/${thread.id}`, { state: 'answered' })
    expect((await bookingOf(booking.id))?.awaitsSince).toBeNull()
    await post(`/inbox/${thread.id}`, { state: 'waiting' })
    expect((await bookingOf(booking.id))?.awaitsSince).toBeGreaterThan(0)
  })

  it('goes with the personal data of its booking', async () => {
    const { booking } = await aRequest()
    await db
      .update(bookings)
      .set({ erasedAt: sql`1` })
      .where(eq(bookings.id, booking.id))
    expect(await threadOf(booking.id)).toBeNull()
  })
})
