import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingReceipt } from '../../../worker/contracts/bookings/booking-request'
import { users } from '../../../worker/db/schema/accounts'
import { limitCounters } from '../../../worker/db/schema/limits'
import { aNetwork, logIn, PASSWORD, deviceOf, type Sent } from '../../support/accounts'
import {
  aRequest,
  asGuest,
  bookingRow,
  cookiesOf,
  sendRequest,
} from '../../support/booking-builders'
import { aMember, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const COMPANY = 'hello@moraine.example'

async function ask(email = aSender(), { LIMITS = '', ...sent }: Sent & { LIMITS?: string } = {}) {
  const bindings = { LIMITS: `production,${LIMITS}` }
  return sendRequest(await aRequest({ email }), { ...sent, bindings })
}

/** Whether the mails of a new request to the guest and to the company were sent or held. */
async function mailsOf(response: Response, email: string) {
  expect(response.status).toBe(201)
  const { id } = await bookingRow((await response.json<BookingReceipt>()).pid)
  const [toGuest, toCompany] = [await mailsTo(email), await mailsTo(COMPANY)].map((mails) =>
    mails.filter(({ causeId }) => causeId === String(id)).map(({ status }) => status),
  )
  return [toGuest, toCompany].flat()
}

const SENT = ['queued', 'queued']
const HELD = ['held', 'held']
const HELD_FROM_GUEST = ['held', 'queued']

beforeEach(async () => {
  await db.delete(limitCounters)
})

describe('requests that a stranger sends in the name of a member', () => {
  it('do not keep a member from a request with her own proven address', async () => {
    const { email, token } = await aMember()
    const from = aNetwork()
    for (let n = 0; n < 5; n += 1) await ask(email, { from })
    for (let n = 0; n < 6; n += 1) await ask(email)
    expect(await mailsOf(await ask(email, { token }), email)).toEqual(SENT)
  })

  it('do not keep her from it in a browser where she has logged in, nor from asking for another address', async () => {
    const { email, username } = await aMember()
    for (let n = 0; n < 6; n += 1) await ask(email)
    const cookie = deviceOf(await logIn(username, PASSWORD))
    expect(await mailsOf(await ask(email, { cookie }), email)).toEqual(SENT)
    const other = aSender()
    expect(await mailsOf(await ask(other, { cookie }), other)).toEqual(SENT)
  })

  it('mail her three times from one neighbourhood and six times in all; every request is taken', async () => {
    const email = aSender()
    for (let n = 0; n < 3; n += 1)
      expect(await mailsOf(await ask(email, { from: `198.51.100.${n}` }), email)).toEqual(SENT)
    for (let n = 3; n < 6; n += 1)
      expect(await mailsOf(await ask(email, { from: `198.51.100.${n}` }), email)).toEqual(
        HELD_FROM_GUEST,
      )
    for (let n = 0; n < 3; n += 1) expect(await mailsOf(await ask(email), email)).toEqual(SENT)
    expect(await mailsOf(await ask(email), email)).toEqual(HELD_FROM_GUEST)
    const sent = (await mailsTo(email)).filter(({ status }) => status === 'queued')
    expect(sent).toHaveLength(6)
  })

  it('count with every +tag of the mailbox', async () => {
    const [name, domain] = aSender().split('@')
    for (let n = 0; n < 6; n += 1) await ask(`${name}+${n}@${domain}`)
    expect(await mailsOf(await ask(`${name}@${domain}`), `${name}@${domain}`)).toEqual(
      HELD_FROM_GUEST,
    )
  })

  it('do not keep anyone from correcting a mistyped address to it; the mail is held', async () => {
    const email = aSender()
    for (let n = 0; n < 6; n += 1) await ask(email)
    const mistyped = await ask()
    const { pid } = await mistyped.clone().json<BookingReceipt>()
    const corrected = await asGuest(`${pid}/email`, { email }, cookiesOf(mistyped))
    expect(corrected.status).toBe(204)
    expect((await mailsTo(email)).at(-1)).toMatchObject({ status: 'held' })
    expect((await bookingRow(pid)).email).toBe(email)
  })
})

describe('a flood of requests from many networks', () => {
  const LIMITS = 'bookingSite.day=4,bookingTakenSite.day=6'

  it('does not close the form: later requests are taken, and their mails held', async () => {
    for (let n = 0; n < 4; n += 1) {
      const email = aSender()
      expect(await mailsOf(await ask(email, { LIMITS }), email)).toEqual(SENT)
    }
    const honest = aSender()
    expect(await mailsOf(await ask(honest, { LIMITS }), honest)).toEqual(HELD)
  })

  it('stores a bounded number; members and known browsers ask for trips even then', async () => {
    for (let n = 0; n < 6; n += 1) await ask(aSender(), { LIMITS })
    expect(await codeOf(await ask(aSender(), { LIMITS }))).toEqual([429, 'TooManyRequests'])
    const { email, token, username } = await aMember()
    expect(await mailsOf(await ask(email, { token, LIMITS }), email)).toEqual(SENT)
    const cookie = deviceOf(await logIn(username, PASSWORD))
    const other = aSender()
    expect(await mailsOf(await ask(other, { cookie, LIMITS }), other)).toEqual(SENT)
  })

  it('does not have more because its cookie is made up, or its account is not verified or banned', async () => {
    const unverified = await aMember({ verifiedAt: null })
    const banned = await aMember()
    const cookie = deviceOf(await logIn(banned.username, PASSWORD))
    await db.update(users).set({ bannedAt: Date.now() }).where(eq(users.id, banned.userId))
    const senders: Sent[] = [
      { cookie: `device=${'x'.repeat(43)}` },
      { cookie },
      { token: unverified.token },
    ]
    for (let n = 0; n < 4; n += 1) await ask(aSender(), { LIMITS })
    for (const sender of senders) {
      const email = aSender()
      const statuses = await mailsOf(
        await ask(email, { ...sender, LIMITS: 'bookingSite.day=4' }),
        email,
      )
      expect(statuses).toEqual(HELD)
    }
  })
})

describe('one network', () => {
  it('has five requests an hour mailed and 20 a day taken, and its neighbours have theirs', async () => {
    const from = '198.51.100.7'
    for (let n = 0; n < 5; n += 1) {
      const email = aSender()
      expect(await mailsOf(await ask(email, { from }), email)).toEqual(SENT)
    }
    const sixth = aSender()
    expect(await mailsOf(await ask(sixth, { from }), sixth)).toEqual(HELD)
    for (let n = 6; n < 20; n += 1) await ask(aSender(), { from })
    expect(await codeOf(await ask(aSender(), { from }))).toEqual([429, 'TooManyRequests'])
    const neighbour = aSender()
    expect(await mailsOf(await ask(neighbour, { from: '198.51.100.8' }), neighbour)).toEqual(SENT)
  })

  it.each([
    ['/48', (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:2::1'],
    ['/24', (n: number) => `203.0.113.${n}`, '198.51.100.1'],
  ])('shares limits with the others of its %s', async (_size, at, elsewhere) => {
    const LIMITS = 'bookingNearby.hour=3,bookingTakenNearby.day=5'
    const outcomes: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const email = aSender()
      const response = await ask(email, { from: at(n), LIMITS })
      outcomes.push(response.status === 201 ? (await mailsOf(response, email)).join() : 'refused')
    }
    const repeated = (what: string, times: number) => Array.from({ length: times }, () => what)
    expect(outcomes).toEqual([...repeated(SENT.join(), 3), ...repeated(HELD.join(), 2), 'refused'])
    const honest = aSender()
    expect(await mailsOf(await ask(honest, { from: elsewhere, LIMITS }), honest)).toEqual(SENT)
  })
})

it('a member has ten requests a day apart from all others, then counts with them', async () => {
  const { token } = await aMember()
  const from = '198.51.100.7'
  const outcomes: string[] = []
  for (let n = 0; n < 16; n += 1) {
    const email = aSender()
    outcomes.push((await mailsOf(await ask(email, { token, from }), email)).join())
  }
  expect(outcomes).toEqual([...Array.from({ length: 15 }, () => SENT.join()), HELD.join()])
})
