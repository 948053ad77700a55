import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Desk, DeskCounts } from '../../../worker/contracts/admin/desk-counts'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import type { OutboxMail } from '../../../worker/contracts/admin/mail'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import type { Planner } from '../../../worker/contracts/bookings/planner'
import type { PartRole } from '../../../worker/contracts/accounts/permissions'
import { MAILS_ABOUT_MONEY } from '../../../worker/contracts/mail-kinds'
import { users } from '../../../worker/db/schema/accounts'
import { bookings } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { aMember, anAdmin, db } from '../../support/builders'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { aPaidBooking } from '../../support/held-bookings'
import { aQueuedMail } from '../../support/mails'
import { codeOf, request } from '../../support/request'

const staff = async (partRole: PartRole) => {
  const { token, userId, username } = await aMember({ partRole })
  const ask = (path: string) => request(path, { token })
  const get = async <Answer>(path: string): Promise<Answer> => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    return response.json()
  }
  return { token, userId, username, ask, get }
}

const day = addDays(calgaryDay(Date.now()), 210)
const booking = await aPaidBooking({ name: 'Maple Larch', day })
// The rest is paid in cash on the day.
await db.update(bookings).set({ balanceBy: null }).where(eq(bookings.id, booking.id))

describe('a guide', () => {
  it('sees the parties of a day without amounts', async () => {
    const { get } = await staff('guide')
    const { trips } = await get<Planner>(`/api/admin/planner?from=${day}&to=${day}`)
    expect(trips.flatMap(({ parties }) => parties)).toMatchObject([
      { name: 'Maple Larch', due: null },
    ])
    const { token } = await anAdmin()
    const whole = await request(`/api/admin/planner?from=${day}&to=${day}`, { token })
    const [trip] = (await whole.json<Planner>()).trips
    expect(trip?.parties[0]?.due?.amount).toBeGreaterThan(0)
  })

  it('has a calendar of all trips without amounts, until the role ends', async () => {
    const { get, userId } = await staff('guide')
    const { feed } = await get<{ feed: string }>('/api/admin/trips/feed')
    const calendar = await (await request(feed)).text()
    expect(calendar).toContain('Maple Larch')
    expect(calendar).not.toContain('C$')
    const { token } = await anAdmin()
    const own = await request('/api/admin/trips/feed', { token })
    const ofAdmin = await request((await own.json<{ feed: string }>()).feed)
    expect(await ofAdmin.text()).toContain('C$')
    await db.update(users).set({ partRole: 'writer' }).where(eq(users.id, userId))
    expect((await request(feed)).status).toBe(404)
  })
})

describe('a bookkeeper', () => {
  it('reads a booking, but cannot act on it', async () => {
    const { get, token } = await staff('bookkeeper')
    const path = `/api/admin/bookings/${booking.id}`
    const read = await get<DeskBooking>(path)
    expect([read.name, read.actions]).toEqual(['Maple Larch', []])
    const body = { text: 'Hello' }
    expect(await codeOf(await request(`${path}/messages`, { body, token }))).toEqual([
      403,
      'RoleMissing',
    ])
    const waived = { event: 'deposit.cover', version: read.version }
    expect(await codeOf(await request(`${path}/events`, { body: waived, token }))).toEqual([
      403,
      'RoleMissing',
    ])
  })

  it('reads the mails about money and no others', async () => {
    const other = await aQueuedMail()
    const { get, ask } = await staff('bookkeeper')
    const mails = await get<OutboxMail[]>('/api/admin/outbox?count=100')
    expect(mails.length).toBeGreaterThan(0)
    const known: readonly string[] = MAILS_ABOUT_MONEY
    expect(mails.filter(({ template }) => !known.includes(template))).toEqual([])
    expect(await get(`/api/admin/outbox?to=${encodeURIComponent(other.to)}`)).toEqual([])
    expect((await ask('/api/admin/csv/mails')).status).toBe(403)
  })

  it('counts undelivered mails of that list alone', async () => {
    const { get } = await staff('bookkeeper')
    const undelivered = async () => {
      const [desk, counts, listed] = await Promise.all([
        get<Desk>('/api/admin/desk'),
        get<DeskCounts>('/api/admin/counts'),
        get<OutboxMail[]>('/api/admin/outbox?count=100&status=undelivered'),
      ])
      return [desk.outbox.failed + desk.outbox.dead, counts.failedMails, listed.length]
    }
    const before = (await undelivered())[0] ?? 0
    const [aboutMoney] = await get<OutboxMail[]>('/api/admin/outbox?count=1')
    const other = await aQueuedMail()
    const ids = [aboutMoney?._id ?? 0, other.id]
    await db.update(outbox).set({ status: 'dead' }).where(inArray(outbox.id, ids))
    expect(await undelivered()).toEqual([before + 1, before + 1, before + 1])
  })

  it('finds bookings with the palette, and no members', async () => {
    const { get, username } = await staff('bookkeeper')
    expect((await get<DeskFound>(`/api/admin/find?q=${username}`)).members).toEqual([])
    const found = await get<DeskFound>('/api/admin/find?q=Maple')
    expect(found.bookings.map(({ _id }) => _id)).toContain(booking.id)
  })
})

describe('a writer', () => {
  it('opens the desk without members, and finds nothing of guests', async () => {
    const { get, username } = await staff('writer')
    expect((await get<Desk>('/api/admin/desk')).newMembers).toBeNull()
    const nothing = { members: [], topics: [], messages: [], bookings: [], mails: [] }
    expect(await get('/api/admin/find?q=Maple')).toEqual(nothing)
    expect(await get(`/api/admin/find?q=${username}`)).toEqual(nothing)
  })

  it('bans a member, but neither an admin nor other staff', async () => {
    const { token } = await staff('writer')
    const ban = (username: string) =>
      request(`/api/admin/members/${username}/ban`, { body: {}, token })
    expect((await ban((await aMember()).username)).status).toBe(200)
    expect((await ban((await anAdmin()).username)).status).toBe(422)
    expect((await ban((await staff('guide')).username)).status).toBe(422)
  })

  it('reads the regions of tours, and no other settings', async () => {
    const { ask } = await staff('writer')
    expect((await ask('/api/admin/settings/regions')).status).toBe(200)
    expect(await codeOf(await ask('/api/admin/settings/bank'))).toEqual([403, 'RoleMissing'])
  })

  it('loses the role with the account', async () => {
    const { token, userId } = await staff('writer')
    const password = { password: 'correct!horse7' }
    const response = await request('/api/user/me', { method: 'DELETE', body: password, token })
    expect(response.status).toBeLessThan(300)
    const [left] = await db.select().from(users).where(eq(users.id, userId))
    expect(left?.partRole).toBeNull()
  })
})

it('a member without a role is told that the desk is for staff', async () => {
  const { token } = await aMember()
  expect(await codeOf(await request('/api/admin/desk', { token }))).toEqual([403, 'AdminOnly'])
})
