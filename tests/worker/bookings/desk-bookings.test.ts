import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../../../worker/contracts/admin/desk-counts'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import { bookingsQuery, type DeskBookings } from '../../../worker/contracts/bookings/desk-bookings'
import { auditLog } from '../../../worker/db/schema/audit'
import {
  bookingMessages,
  bookings,
  quotes,
  seats,
  type BookingRow,
} from '../../../worker/db/schema/bookings'
import { cursorOf } from '../../../worker/contracts/list-cursor'
import { resources, trips } from '../../../worker/db/schema/trips'
import { listSql } from '../../../worker/bookings/desk/desk.list-sql'
import { send, type Sent } from '../../support/accounts'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { anOpenDay, bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { aHeldBooking, aPaidBooking } from '../../support/held-bookings'
import { aSender } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const HOUR_MS = 60 * 60 * 1000
const admin = await anAdmin()

const get = (path: string, token: string | null = admin.token) =>
  send(`/api/admin/bookings${path}`, undefined, { token })
const post = (path: string, body: object, sent: Sent = {}) =>
  send(`/api/admin/bookings${path}`, body, { token: admin.token, ...sent })
const list = async (query: string) => (await get(`?${query}`)).json<DeskBookings>()
const read = async (id: number) => (await get(`/${id}`)).json<DeskBooking>()
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const idsOf = ({ bookings: rows }: DeskBookings) => rows.map(({ id }) => id)
const auditOf = (id: number) =>
  db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'booking'), eq(auditLog.subjectId, String(id))))

/** A booking that came by phone. */
async function aCall(fields: Record<string, unknown> = {}, sent: Sent = {}) {
  const email = aSender()
  const response = await post(
    '',
    {
      source: 'phone',
      tourId: null,
      party: { adults: 2, children: 1 },
      lang: 'ca',
      pickup: { kind: 'hotel', text: 'Fox Hotel' },
      name: `Guest ${unique()}`,
      email,
      ...fields,
    },
    sent,
  )
  if (response.status !== 201) throw new Error(await response.text())
  return { ...(await response.json<{ id: number; pid: string }>()), email }
}

const waitSince = (id: number, at: number) =>
  db.update(bookings).set({ awaitsSince: at }).where(eq(bookings.id, id))

describe('a booking that came by phone', () => {
  it('is requested, has its fields and its first event, and mails nothing by itself', async () => {
    const tourId = await aTour({ names: { ca: 'Lake walk', kr: '호수 산책' } })
    const { id, pid, email } = await aCall({
      tourId,
      day: '2027-06-12',
      flexDays: 2,
      notes: 'Dog?',
    })
    const booking = await read(id)
    expect(booking).toMatchObject({
      pid,
      status: 'requested',
      version: 1,
      source: 'phone',
      tour: { id: tourId, name: 'Lake walk' },
      day: '2027-06-12',
      flexDays: 2,
      party: 3,
      children: 1,
      pickup: { kind: 'hotel', text: 'Fox Hotel' },
      notes: 'Dog?',
      awaitsSince: null,
    })
    expect(booking.events).toMatchObject([
      { seq: 1, event: 'manual.create', from: '', to: 'requested', actor: 'staff' },
    ])
    expect(booking.actions.toSorted()).toEqual([
      'link.renew',
      'money.note',
      'quote.send',
      'request.decline',
    ])
    expect(await mailsTo(email)).toEqual([])
  })

  it('is mailed to the guest in the language of the booking, with the link, when that is ticked', async () => {
    const { pid, email } = await aCall({ sendsMail: true, lang: 'kr' })
    const mails = await mailsTo(email)
    expect(mails.map(({ template, lang }) => [template, lang])).toEqual([
      ['bookingRequestReceived', 'kr'],
    ])
    expect(mails[0]?.textBody).toMatch(new RegExp(`/trip/${pid}#k=[\\w-]{43}`))
  })

  it('is made once when the request is repeated, and refused for an unknown tour and a mail to nowhere', async () => {
    const headers = key()
    const fields = { name: 'Twice', email: aSender() }
    const [first, second] = [await aCall(fields, { headers }), await aCall(fields, { headers })]
    expect(second.id).toBe(first.id)
    const body = {
      source: 'phone',
      tourId: 987_654_321,
      party: { adults: 1, children: 0 },
      lang: 'ca',
      pickup: { kind: 'calgary' },
      name: 'A',
    }
    expect((await post('', body)).status).toBe(422)
    expect(await codeOf(await post('', { ...body, tourId: null, sendsMail: true }))).toEqual([
      422,
      'EmailInvalid',
    ])
  })
})

describe('the desk’s list of bookings', () => {
  it('has bookings by column, the newest first, page after page, with how many are in each', async () => {
    const made = []
    for (let n = 0; n < 32; n += 1) made.push((await aCall()).id)
    const first = await list('column=new')
    expect(idsOf(first)).toEqual(made.toReversed().slice(0, 30))
    expect(first.counts.new).toBeGreaterThanOrEqual(32)
    const second = await list(`column=new&cursor=${first.cursor}`)
    expect(idsOf(second).slice(0, 2)).toEqual(made.toReversed().slice(30))
    expect(idsOf(await list('column=quoted'))).not.toContain(made[0])
    expect(idsOf(await list(''))).toEqual(made.toReversed().slice(0, 30))
  })

  it('shows in `late` who has waited for over a day, the longest wait first', async () => {
    const now = Date.now()
    const [today, long, longer] = [await aCall(), await aCall(), await aCall()]
    await waitSince(today.id, now - 23 * HOUR_MS)
    await waitSince(long.id, now - 25 * HOUR_MS)
    await waitSince(longer.id, now - 50 * HOUR_MS)
    const before = await list('column=late')
    expect(idsOf(before)).toEqual([longer.id, long.id])
    expect(before.counts.late).toBe(2)
    await post(`/${longer.id}/messages`, { text: 'We are on it', kind: 'reply' })
    expect(idsOf(await list('column=late'))).toEqual([long.id])
  })

  it('shows in `noGuide` confirmed trips without a guide, what starts first before the rest, and in `reversed` what the bank took back', async () => {
    const days = [anOpenDay(), anOpenDay()].toSorted().toReversed()
    const [late, soon] = [
      await aPaidBooking({ day: days[0]! }),
      await aPaidBooking({ day: days[1]! }),
    ]
    const guideless = await list('column=noGuide')
    expect(idsOf(guideless)).toEqual([soon.id, late.id])
    expect([guideless.counts.noGuide, guideless.bookings[0]?.lacksGuide]).toEqual([2, true])
    const [trip] = await db
      .select()
      .from(trips)
      .where(eq(trips.id, soon.tripId ?? 0))
    const cursor = cursorOf({ id: soon.id, value: trip?.startsAt ?? 0 })
    expect(idsOf(await list(`column=noGuide&cursor=${cursor}`))).toEqual([late.id])
    expect(idsOf(await list(`column=noGuide&q=${late.pid}`))).toEqual([late.id])
    const [guide] = await db
      .insert(resources)
      .values({ kind: 'guide', name: 'Mei', langs: 'ca' })
      .returning()
    const given = { resourceId: guide?.id, tripId: soon.tripId }
    expect((await send('/api/admin/assignments', given, { token: admin.token })).status).toBe(201)
    expect(idsOf(await list('column=noGuide'))).toEqual([late.id])
    expect(idsOf(await list('column=reversed'))).toEqual([])
    const taken = { amount: -100, method: 'etransfer', day: '2026-01-06', reason: 'Bounced' }
    expect((await post(`/${soon.id}/payments`, taken)).status).toBe(201)
    const reversed = await list('column=reversed')
    expect([idsOf(reversed), reversed.counts.reversed]).toEqual([[soon.id], 1])
  })

  it.each([
    ['the first name', 'Minseo', 'minse'],
    ['the family name', 'Ann Quillfeather', 'quillf'],
    ['a Korean given name', '남궁설화', '궁설'],
    ['a Chinese given name', '欧阳娜然', '阳娜'],
  ])('finds a guest by %s', async (_what, name, q) => {
    const { id } = await aCall({ name })
    expect(idsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual([id])
  })

  it('shows in `ending` holds that lapse within a day, in `balance` what is due within a week, the nearest first', async () => {
    const now = Date.now()
    const [held, later, soon, due, paid, cash, far] = [
      await aHeldBooking(),
      await aHeldBooking(),
      await aHeldBooking(),
      ...(await Promise.all([aPaidBooking(), aPaidBooking(), aPaidBooking(), aPaidBooking()])),
    ]
    const set = (id: number, row: Partial<BookingRow>) =>
      db.update(bookings).set(row).where(eq(bookings.id, id))
    await set(held.id, { lapseAt: now + 30 * HOUR_MS })
    await set(later.id, { lapseAt: now + 20 * HOUR_MS })
    await set(soon.id, { lapseAt: now + 2 * HOUR_MS })
    await set(due.id, { balanceBy: now + 6 * 24 * HOUR_MS })
    await set(paid.id, { balanceBy: now - HOUR_MS, paid: paid.total })
    await set(cash.id, { balanceBy: null })
    await set(far.id, { balanceBy: now + 8 * 24 * HOUR_MS })
    const overdue = await aPaidBooking()
    await set(overdue.id, { balanceBy: now - 24 * HOUR_MS })
    const ending = await list('column=ending')
    expect([idsOf(ending), ending.counts.ending]).toEqual([[soon.id, later.id], 2])
    const balance = await list('column=balance')
    expect([idsOf(balance), balance.counts.balance]).toEqual([[overdue.id, due.id], 2])
    const cursor = cursorOf({ id: overdue.id, value: now - 24 * HOUR_MS })
    expect(idsOf(await list(`column=balance&cursor=${cursor}`))).toEqual([due.id])
    // The desk's first screen has the numbers of the lists.
    const desk = await send('/api/admin/desk', undefined, { token: admin.token })
    expect((await desk.json<Desk>()).bookings).toEqual(balance.counts)
  })

  it('finds a booking by address, e-mail and reference', async () => {
    const { id, pid, email } = await aCall({ name: 'Zoe' })
    await db.update(bookings).set({ reference: '482711' }).where(eq(bookings.id, id))
    for (const q of [pid, pid.toLowerCase(), email.toUpperCase(), 'M482711', '482711'])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([id])
    expect(idsOf(await list('q=M482711&column=quoted'))).toEqual([])
  })

  it('is read from indexes alone, whatever is asked', async () => {
    const asked = [
      '',
      'column=new',
      'column=done',
      'column=confirmed',
      'column=late',
      'q=kim',
      'q=M482711&column=new',
    ]
    for (const query of asked) {
      const values = new BoundValues()
      const parsed = bookingsQuery.parse(Object.fromEntries(new URLSearchParams(query)))
      const text = listSql(parsed, { values, lang: 'ca', now: Date.now() })
      const plan = await db.$client
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...values.list)
        .all<{ detail: string }>()
      const steps = plan.results.map(({ detail }) => detail)
      // Without a column the newest are read from the end of the table, as many as a page has.
      const scans = steps.filter((step) => step.startsWith('SCAN bookings'))
      expect(scans, `${query}: ${steps.join(' | ')}`).toEqual(query === '' ? ['SCAN bookings'] : [])
    }
  })

  it('is for admins alone', async () => {
    expect(await codeOf(await get('', null))).toEqual([401, 'PlzLogin'])
    expect(await codeOf(await get('', (await aMember()).token))).toEqual([403, 'AdminOnly'])
  })
})

class BoundValues {
  readonly list: (string | number)[] = []
  bind(value: string | number) {
    return `?${this.list.push(value)}`
  }
}

describe('a reply at the desk', () => {
  it('is mailed to the guest in the language of the booking, with the link, and ends the waiting', async () => {
    const { id, pid, email } = await aCall({ lang: 'cn' })
    await waitSince(id, 1)
    const headers = key()
    const reply = { text: '六月可以', kind: 'reply' }
    await post(`/${id}/messages`, reply, { headers })
    const again = await post(`/${id}/messages`, reply, { headers })
    const booking = await again.json<DeskBooking>()
    expect(booking.awaitsSince).toBeNull()
    expect(booking.messages).toMatchObject([
      { author: 'staff', by: admin.username, via: 'page', text: '六月可以' },
    ])
    const mails = await mailsTo(email)
    expect(mails.map(({ template, lang }) => [template, lang])).toEqual([['bookingMessage', 'cn']])
    expect(mails[0]?.textBody).toContain('六月可以')
    expect(mails[0]?.textBody).toMatch(new RegExp(`/trip/${pid}#k=[\\w-]{43}`))
    expect(await auditOf(id)).toEqual([{ action: 'booking.reply' }])
  })

  it('by phone is kept and not mailed; a note neither mails nor ends the waiting', async () => {
    const { id, email } = await aCall()
    await waitSince(id, 1)
    await post(`/${id}/messages`, { text: 'Wants a window seat', kind: 'note' })
    expect((await read(id)).awaitsSince).toBe(1)
    await post(`/${id}/messages`, { text: 'Told her yes', kind: 'reply', via: 'phone' })
    const booking = await read(id)
    expect(booking.awaitsSince).toBeNull()
    expect(booking.messages.map(({ author, via }) => [author, via])).toEqual([
      ['note', 'page'],
      ['staff', 'phone'],
    ])
    expect(await mailsTo(email)).toEqual([])
  })

  it('needs a text, a booking, and one that is not erased', async () => {
    const { id } = await aCall()
    expect(await codeOf(await post(`/${id}/messages`, { text: ' ', kind: 'reply' }))).toEqual([
      422,
      'WriteContent',
    ])
    const text = { text: 'Hello', kind: 'reply' }
    expect((await post('/987654321/messages', text)).status).toBe(404)
    await db.update(bookings).set({ erasedAt: 1 }).where(eq(bookings.id, id))
    expect(await codeOf(await post(`/${id}/messages`, text))).toEqual([409, 'NotPossibleNow'])
    expect(
      await db.select().from(bookingMessages).where(eq(bookingMessages.bookingId, id)),
    ).toEqual([])
  })
})

describe('an event', () => {
  const decline = (version: number, reason = 'Full in June') => ({
    event: 'request.decline',
    version,
    data: { reason },
  })

  it('declines a request once, with a reason that the guest gets by mail and reads on the page', async () => {
    const { id, pid, email } = await aCall({ lang: 'kr' })
    await waitSince(id, 1)
    const headers = key()
    await post(`/${id}/events`, decline(1), { headers })
    const again = await post(`/${id}/events`, decline(1), { headers })
    const booking = await again.json<DeskBooking>()
    expect(booking).toMatchObject({ status: 'closed', version: 2, awaitsSince: null })
    expect(booking.actions).toEqual(['money.note', 'link.renew'])
    const mails = await mailsTo(email)
    expect(mails.map(({ template, lang }) => [template, lang])).toEqual([['bookingDeclined', 'kr']])
    expect(mails[0]?.textBody).toContain('Full in June')
    expect(await readAs(pid, guestOf(await bookingRow(pid)))).toMatchObject({
      reason: 'Full in June',
    })
    expect(await auditOf(id)).toEqual([{ action: 'request.decline' }])
    expect(await codeOf(await post(`/${id}/events`, decline(2)))).toEqual([409, 'NotPossibleNow'])
  })

  it('is refused for an outdated version, without a reason, and for one that has its own call', async () => {
    const { id } = await aCall()
    await post(`/${id}/events`, { event: 'link.renew', version: 1 })
    expect(await codeOf(await post(`/${id}/events`, decline(1)))).toEqual([409, 'BookingChanged'])
    expect(await codeOf(await post(`/${id}/events`, decline(2, ' ')))).toEqual([
      422,
      'WriteContent',
    ])
    const cover = { event: 'deposit.cover', version: 2 }
    expect(await codeOf(await post(`/${id}/events`, cover))).toEqual([409, 'NotPossibleNow'])
    expect((await post('/987654321/events', decline(1))).status).toBe(404)
    expect(await read(id)).toMatchObject({ status: 'requested', version: 2 })
  })

  it('of two admins at once has one winner', async () => {
    const { id } = await aCall()
    const answers = await Promise.all([
      post(`/${id}/events`, decline(1, 'One')),
      post(`/${id}/events`, decline(1, 'Two')),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('renews the links: the mail has a new key', async () => {
    const { id, email } = await aCall({ sendsMail: true })
    await post(`/${id}/events`, { event: 'link.renew', version: 1 })
    const keys = (await mailsTo(email)).map(({ textBody }) => /#k=([\w-]+)/.exec(textBody)?.[1])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })
})

it('a request that the desk enters has no seats and no quotes', async () => {
  const { id } = await aCall()
  expect(await db.select().from(seats).where(eq(seats.bookingId, id))).toEqual([])
  expect(await db.select().from(quotes).where(eq(quotes.bookingId, id))).toEqual([])
})

it('the desk sees the latest messages of a booking with very many', async () => {
  const { id } = await aPaidBooking()
  const many = JSON.stringify(Array.from({ length: 310 }, (_, n) => n))
  await db.run(sql`INSERT INTO booking_messages (booking_id, author, body, created_at)
    SELECT ${id}, 'guest', 'Number ' || value, value + 1 FROM json_each(${many})`)
  const { messages } = await read(id)
  expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([
    300,
    'Number 10',
    'Number 309',
  ])
})
