import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingReceipt } from '../../../worker/contracts/bookings/booking-request'
import type { InboxThread } from '../../../worker/contracts/inbox/inbox'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { auditLog } from '../../../worker/db/schema/audit'
import { inboxThreads } from '../../../worker/db/schema/inbox'
import { limitCounters } from '../../../worker/db/schema/limits'
import { outbox } from '../../../worker/db/schema/mail'
import { sweepMail } from '../../../worker/services/mail/delivery'
import { aMember, db } from '../../support/builders'
import { aRequest, asGuest, bookingRow, guestOf, sendRequest } from '../../support/booking-builders'
import { aSender, aSolvedChallenge, fromANetwork } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { codeOf, request } from '../../support/request'

const LIMITS = 'production,bookingSite.day=0,contactSite.day=0'
const NOW = Date.now()
let admin: { token: string }

beforeAll(async () => {
  admin = await aMember({ isAdmin: true })
})
beforeEach(async () => {
  await db.delete(limitCounters)
  await db.delete(outbox)
  await db.delete(auditLog)
})

/** A request for a trip on a day on which the site mails nothing more. */
async function aHeldRequest(email = aSender()) {
  const sent = await sendRequest(await aRequest({ email }), { bindings: { LIMITS } })
  const { pid } = await sent.json<BookingReceipt>()
  return { email, booking: await bookingRow(pid) }
}

async function aHeldInquiry(email = aSender()) {
  const text = { subject: 'A private tour', html: 'Enough text for an inquiry' }
  const body = { ...text, replyEmail: email, ...aSolvedChallenge() }
  await request('/api/email', { body, headers: fromANetwork(), bindings: { LIMITS } })
  return email
}

const decide = (body: object, token: string | null = admin.token) =>
  request('/api/admin/outbox/held', { body, token })
const statuses = async (email: string) => (await mailsTo(email)).map(({ status }) => status)
const allStatuses = async () => {
  const mails = await db.select().from(outbox).orderBy(outbox.id)
  return mails.map(({ status }) => status)
}
const threadOf = async (source: 'booking' | 'contact', q: string) => {
  const answer = await request(`/api/admin/inbox?view=all&source=${source}&q=${q}`, admin)
  return (await answer.json<{ threads: InboxThread[] }>()).threads[0]!
}

describe('held mails', () => {
  it('mark their threads until they are sent or dropped', async () => {
    const { email, booking } = await aHeldRequest()
    const asker = await aHeldInquiry()
    expect((await threadOf('booking', booking.pid)).isHeld).toBe(true)
    expect((await threadOf('contact', asker)).isHeld).toBe(true)
    const usual = await sendRequest(await aRequest())
    const { pid } = await usual.json<BookingReceipt>()
    expect((await threadOf('booking', pid)).isHeld).toBe(false)
    await decide({ act: 'release' })
    expect((await threadOf('booking', booking.pid)).isHeld).toBe(false)
    expect(await statuses(email)).toEqual(['queued'])
  })

  it('are sent by one press, all or those that are chosen, and once', async () => {
    const [first, second] = [await aHeldRequest(), await aHeldRequest()]
    const [chosen] = await mailsTo(first.email)
    expect((await decide({ act: 'release', ids: [chosen!.id] })).status).toBe(204)
    expect([await statuses(first.email), await statuses(second.email)]).toEqual([
      ['queued'],
      ['held'],
    ])
    await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.id, chosen!.id))
    await Promise.all(Array.from({ length: 5 }, () => decide({ act: 'release' })))
    expect(await allStatuses()).toEqual(['sent', 'queued', 'queued', 'queued'])
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'mail.releaseHeld'))
    expect(audited.map(({ subjectId }) => subjectId)).toEqual([String(chosen!.id), 'all'])
  })

  it('are dropped by one press with their texts; new threads are done, answered ones stay', async () => {
    const [dropped, answered] = [await aHeldRequest(), await aHeldRequest()]
    const asker = await aHeldInquiry()
    const isOf = (id: number) =>
      and(eq(inboxThreads.source, 'booking'), eq(inboxThreads.sourceId, id))
    await db.update(inboxThreads).set({ state: 'answered' }).where(isOf(answered.booking.id))
    expect((await decide({ act: 'drop' })).status).toBe(204)
    expect(new Set(await allStatuses())).toEqual(new Set(['dropped']))
    const [mail] = await mailsTo(dropped.email)
    expect([mail?.textBody, mail?.htmlBody]).toEqual(['', ''])
    const again = await request(`/api/admin/outbox/${mail?.id}/resend`, {
      method: 'POST',
      ...admin,
    })
    expect(await codeOf(again)).toEqual([409, 'NotPossibleNow'])
    expect((await threadOf('booking', dropped.booking.pid)).state).toBe('done')
    expect((await threadOf('contact', asker)).state).toBe('done')
    expect((await threadOf('booking', answered.booking.pid)).state).toBe('answered')
    const { awaitsSince, name, status } = await bookingRow(dropped.booking.pid)
    expect([awaitsSince, name, status]).toEqual([null, dropped.booking.name, 'requested'])
    await decide({ act: 'release' })
    expect(new Set(await allStatuses())).toEqual(new Set(['dropped']))
  })

  it('are for admins', async () => {
    const member = await aMember()
    expect((await decide({ act: 'drop' }, null)).status).toBe(401)
    expect(await codeOf(await decide({ act: 'drop' }, member.token))).toEqual([403, 'AdminOnly'])
    expect((await decide({ act: 'lose' })).status).toBe(422)
  })

  it('of a day are sent on the next, one to a mailbox, if they are no more than a busy day’s', async () => {
    const email = aSender()
    for (let n = 0; n < 3; n += 1) await aHeldRequest(email)
    const { email: other } = await aHeldRequest()
    await sweepMail(env, NOW)
    expect(new Set(await allStatuses())).toEqual(new Set(['held']))
    const tomorrow = NOW + DAY_MS
    await sweepMail(env, tomorrow)
    await sweepMail(env, tomorrow)
    expect(await statuses(email)).toEqual(['queued', 'dropped', 'dropped'])
    expect(await statuses(other)).toEqual(['queued'])
    expect(await statuses('hello@moraine.example')).toEqual(
      Array.from({ length: 4 }, () => 'queued'),
    )
    const [mail] = await mailsTo(other)
    expect([mail?.createdAt, mail?.nextAttemptAt]).toEqual([tomorrow, tomorrow])
  })

  it('of a flood wait for the desk, and are dropped after three days; the requests stay', async () => {
    const { email, booking } = await aHeldRequest()
    const [held] = await mailsTo(email)
    const { id: _, ...row } = held!
    const flood = Array.from({ length: 200 }, () => row)
    for (let start = 0; start < 200; start += 4)
      await db.insert(outbox).values(flood.slice(start, start + 4))
    await sweepMail(env, NOW + DAY_MS)
    expect(new Set(await allStatuses())).toEqual(new Set(['held']))
    await sweepMail(env, NOW + 3 * DAY_MS + 60_000)
    expect(new Set(await allStatuses())).toEqual(new Set(['dropped']))
    expect((await threadOf('booking', booking.pid)).state).toBe('new')
    expect((await asGuest(booking.pid, undefined, guestOf(booking))).status).toBe(200)
  })
})

it('at half of what a form mails in a day, the site’s health says so', async () => {
  const health = async (limits: string) => {
    const bindings = { LIMITS: `production,${limits}` }
    const answer = await request('/api/health', { bindings })
    return (await answer.json<{ troubles: string[] }>()).troubles.filter((each) =>
      each.startsWith('forms'),
    )
  }
  for (let n = 0; n < 2; n += 1) await sendRequest(await aRequest())
  await aHeldInquiry()
  expect(await health('bookingSite.day=5,contactSite.day=4')).toEqual([])
  expect(await health('bookingSite.day=4,contactSite.day=4')).toEqual(['forms.booking'])
})
