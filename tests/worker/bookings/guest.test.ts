import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGS } from '../../../worker/contracts/languages'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import {
  bookingEvents,
  bookingMessages,
  seats,
  type BookingRow,
} from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { aNetwork, send } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  cookiesOf,
  guestOf,
  keyOf,
  readAs,
} from '../../support/booking-builders'
import { aMember, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { aQuotedBooking } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const WRONG = [401, 'LinkWrong']

const eventsOf = (id: number) =>
  db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))
const messagesOf = (id: number) =>
  db.select().from(bookingMessages).where(eq(bookingMessages.bookingId, id))
const keyIn = (mail: { textBody: string } | undefined) =>
  /#k=([\w-]{43})/.exec(mail?.textBody ?? '')?.[1] ?? ''

afterEach(() => vi.useRealTimers())

describe('the mailed link', () => {
  it('opens the booking, and notes the first time only', async () => {
    const booking = await aBooking()
    const [mail] = await mailsTo(booking.email!)
    const opened = await asGuest(`${booking.pid}/open`, { key: keyIn(mail) }, '')
    expect(opened.status).toBe(204)
    const cookie = cookiesOf(opened)
    expect(await readAs(booking.pid, cookie)).toMatchObject({ scope: 'lead', pid: booking.pid })
    const { firstOpenedAt } = await bookingRow(booking.pid)
    expect(firstOpenedAt).not.toBeNull()
    await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '')
    expect((await bookingRow(booking.pid)).firstOpenedAt).toBe(firstOpenedAt)
    expect(await eventsOf(booking.id)).toHaveLength(1)
  })

  it('sets a cookie for the calls of this booking only', async () => {
    const booking = await aBooking()
    const opened = await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '')
    const [line = ''] = opened.headers.getSetCookie().filter((each) => each.startsWith('guest='))
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', `Path=/api/guest/${booking.pid};`])
      expect(`${line};`).toContain(part)
    expect(opened.headers.get('cache-control')).toContain('no-store')
  })

  it('is not found without the key: neither with none, nor with that of another booking, scope or time', async () => {
    const [booking, other] = [await aBooking(), await aBooking()]
    expect(await codeOf(await asGuest(booking.pid, undefined, ''))).toEqual(WRONG)
    for (const cookie of [guestOf(other), guestOf(other, 'pack'), 'guest=', 'guest=x'])
      expect(await codeOf(await asGuest(booking.pid, undefined, cookie))).toEqual(WRONG)
    const older = { ...booking, linkGeneration: 0 }
    for (const key of [keyOf(other), keyOf(booking, 'requester'), keyOf(older), '', 'x'])
      expect(await codeOf(await asGuest(`${booking.pid}/open`, { key }, ''))).toEqual(WRONG)
  })

  it('ends with a renewal, as its cookies do', async () => {
    const booking = await aBooking()
    await changeBooking(booking.id, { linkGeneration: 2 })
    expect(await codeOf(await asGuest(booking.pid, undefined, guestOf(booking)))).toEqual(WRONG)
    const opened = await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '')
    expect(await codeOf(opened)).toEqual(WRONG)
  })

  it('ends 30 days after the booking was closed', async () => {
    const booking = await aBooking({ status: 'closed' })
    const cookie = guestOf(booking)
    expect((await readAs(booking.pid, cookie)).status).toBe('closed')
    await changeBooking(booking.id, { updatedAt: Date.now() - 30 * DAY_MS - 1 })
    expect(await codeOf(await asGuest(booking.pid, undefined, cookie))).toEqual([410, 'LinkEnded'])
    const opened = await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '')
    expect(await codeOf(opened)).toEqual([410, 'LinkEnded'])
  })

  it('is refused after 20 wrong keys in an hour from a network, and right keys still open', async () => {
    const [booking, from] = [await aBooking(), aNetwork()]
    const open = (key: string) => asGuest(`${booking.pid}/open`, { key }, '', { from })
    for (let n = 0; n < 20; n += 1) expect((await open(`wrong${n}`)).status).toBe(401)
    expect(await codeOf(await open('wrong'))).toEqual([429, 'TooManyRequests'])
    expect((await open(keyOf(booking))).status).toBe(204)
  })
})

describe('asking for the link again', () => {
  it.each(LANGS)('mails it to the booking’s own address in %s', async (lang) => {
    const booking = await aBooking({ lang })
    expect((await asGuest(`${booking.pid}/link`, {}, '')).status).toBe(204)
    const mail = (await mailsTo(booking.email!)).at(-1)
    expect(mail).toMatchObject({ template: 'bookingLink', lang })
    const opened = await asGuest(`${booking.pid}/open`, { key: keyIn(mail) }, '')
    expect(opened.status).toBe(204)
  })

  const linksOf = async ({ email }: { email: string | null }) =>
    (await mailsTo(email!)).filter(({ template }) => template === 'bookingLink').length

  it('says the same for a booking that there is not, and stops after three a day from one place', async () => {
    const [booking, from] = [await aBooking(), aNetwork()]
    for (const pid of [booking.pid, '0000000000']) {
      for (let n = 0; n < 3; n += 1)
        expect((await asGuest(`${pid}/link`, {}, '', { from })).status).toBe(204)
      const refused = await asGuest(`${pid}/link`, {}, '', { from })
      expect(await codeOf(refused)).toEqual([429, 'TooManyRequests'])
    }
    expect(await linksOf(booking)).toBe(3)
  })

  it('mails six times a day to all strangers, and the guest’s browser has three more', async () => {
    const booking = await aBooking()
    for (let n = 0; n < 8; n += 1)
      expect((await asGuest(`${booking.pid}/link`, {}, '')).status).toBe(204)
    expect(await linksOf(booking)).toBe(6)
    for (const scope of ['pack', 'requester'] as const)
      await asGuest(`${booking.pid}/link`, {}, guestOf(booking, scope))
    expect(await linksOf(booking)).toBe(6)
    for (let n = 0; n < 4; n += 1)
      expect((await asGuest(`${booking.pid}/link`, {}, guestOf(booking))).status).toBe(204)
    expect(await linksOf(booking)).toBe(9)
  })
})

describe('what a guest sees', () => {
  it('as a companion is nothing of the guest, of messages or of money', async () => {
    const booking = await aBooking({ notes: 'A quiet room' })
    await asGuest(`${booking.pid}/messages`, { text: 'Is June warm?' }, guestOf(booking))
    const seen = await readAs(booking.pid, guestOf(booking, 'pack'))
    expect(seen).toMatchObject({ scope: 'pack', guest: null, messages: [], actions: [] })
    const text = JSON.stringify(seen)
    for (const secret of [booking.name!, booking.email!, 'quiet', 'June warm'])
      expect(text).not.toContain(secret)
  })

  it('names the tour, its days and what may be done', async () => {
    const booking = await aBooking({ party: { adults: 2, children: 1 } })
    expect(await readAs(booking.pid, guestOf(booking))).toMatchObject({
      scope: 'lead',
      status: 'requested',
      version: 1,
      tour: { id: booking.tourId },
      trip: { startDay: booking.wishDay, endDay: booking.wishDay, isDeparture: false },
      party: { adults: 2, children: 1 },
      guest: { email: booking.email, mayCorrectEmail: false },
      actions: ['message', 'request.withdraw'],
    })
  })

  it('as the browser that sent the request is its withdrawal, and no act on a quote', async () => {
    const asked = await aBooking()
    const quoted = await aQuotedBooking()
    const actionsOf = async (booking: BookingRow) =>
      (await readAs(booking.pid, guestOf(booking, 'requester'))).actions
    expect([await actionsOf(asked), await actionsOf(quoted)]).toEqual([['request.withdraw'], []])
  })

  it('never has the company’s notes', async () => {
    const booking = await aBooking()
    const note = { bookingId: booking.id, author: 'note' as const, body: 'Pays late', createdAt: 1 }
    await db.insert(bookingMessages).values(note)
    const seen = await readAs(booking.pid, guestOf(booking))
    expect(JSON.stringify(seen)).not.toContain('Pays late')
  })

  it('ends for the browser that sent the request once the member with the address has seen it', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email })
    const requester = guestOf(booking, 'requester')
    await readAs(booking.pid, requester)
    await send(`/api/guest/${booking.pid}`, undefined, { token })
    expect(await codeOf(await asGuest(booking.pid, undefined, requester))).toEqual(WRONG)
    const taken = await asGuest(`${booking.pid}/email`, { email: aSender() }, requester)
    expect(await codeOf(taken)).toEqual(WRONG)
    expect((await bookingRow(booking.pid)).email).toBe(email)
  })

  it('opens with the login of the member whose proven address it has, and of no other member', async () => {
    const { email, token } = await aMember()
    const booking = await aBooking({ email })
    const seen = await send(`/api/guest/${booking.pid}`, undefined, { token })
    expect(await seen.json()).toMatchObject({ scope: 'lead' })
    for (const member of [await aMember(), await aMember({ verifiedAt: null, email: aSender() })])
      expect(
        await codeOf(await send(`/api/guest/${booking.pid}`, undefined, { token: member.token })),
      ).toEqual(WRONG)
  })
})

describe('a message of the guest', () => {
  it('is on the page, waits for an answer and is mailed to the company', async () => {
    const booking = await aBooking()
    await changeBooking(booking.id, { awaitsSince: null })
    const sent = await asGuest(
      `${booking.pid}/messages`,
      { text: 'Is June warm?' },
      guestOf(booking),
    )
    expect(sent.status).toBe(201)
    const { messages, awaitsSince } = await readAs(booking.pid, guestOf(booking))
    expect(messages).toMatchObject([{ author: 'guest', text: 'Is June warm?' }])
    expect(awaitsSince).not.toBeNull()
    const isNotice = and(
      eq(outbox.template, 'bookingMessageForDesk'),
      eq(outbox.causeId, String(booking.id)),
    )
    const [mail, ...others] = await db.select().from(outbox).where(isNotice)
    expect(others).toEqual([])
    expect(mail!.textBody).toContain('Is June warm?')
    expect(mail!.textBody).not.toContain('#k=')
  })

  it('keeps the time since when the guest waits', async () => {
    const booking = await aBooking()
    await changeBooking(booking.id, { awaitsSince: 5 })
    await asGuest(`${booking.pid}/messages`, { text: 'Hello?' }, guestOf(booking))
    expect((await bookingRow(booking.pid)).awaitsSince).toBe(5)
  })

  it('is stored once for a key', async () => {
    const booking = await aBooking()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const write = (text: string) =>
      asGuest(`${booking.pid}/messages`, { text }, guestOf(booking), { headers })
    const first = await (await write('Once')).json()
    expect(await (await write('Once')).json()).toEqual(first)
    expect(await codeOf(await write('Twice'))).toEqual([422, 'KeyReused'])
    expect(await messagesOf(booking.id)).toHaveLength(1)
  })

  it('is refused when it is empty, too long, on a closed booking, or the 21st of a day', async () => {
    const booking = await aBooking()
    const write = (text: string) => asGuest(`${booking.pid}/messages`, { text }, guestOf(booking))
    expect(await codeOf(await write(' \n '))).toEqual([422, 'WriteContent'])
    expect(await codeOf(await write('x'.repeat(2001)))).toEqual([422, 'TextTooLong'])
    for (let n = 0; n < 20; n += 1) expect((await write(`Number ${n}`)).status).toBe(201)
    expect(await codeOf(await write('One more'))).toEqual([429, 'TooManyRequests'])
    const closed = await aBooking({ status: 'closed' })
    const late = await asGuest(`${closed.pid}/messages`, { text: 'Hello' }, guestOf(closed))
    expect(await codeOf(late)).toEqual([409, 'TooLate'])
  })

  it('is not for companions and requesters', async () => {
    const booking = await aBooking()
    for (const scope of ['pack', 'requester'] as const)
      expect(
        await codeOf(
          await asGuest(`${booking.pid}/messages`, { text: 'Hi' }, guestOf(booking, scope)),
        ),
      ).toEqual(WRONG)
  })
})

describe('a withdrawal', () => {
  it.each(['lead', 'requester'] as const)('by the %s closes the request', async (scope) => {
    const booking = await aBooking()
    const body = { version: booking.version }
    const response = await asGuest(`${booking.pid}/withdraw`, body, guestOf(booking, scope))
    expect(await response.json<GuestBooking>()).toMatchObject({
      status: 'closed',
      version: 2,
      awaitsSince: null,
      actions: [],
    })
  })

  it('is refused on an outdated version, twice, and once the trip is confirmed', async () => {
    const booking = await aBooking()
    const withdraw = (version: number) =>
      asGuest(`${booking.pid}/withdraw`, { version }, guestOf(booking))
    expect(await codeOf(await withdraw(7))).toEqual([409, 'BookingChanged'])
    expect((await withdraw(1)).status).toBe(200)
    expect(await codeOf(await withdraw(2))).toEqual([409, 'NotPossibleNow'])
    const confirmed = await aBooking({ status: 'confirmed' })
    const body = { version: confirmed.version }
    const late = await asGuest(`${confirmed.pid}/withdraw`, body, guestOf(confirmed))
    expect(await codeOf(late)).toEqual([409, 'NotPossibleNow'])
  })

  it('of a held date gives its seats back', async () => {
    const held = await aBooking({ status: 'on_hold' })
    const answer = await asGuest(`${held.pid}/withdraw`, { version: held.version }, guestOf(held))
    expect(await answer.json()).toMatchObject({ status: 'closed' })
    expect(await db.$count(seats, eq(seats.bookingId, held.id))).toBe(0)
    expect((await mailsTo(held.email!)).map(({ template }) => template)).toContain('holdReleased')
  })

  it('repeated with its key gets the same answer; twenty at once write one event', async () => {
    const booking = await aBooking()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        asGuest(`${booking.pid}/withdraw`, { version: 1 }, guestOf(booking), { headers }),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await eventsOf(booking.id)).toHaveLength(2)
  })
})

describe('a mistyped address', () => {
  const correct = (booking: { pid: string }, email: string, cookie: string) =>
    asGuest(`${booking.pid}/email`, { email }, cookie)

  it('is corrected: the old link ends, the new address gets the mail, and no one else', async () => {
    const [booking, email] = [await aBooking(), aSender()]
    const response = await correct(booking, email, guestOf(booking, 'requester'))
    expect(response.status).toBe(204)
    const changed = await bookingRow(booking.pid)
    expect(changed).toMatchObject({ email, linkGeneration: 2, version: 2, status: 'requested' })
    expect(await codeOf(await asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, ''))).toEqual(
      WRONG,
    )
    const mails = await mailsTo(email)
    expect(mails.map(({ template }) => template)).toEqual(['bookingRequestReceived'])
    expect(await mailsTo(booking.email!)).toHaveLength(1)
    expect((await asGuest(`${booking.pid}/open`, { key: keyIn(mails[0]) }, '')).status).toBe(204)
    expect((await eventsOf(booking.id)).map(({ event }) => event)).toEqual([
      'request.create',
      'link.renew',
    ])
  })

  it('takes the booking from the account of the old address', async () => {
    const { userId, email, token } = await aMember()
    const booking = await aBooking({ email, userId })
    expect((await correct(booking, aSender(), guestOf(booking, 'requester'))).status).toBe(204)
    expect(await codeOf(await send(`/api/guest/${booking.pid}`, undefined, { token }))).toEqual(
      WRONG,
    )
  })

  it('is corrected once', async () => {
    const booking = await aBooking()
    const first = await correct(booking, aSender(), guestOf(booking, 'requester'))
    const cookie = cookiesOf(first)
    expect(await readAs(booking.pid, cookie)).toMatchObject({ guest: { mayCorrectEmail: false } })
    expect(await codeOf(await correct(booking, aSender(), cookie))).toEqual([409, 'NotPossibleNow'])
  })

  it('stays after the link was opened, after a day, and for the lead', async () => {
    const opened = await aBooking()
    await changeBooking(opened.id, { firstOpenedAt: Date.now() })
    const old = await aBooking()
    await changeBooking(old.id, { createdAt: Date.now() - DAY_MS - 1000 })
    for (const booking of [opened, old])
      expect(
        await codeOf(await correct(booking, aSender(), guestOf(booking, 'requester'))),
      ).toEqual(WRONG)
    const booking = await aBooking()
    expect(await codeOf(await correct(booking, aSender(), guestOf(booking)))).toEqual([
      409,
      'NotPossibleNow',
    ])
  })
})

describe('a mail scanner', () => {
  it('changes nothing with GET, HEAD and OPTIONS, with or without the cookie', async () => {
    const booking = await aBooking()
    const before = await bookingRow(booking.pid)
    const paths = ['', '/open', '/link', '/email', '/messages', '/withdraw']
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of paths)
        for (const cookie of ['', guestOf(booking), guestOf(booking, 'requester')])
          await send(`/api/guest/${booking.pid}${path}`, undefined, { method, cookie })
    expect(await bookingRow(booking.pid)).toEqual(before)
    expect(await eventsOf(booking.id)).toHaveLength(1)
    expect(await mailsTo(booking.email!)).toHaveLength(1)
  })
})

describe('the key of a link', () => {
  it('is in no log line and in no header of an answer but its own cookie', async () => {
    const lines: string[] = []
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push(parts.map(String).join(' '))
      })
    const booking = await aBooking()
    const key = keyOf(booking)
    const responses = [
      await asGuest(`${booking.pid}/open`, { key }, ''),
      await asGuest(booking.pid, undefined, guestOf(booking)),
      await asGuest(`${booking.pid}/messages`, { text: 'Hi' }, guestOf(booking)),
      await asGuest(`${booking.pid}/open`, { key: `${key}x` }, ''),
    ]
    vi.restoreAllMocks()
    expect(lines.join('\n')).not.toContain(key)
    for (const response of responses) {
      const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
      expect(JSON.stringify(headers) + (await response.text())).not.toContain(key)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
