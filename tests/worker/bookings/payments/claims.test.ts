import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { startOfCalgaryDay } from '../../../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { DAY_MS, HOUR_MS } from '../../../../worker/contracts/dates/durations'
import type { Claim } from '../../../../worker/contracts/bookings/guest-money'
import { bookingEvents, type BookingRow } from '../../../../worker/db/schema/bookings'
import { limitCounters } from '../../../../worker/db/schema/limits'
import { outbox } from '../../../../worker/db/schema/mail'
import { paymentClaims } from '../../../../worker/db/schema/payments'
import { trips } from '../../../../worker/db/schema/trips'
import { watchDeadlines } from '../../../../worker/bookings/deadlines/deadlines.job'
import { sweepReceipts } from '../../../../worker/bookings/money/receipts.job'
import { chaosAround } from '../../../faults/support/chaos'
import { send, type Sent } from '../../../support/accounts'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  claimForm,
  guestOf,
  readAs,
} from '../../../support/booking-builders'
import { aMember, anAdmin, db, unique } from '../../../support/builders'
import { allowLogs } from '../../../support/logs'
import { codeOf } from '../../../support/request'
import { fixture } from '../../media/fixtures'

type Status = NonNullable<Parameters<typeof aBooking>[0]>['status']

/** A booking of C$1,050 with a deposit of C$20; a held date runs out in an hour. */
async function aHold(
  status: Status = 'on_hold',
  fields: Partial<BookingRow> = {},
  day = anOpenDay(),
) {
  const booking = await aBooking({ status, day })
  const reference = String(100_000 + (unique() % 800_000))
  const end = Date.now() + HOUR_MS
  const times = { payBy: end, lapseAt: end, nextDueAt: end }
  const sums = { total: 105_000, deposit: 2000, reference }
  await changeBooking(booking.id, { ...sums, ...(status === 'on_hold' && times), ...fields })
  return bookingRow(booking.pid)
}

const claim = (
  booking: BookingRow,
  fields: Parameters<typeof claimForm>[0] = {},
  sent: Sent & { cookie?: string } = {},
) => {
  const { cookie = guestOf(booking), ...rest } = sent
  return asGuest(`${booking.pid}/claims`, claimForm(fields), cookie, rest)
}
const sentClaim = async (...args: Parameters<typeof claim>) => {
  const response = await claim(...args)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json<Claim>()
}
async function pay({ id }: BookingRow, amount: number) {
  const { token } = await anAdmin()
  const payment = { amount, method: 'etransfer', day: '2026-01-05', reason: '' }
  return send(`/api/admin/bookings/${id}/payments`, payment, { token })
}
const claimsOf = (id: number) =>
  db.select().from(paymentClaims).where(eq(paymentClaims.bookingId, id))
const extensionsOf = (id: number) =>
  db
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.event, 'hold.extend')))
const mailsAbout = (id: number, template: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.template, template), eq(outbox.causeId, String(id))))
const receiptOf = ({ pid }: BookingRow, id: number, sent: Sent = {}) =>
  send(`/api/guest/${pid}/receipt/${id}`, undefined, sent)
const textOf = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('latin1').decode(bytes)
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a claim', () => {
  it('is on the guest’s page and at the desk, and mailed to the company', async () => {
    const booking = await aHold()
    const sent = await sentClaim(booking, { amount: 1234, payer: ' Kim Hana ' })
    expect(sent).toMatchObject({
      amount: { currency: 'CAD', amount: 1234 },
      method: 'etransfer',
      payer: 'Kim Hana',
      receipt: null,
      settledAt: null,
    })
    expect((await readAs(booking.pid, guestOf(booking))).claims).toEqual([sent])
    const { token } = await anAdmin()
    const money = await send(`/api/admin/bookings/${booking.id}/money`, undefined, { token })
    const found = await send(`/api/admin/bookings?q=${booking.pid}`, undefined, { token })
    expect(await found.json()).toMatchObject({ bookings: [{ saysSentAt: sent.at }] })
    const opened = await send(`/api/admin/bookings/${booking.id}`, undefined, { token })
    expect(await opened.json()).toMatchObject({ saysSentAt: sent.at })
    expect(await money.json()).toMatchObject({ claims: [sent] })
    const [mail] = await mailsAbout(booking.id, 'claimForDesk')
    expect(mail?.textBody).toContain('12.34')
    expect(mail?.textBody).toContain('Kim Hana')
  })

  it('keeps a held date once, for 72 hours, by an event of the guest', async () => {
    const booking = await aHold()
    const before = Date.now()
    await sentClaim(booking, { receipt: fixture('jpeg') })
    const first = await bookingRow(booking.pid)
    expect(first.lapseAt).toBeGreaterThanOrEqual(before + 72 * HOUR_MS)
    expect(first.lapseAt).toBeLessThanOrEqual(Date.now() + 72 * HOUR_MS)
    expect(first).toMatchObject({
      status: 'on_hold',
      payBy: booking.payBy,
      nextDueAt: first.lapseAt,
    })
    expect(first.version).toBe(booking.version + 1)
    await sentClaim(booking)
    const second = await bookingRow(booking.pid)
    expect(second).toMatchObject({ lapseAt: first.lapseAt, version: first.version })
    const events = await extensionsOf(booking.id)
    expect(events).toMatchObject([{ actor: 'guest', fromStatus: 'on_hold', toStatus: 'on_hold' }])
    expect(await claimsOf(booking.id)).toHaveLength(2)
  })

  it('keeps a held date until a day before the start at most, and never for less than before', async () => {
    const day = addDays(calgaryDay(Date.now()), 4)
    const near = await aHold('on_hold', {}, day)
    await db.update(trips).set({ startMinute: 0 }).where(eq(trips.id, near.tripId!))
    await sentClaim(near)
    expect((await bookingRow(near.pid)).lapseAt).toBe(startOfCalgaryDay(addDays(day, -1)))
    const far = await aHold('on_hold', { lapseAt: Date.now() + 100 * HOUR_MS })
    await sentClaim(far)
    expect((await bookingRow(far.pid)).lapseAt).toBe(far.lapseAt)
    expect(await extensionsOf(far.id)).toHaveLength(1)
  })

  it('does not bring back a date that has run out, though no job has run', async () => {
    const booking = await aHold('on_hold', { lapseAt: Date.now() - 1 })
    await sentClaim(booking)
    expect((await bookingRow(booking.pid)).lapseAt).toBe(booking.lapseAt)
    expect(await extensionsOf(booking.id)).toEqual([])
  })

  it('of a balance, or after the date ran out, changes no state', async () => {
    for (const status of ['confirmed', 'expired'] as const) {
      const booking = await aHold(status, { balanceBy: Date.now() + HOUR_MS })
      await sentClaim(booking)
      expect(await bookingRow(booking.pid)).toMatchObject({ status, version: booking.version })
    }
  })

  it('about a date that ran out makes a person look, and what comes then is late money', async () => {
    const booking = await aHold('expired')
    await sentClaim(booking)
    expect((await bookingRow(booking.pid)).awaitsSince).toEqual(expect.any(Number))
    await pay(booking, booking.deposit)
    const { status, paid } = await bookingRow(booking.pid)
    expect([status, paid]).toEqual(['expired', booking.deposit])
    expect(await mailsAbout(booking.id, 'moneyLate')).toHaveLength(1)
    expect((await claimsOf(booking.id))[0]?.settledAt).not.toBeNull()
    expect(await codeOf(await claim(booking))).toEqual([409, 'NothingDue'])
  })

  it('is refused where nothing is due', async () => {
    for (const booking of [
      await aBooking(),
      await aBooking({ status: 'expired' }),
      await aHold('confirmed', { total: 0 }),
      await aHold('closed'),
      // Paid in cash on the day.
      await aHold('confirmed', { balanceBy: null }),
    ]) {
      expect(await codeOf(await claim(booking))).toEqual([409, 'NothingDue'])
      expect((await readAs(booking.pid, guestOf(booking))).actions).not.toContain('claim')
    }
  })

  it.each([
    ['amount', '0', 'Invalid'],
    ['amount', '-5', 'Invalid'],
    ['amount', '12.5', 'Invalid'],
    ['method', 'cheque', 'Invalid'],
    ['day', '2026-02-30', 'Invalid'],
    ['day', '2999-01-01', 'Invalid'],
    ['payer', ' ', 'WriteContent'],
    ['payer', 'a'.repeat(81), 'TextTooLong'],
  ])('with %s "%s" is refused, and names the field', async (field, value, code) => {
    const booking = await aHold()
    const response = await claim(booking, { [field]: value })
    expect(response.status).toBe(422)
    const body = await response.json<{ code: string; fields: Record<string, string> }>()
    expect([body.code, Object.keys(body.fields)]).toEqual([code, [field]])
    expect(await claimsOf(booking.id)).toEqual([])
  })

  it('is for who booked: not for companions, requesters, other guests or admins', async () => {
    const [booking, other] = [await aHold(), await aHold()]
    const { token } = await anAdmin()
    for (const cookie of [guestOf(booking, 'pack'), guestOf(booking, 'requester'), guestOf(other)])
      expect(await codeOf(await claim(booking, {}, { cookie }))).toEqual([401, 'LinkWrong'])
    expect(await codeOf(await claim(booking, {}, { cookie: '', token }))).toEqual([
      401,
      'LinkWrong',
    ])
    expect((await readAs(booking.pid, guestOf(booking, 'pack'))).claims).toEqual([])
  })

  it('is taken from the member whose booking it is', async () => {
    const { userId, token } = await aMember()
    const booking = await aHold('on_hold', { userId })
    expect((await claim(booking, {}, { cookie: '', token })).status).toBe(201)
  })

  it('sent again with its key is one claim, event and mail, also many at once', async () => {
    const booking = await aHold()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const fields = { receipt: fixture('png') }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sentClaim(booking, fields, { headers })),
    )
    answers.push(await sentClaim(booking, fields, { headers }))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await claimsOf(booking.id)).toHaveLength(1)
    expect(await extensionsOf(booking.id)).toHaveLength(1)
    expect(await mailsAbout(booking.id, 'claimForDesk')).toHaveLength(1)
    const other = await claim(booking, { ...fields, amount: 1 }, { headers })
    expect(await codeOf(other)).toEqual([422, 'KeyReused'])
  })

  it('is taken five times a day', async () => {
    const booking = await aHold()
    for (let count = 0; count < 5; count += 1) await sentClaim(booking)
    expect(await codeOf(await claim(booking))).toEqual([429, 'TooManyRequests'])
  })

  it('is settled when money is recorded', async () => {
    const booking = await aHold()
    await sentClaim(booking)
    await pay(booking, 2000)
    const { claims, status } = await readAs(booking.pid, guestOf(booking))
    expect([status, claims[0]?.settledAt]).toEqual(['confirmed', expect.any(Number)])
  })
})

describe('the receipt of a claim', () => {
  it.each([
    ['jpegWithPlace', 'image/jpeg', 'jpg'],
    ['webpWithPlace', 'image/webp', 'webp'],
    ['png', 'image/png', 'png'],
  ] as const)(
    '%s is kept without its metadata, for who booked and admins',
    async (name, type, end) => {
      const booking = await aHold()
      const { id, receipt } = await sentClaim(booking, { receipt: fixture(name) })
      expect(receipt).toBe(type)
      const { token } = await anAdmin()
      for (const sent of [{ cookie: guestOf(booking) }, { token }]) {
        const file = await receiptOf(booking, id, sent)
        expect(file.status).toBe(200)
        expect(file.headers.get('content-type')).toBe(type)
        expect(file.headers.get('content-disposition')).toBe(
          `attachment; filename="receipt-${booking.pid}-${id}.${end}"`,
        )
        expect(file.headers.get('x-content-type-options')).toBe('nosniff')
        expect(file.headers.get('cache-control')).toContain('no-store')
        const text = textOf(new Uint8Array(await file.arrayBuffer()))
        expect(text).not.toMatch(/CANARY|GPS/)
      }
    },
  )

  it('that is a PDF is kept as it was sent', async () => {
    const booking = await aHold()
    const bytes = bytesOf('%PDF-1.7\n1 0 obj << /Author (Kim) >>\n%%EOF')
    const { id, receipt } = await sentClaim(booking, { receipt: bytes })
    expect(receipt).toBe('application/pdf')
    const file = await receiptOf(booking, id, { cookie: guestOf(booking) })
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })

  it.each([
    ['a text', bytesOf('<script>alert(1)</script>'), { receipt: 'isOther' }],
    ['a GIF', fixture('gif'), { receipt: 'isForeign' }],
    ['half a picture', fixture('jpeg').slice(0, 60), { receipt: 'isCut' }],
    ['HEIC', bytesOf('\0\0\0\u0018ftypheic\0\0\0\0'), { receipt: 'isHeic' }],
  ])('that is %s is refused, and nothing is stored', async (_what, receipt, fields) => {
    const booking = await aHold()
    const response = await claim(booking, { receipt })
    expect(response.status).toBe(415)
    const body = await response.json<{ code: string; fields?: object }>()
    expect([body.code, body.fields]).toEqual(['ImageInvalid', fields])
    expect(await claimsOf(booking.id)).toEqual([])
  })

  it('of over 10 MiB is refused', async () => {
    const booking = await aHold()
    for (const bytes of [10 * 1024 * 1024 + 1, 13 * 1024 * 1024]) {
      const response = await claim(booking, { receipt: new Uint8Array(bytes) })
      expect((await codeOf(response))[1]).toBe('TooLarge')
    }
  })

  it('is not for companions, other guests, members or visitors, nor under another booking', async () => {
    const [booking, other] = [await aHold(), await aHold()]
    const { id } = await sentClaim(booking, { receipt: fixture('jpeg') })
    const { token } = await aMember()
    const cookies = [guestOf(booking, 'pack'), guestOf(booking, 'requester'), guestOf(other), '']
    for (const sent of [...cookies.map((cookie) => ({ cookie })), { token }])
      expect(await codeOf(await receiptOf(booking, id, sent))).toEqual([401, 'LinkWrong'])
    const elsewhere = await receiptOf(other, id, { cookie: guestOf(other) })
    expect(await codeOf(elsewhere)).toEqual([404, 'NotFound'])
    const [row] = await claimsOf(booking.id)
    expect((await send(`/img/${row?.receiptKey}`)).status).toBe(404)
  })

  it('is missing where a claim came without one', async () => {
    const booking = await aHold()
    const { id } = await sentClaim(booking)
    const sent = { cookie: guestOf(booking) }
    expect(await codeOf(await receiptOf(booking, id, sent))).toEqual([404, 'NotFound'])
    expect(await codeOf(await receiptOf(booking, 999_999, sent))).toEqual([404, 'NotFound'])
  })

  it('that R2 does not take leaves no claim and uses up none; the same is sent again', async () => {
    allowLogs('api.error')
    const booking = await aHold()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (const mode of ['fail-before', 'fail-after'] as const)
      for (let tries = 0; tries < 3; tries += 1) {
        const { bindings } = chaosAround(env, ({ store }) =>
          store === 'media' ? { mode } : undefined,
        )
        const failed = await claim(booking, { receipt: fixture('jpeg') }, { headers, bindings })
        expect(await codeOf(failed)).toEqual([503, 'Unavailable'])
      }
    expect(await claimsOf(booking.id)).toEqual([])
    await sentClaim(booking, { receipt: fixture('jpeg') }, { headers })
    expect(await claimsOf(booking.id)).toHaveLength(1)
  })
})

describe('deadlines after a claim', () => {
  const runJob = async (now: number) => {
    const context = createExecutionContext()
    await watchDeadlines(env, now, context)
    await waitOnExecutionContext(context)
  }

  it('race with it: the claim is kept whichever comes first, and an ended date is looked at', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const booking = await aHold()
      const [response] = await Promise.all([claim(booking), runJob(booking.lapseAt!)])
      expect(response.status).toBe(201)
      const { status, awaitsSince, lapseAt } = await bookingRow(booking.pid)
      ends.add(status)
      expect(await claimsOf(booking.id)).toHaveLength(1)
      if (status === 'expired') expect(awaitsSince).not.toBeNull()
      else expect(lapseAt).toBeGreaterThan(booking.lapseAt!)
    }
    expect([...ends].every((status) => ['on_hold', 'expired'].includes(status))).toBe(true)
  })

  it('bring no reminder, and at the end of the hold a person has to look', async () => {
    const booking = await aHold('on_hold', { lapseAt: Date.now() + 96 * HOUR_MS })
    await changeBooking(booking.id, { payBy: Date.now() + 72 * HOUR_MS })
    await sentClaim(booking)
    const { lapseAt } = await bookingRow(booking.pid)
    for (let hours = 6; hours < 96; hours += 6) {
      await changeBooking(booking.id, { nextDueAt: Date.now() })
      await runJob(Date.now() + hours * HOUR_MS)
    }
    expect(await mailsAbout(booking.id, 'depositReminder')).toEqual([])
    expect(await bookingRow(booking.pid)).toMatchObject({ status: 'on_hold', awaitsSince: null })
    await runJob(lapseAt!)
    expect(await bookingRow(booking.pid)).toMatchObject({
      status: 'expired',
      awaitsSince: expect.any(Number),
    })
  })
})

describe('the daily sweep of receipts', () => {
  const store = async (key: string) => {
    await env.MEDIA.put(key, 'x')
    return key
  }
  const isStored = async (key: string | null | undefined) =>
    (await env.MEDIA.head(key ?? '')) !== null
  let now = 0
  beforeEach(async () => {
    now = Date.now()
    await db.delete(limitCounters)
  })

  it('deletes what has no claim after a day, and no other object', async () => {
    const booking = await aHold()
    await sentClaim(booking, { receipt: fixture('jpeg') })
    const [row] = await claimsOf(booking.id)
    const [orphan, other] = [
      await store(`receipts/${crypto.randomUUID()}`),
      await store('bank-mail/1'),
    ]
    await sweepReceipts(env, now)
    expect(await isStored(orphan)).toBe(true)
    await sweepReceipts(env, now + 2 * DAY_MS)
    expect([
      await isStored(orphan),
      await isStored(other),
      await isStored(row?.receiptKey),
    ]).toEqual([false, true, true])
  })

  it('deletes receipts 90 days after the money, 180 days without; the claim stays', async () => {
    const ages = {
      settled: [91, 91],
      fresh: [89, 89],
      open: [181, null],
      waiting: [179, null],
    } as const
    const bookings = new Map<string, BookingRow>()
    const keys = new Map<string, string | null | undefined>()
    for (const [name, [created, settled]] of Object.entries(ages)) {
      const booking = await aHold()
      const { id } = await sentClaim(booking, { receipt: fixture('jpeg') })
      keys.set(name, (await claimsOf(booking.id))[0]?.receiptKey)
      bookings.set(name, booking)
      const settledAt = settled === null ? null : now - settled * DAY_MS
      const columns = { createdAt: now - created * DAY_MS, settledAt }
      await db.update(paymentClaims).set(columns).where(eq(paymentClaims.id, id))
    }
    await sweepReceipts(env, now)
    const kept = await Promise.all([...keys.values()].map(isStored))
    expect(kept).toEqual([false, true, false, true])
    const [row] = await claimsOf(bookings.get('settled')!.id)
    expect(row).toMatchObject({ receiptKey: null, receiptType: null, payer: 'H. Kim' })
  })

  it('leaves the row when R2 fails, for the next run', async () => {
    const booking = await aHold()
    const { id } = await sentClaim(booking, { receipt: fixture('jpeg') })
    await db.update(paymentClaims).set({ settledAt: 1 }).where(eq(paymentClaims.id, id))
    const media = { delete: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
    await expect(sweepReceipts({ ...env, MEDIA: media }, now)).rejects.toThrow('R2')
    expect((await claimsOf(booking.id))[0]?.receiptKey).not.toBeNull()
  })
})
