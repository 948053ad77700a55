import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../../worker/db/schema/accounts'
import { replies, topics } from '../../../worker/db/schema/board'
import type { AuditEntries } from '../../../worker/contracts/admin/audit'
import type { Desk, DeskCounts } from '../../../worker/contracts/admin/desk-counts'
import type { Figures } from '../../../worker/contracts/admin/figures'
import type { Member } from '../../../worker/contracts/admin/members-desk'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { readFigures } from '../../../worker/features/admin/figures.queries'
import { countVisit, writeVisits } from '../../../worker/features/admin/visits'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import type { TourDifferences } from '../../../worker/contracts/tours/tour-versions'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import { auditLog } from '../../../worker/db/schema/audit'
import { aMember, anAdmin, aTour, db, PASSWORD, unique } from '../../support/builders'
import { aContactMessage } from '../../support/inbox'
import { databaseBeforeWrite } from '../../support/interrupted-db'
import { request, codeOf } from '../../support/request'

const HOUR_MS = 60 * 60 * 1000
const admin = await anAdmin()
const get = async <Body>(path: string) =>
  (await request(`/api${path}`, { token: admin.token })).json<Body>()
const change = (id: number, role: unknown, token: string | null = admin.token) =>
  request(`/api/admin/members/${id}`, { body: { role }, token })

interface TopicOptions {
  userId: number
  hoursAgo: number
  category?: number
}

async function aTopic({ userId, hoursAgo, category = 1 }: TopicOptions) {
  const createdAt = Date.now() - hoursAgo * HOUR_MS
  const title = `Question ${unique()}`
  const [topic] = await db
    .insert(topics)
    .values({
      tourId: await aTour(),
      userId,
      title,
      titleKey: title,
      category,
      createdAt,
      updatedAt: createdAt,
    })
    .returning()
  await aReply(topic!.id, userId, hoursAgo, true)
  return topic!.id
}

function aReply(topicId: number, userId: number, hoursAgo: number, isOpening = false) {
  const createdAt = Date.now() - hoursAgo * HOUR_MS
  return db
    .insert(replies)
    .values({ topicId, userId, isOpening, content: 'c', html: 'c', rendererVersion: 1, createdAt })
}

it.each(['desk', 'counts', 'figures', 'audit', 'members'])(
  'GET /api/admin/%s is for admins only',
  async (call) => {
    expect((await request(`/api/admin/${call}`)).status).toBe(401)
    expect((await request(`/api/admin/${call}`, { token: (await aMember()).token })).status).toBe(
      403,
    )
    const answer = await request(`/api/admin/${call}`, { token: admin.token })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  },
)

describe('GET /api/admin/desk', () => {
  it('counts open inquiries, and those that have waited for over a day', async () => {
    const before = (await get<Desk>('/admin/desk')).inbox
    const { userId } = await aMember()
    await aTopic({ userId, hoursAgo: 30 })
    await aTopic({ userId, hoursAgo: 20 })
    await aTopic({ userId, hoursAgo: 30, category: 2 })
    const answered = await aTopic({ userId, hoursAgo: 40 })
    await aReply(answered, admin.userId, 39)
    const { inbox } = await get<Desk>('/admin/desk')
    expect([inbox.open - before.open, inbox.late - before.late]).toEqual([2, 1])
  })

  it('lists new members', async () => {
    const { openReports, heldPosts, outbox } = await get<Desk>('/admin/desk')
    const { username } = await aMember()
    const after = await get<Desk>('/admin/desk')
    expect(after.newMembers?.latest.map((member) => member.username)).toContain(username)
    expect(after).toMatchObject({ openReports, heldPosts, outbox })
  })
})

describe('GET /api/admin/counts', () => {
  it('counts what the desk lists, and mails that failed', async () => {
    const before = await get<DeskCounts>('/admin/counts')
    const { userId } = await aMember()
    await aTopic({ userId, hoursAgo: 30 })
    await aTopic({ userId, hoursAgo: 2 })
    await db.run(sql`insert into outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, status, next_attempt_at,
      created_at, cause_type, cause_id)
      select 'a@example.com', 'a@example.com', 's', 't', 'h', 'accountDeleted', 'ca', value, 9e15, 1, 'user', '1'
      from json_each('["failed", "dead", "sent"]')`)
    const after = await get<DeskCounts>('/admin/counts')
    const desk = await get<Desk>('/admin/desk')
    expect(after).toEqual({
      inquiries: desk.inbox.open,
      lateInquiries: desk.inbox.late,
      bookings: desk.waitingBookings,
      bankEntries: before.bankEntries,
      bankMails: before.bankMails,
      refunds: before.refunds,
      openReports: desk.openReports,
      heldPosts: desk.heldPosts,
      failedMails: before.failedMails + 2,
    })
    expect([
      after.inquiries - before.inquiries,
      after.lateInquiries - before.lateInquiries,
    ]).toEqual([2, 1])
  })
})

describe('GET /api/admin/figures', () => {
  it('adds up visits, inquiries and sign-ups by week and language', async () => {
    const sum = (figures: Figures, field: 'visits' | 'inquiries' | 'signUps', lang: string) =>
      figures.weeks
        .filter((week) => week.lang === lang)
        .reduce((total, week) => total + week[field], 0)
    const ofTours = ({ kinds }: Figures) => kinds.find(({ kind }) => kind === 'tour')?.visits ?? 0
    await writeVisits(env)
    const before = await get<Figures>('/admin/figures?weeks=2')
    const { userId } = await aMember({ lang: 'cn' })
    await aTopic({ userId, hoursAgo: 1 })
    await aTopic({ userId, hoursAgo: 1, category: 2 })
    const taken = await aTopic({ userId, hoursAgo: 1 })
    await db.update(topics).set({ deletedAt: 1 }).where(eq(topics.id, taken))
    const context = createExecutionContext()
    const tourId = await aTour()
    countVisit(env, context, { lang: 'cn', kind: 'home' })
    countVisit(env, context, { lang: 'cn', kind: 'tour', tourId })
    countVisit(env, context, { lang: 'cn', kind: 'tour', tourId })
    countVisit(env, context, { lang: 'kr', kind: 'tour', tourId })
    await waitOnExecutionContext(context)
    await writeVisits(env)
    const after = await get<Figures>('/admin/figures?weeks=2')
    expect(after.weeks).toHaveLength(6)
    expect(sum(after, 'visits', 'cn')).toBe(sum(before, 'visits', 'cn') + 3)
    expect(sum(after, 'inquiries', 'cn')).toBe(sum(before, 'inquiries', 'cn') + 1)
    expect(sum(after, 'signUps', 'cn')).toBe(sum(before, 'signUps', 'cn') + 1)
    expect(ofTours(after)).toBe(ofTours(before) + 3)
    expect(after.tours.find(({ _id }) => _id === tourId)).toMatchObject({ visits: 3, inquiries: 0 })
    expect(after.weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(
      true,
    )
    expect((await get<Figures>('/admin/figures?weeks=abc')).weeks).toHaveLength(36)
  })
})

it('the figures count contact messages and questions as inquiries, also by tour, but none that was taken off the board', async () => {
  const read = async () => {
    const { weeks, tours } = await get<Figures>('/admin/figures?weeks=1')
    const all = weeks.reduce((total, { inquiries }) => total + inquiries, 0)
    return { all, about: (id: number) => tours.find(({ _id }) => _id === id)?.inquiries }
  }
  const tourId = await aTour()
  const before = await read()
  await aContactMessage({ tourId })
  await aContactMessage()
  const { userId } = await aMember()
  const hidden = await aTopic({ userId, hoursAgo: 0 })
  await aTopic({ userId, hoursAgo: 0 })
  await db.update(topics).set({ hiddenAt: 1 }).where(eq(topics.id, hidden))
  const after = await read()
  expect(after.all).toBe(before.all + 3)
  expect(after.about(tourId)).toBe(1)
})

it.each([
  ['2025-03-10T06:30Z', ['2025-02-24', '2025-03-03', '2025-03-10']],
  ['2025-11-03T06:59Z', ['2025-10-13', '2025-10-20', '2025-10-27']],
  ['2025-11-03T07:00Z', ['2025-10-20', '2025-10-27', '2025-11-03']],
])('the weeks at %s are those of the calendar, also where clocks change', async (now, mondays) => {
  const { weeks } = await readFigures(db, 3, Date.parse(now))
  expect([...new Set(weeks.map(({ week }) => week))]).toEqual(mondays)
})

describe('GET /api/admin/audit', () => {
  it('requires a subject’s type with its id', async () => {
    expect((await request('/api/admin/audit?subjectId=7', { token: admin.token })).status).toBe(422)
    expect((await request('/api/admin/audit?subjectId=', { token: admin.token })).status).toBe(200)
  })

  it('lists who changed what, the latest first, for one subject or all', async () => {
    const id = await aTour()
    await request('/api/forum/update', { body: { forumId: id, status: 2 }, token: admin.token })
    await request(`/api/forum/${id}`, { method: 'DELETE', token: admin.token })
    const { entries, next } = await get<AuditEntries>(
      `/admin/audit?subjectType=tour&subjectId=${id}`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['tour.delete', 'tour.update'])
    expect(entries[1]).toMatchObject({ actor: admin.username, detail: 'status' })
    expect(entries[0]?.subject).toEqual({ name: `Tour ${id}`, tourId: id, topicId: null })
    expect(next).toBe(null)
    expect(entries[0]?.version).toBe(null)
    const { changes } = await get<TourDifferences>(
      `/admin/tours/${id}/versions/${entries[1]?.version}`,
    )
    expect(changes).toMatchObject([{ field: 'status', after: 2 }])
  })

  it('leads to the values before and after of settings and pages', async () => {
    const write = async (path: string, body: object) =>
      expect((await request(path, { body, token: admin.token })).status).toBe(200)
    const footer = await get<StoredSetting>('/admin/settings/footer')
    const value = { payment: ['visa'] }
    await write('/api/admin/settings', { group: 'footer', value, updatedAt: footer.updatedAt })
    const settings = await get<AuditEntries>('/admin/audit?subjectType=settings&subjectId=footer')
    const { versions } = await get<SettingVersions>('/admin/settings/footer/versions')
    expect(settings.entries[0]?.version).toBe(String(versions[0]?._id))
    expect(versions[0]?.to).toEqual(value)

    const { updatedAt } = await get<EditedPage>('/admin/pages/career')
    const texts = { kr: null, ca: 'We hire.', cn: null }
    await write('/api/admin/pages/career/draft', { texts, updatedAt })
    const seen = (await get<EditedPage>('/admin/pages/career')).updatedAt
    const startsOn = addDays(calgaryDay(Date.now()), 30)
    await write('/api/admin/pages/career/publish', { langs: ['ca'], startsOn, updatedAt: seen })
    const pages = await get<AuditEntries>('/admin/audit?subjectType=page&subjectId=career')
    expect(pages.entries.map(({ action, version }) => [action, version])).toEqual([
      ['page.publish', startsOn],
      ['page.draft', null],
    ])
  })

  it('names a post by its topic, and says where it is', async () => {
    const author = await aMember()
    const topicId = await aTopic({ userId: author.userId, hoursAgo: 1 })
    const [topic] = await db.select().from(topics).where(eq(topics.id, topicId))
    const [reply] = await aReply(topicId, author.userId, 1).returning()
    await request(`/api/admin/posts/${reply!.id}/hide`, { method: 'POST', token: admin.token })
    const { entries } = await get<AuditEntries>(
      `/admin/audit?subjectType=reply&subjectId=${reply!.id}`,
    )
    expect(entries[0]?.subject).toEqual({ name: topic!.title, tourId: topic!.tourId, topicId })
  })

  it('goes on after the last row and back before the first, also where rows have the same time', async () => {
    const { userId, username } = await anAdmin()
    await db.insert(auditLog).values(
      [1, 2, 3, 4, 5].map((n) => ({
        at: n < 4 ? 1000 : 2000,
        actorId: userId,
        action: 'tour.update',
        subjectType: 'tour',
        subjectId: String(n),
        requestId: 'r',
      })),
    )
    const list = (query: string) =>
      get<AuditEntries>(`/admin/audit?actor=${username.toUpperCase()}&count=2&${query}`)
    const idsOf = ({ entries }: AuditEntries) => entries.map(({ subjectId }) => subjectId)
    const first = await list('')
    const second = await list(`after=${first.next}`)
    const third = await list(`after=${second.next}`)
    const back = await list(`before=${third.previous}`)
    expect([first, second, third, back].map(idsOf)).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
      ['3', '2'],
    ])
    expect([first.previous, third.next]).toEqual([null, null])
    expect([back.next, back.previous]).toEqual([second.next, second.previous])
    expect(idsOf(await list('after=nonsense'))).toEqual(['5', '4'])
  })

  it('lists the actions of days in Calgary, the last one included', async () => {
    const { userId, username } = await anAdmin()
    const days = [
      '2025-07-01T05:59Z',
      '2025-07-01T06:00Z',
      '2025-07-03T05:59Z',
      '2025-07-03T06:00Z',
    ]
    await db.insert(auditLog).values(
      days.map((at) => ({
        at: Date.parse(at),
        actorId: userId,
        action: 'member.ban',
        subjectType: 'user',
        subjectId: String(userId),
        requestId: at,
      })),
    )
    const list = (query: string) =>
      get<AuditEntries>(`/admin/audit?subjectType=user&actor=${username}&${query}`)
    const { entries } = await list('from=2025-07-01&to=2025-07-02')
    expect(entries.map(({ requestId }) => requestId)).toEqual([days[2], days[1]])
    expect(entries[0]?.subject?.name).toBe(username)
    expect((await list('from=yesterday&to=')).entries).toHaveLength(4)
    expect((await get<AuditEntries>('/admin/audit?actor=unknown-name')).entries).toEqual([])
  })
})

describe('members', () => {
  const listStaff = () => get<{ members: Member[] }>('/admin/members?role=staff')

  it('are found by the beginning of their name or address, page by page', async () => {
    const name = `finder${unique()}`
    const { userId } = await aMember({
      username: `${name}A`,
      usernameKey: `${name}a`,
      email: `${name}x@example.com`,
      emailKey: `${name}x@example.com`,
    })
    const find = async (query: string) =>
      await get<{ members: Member[]; next: string | null }>(`/admin/members?${query}`)
    expect((await find(`q=${name.toUpperCase()}`)).members.map(({ _id }) => _id)).toEqual([userId])
    expect((await find(`q=${name}x@`)).members).toHaveLength(1)
    expect((await find(`q=${name}&role=super`)).members).toEqual([])
    expect((await find(`q=${name}&role=unverified`)).members).toEqual([])
    expect((await find('q=%25')).members).toEqual([])
    expect((await find('role=super')).members.every(({ role }) => role === 'admin')).toBe(true)
    const first = await find('count=1')
    const second = await find(`count=1&after=${first.next}`)
    expect([first.members.length, second.members.length]).toEqual([1, 1])
    expect(second.members).not.toEqual(first.members)
  })

  it('are sorted by name, age or last activity, both ways, page by page', async () => {
    const prefix = `sorted${unique()}`
    for (const [name, createdAt, lastActiveAt] of [
      ['b', 1, 30],
      ['a', 2, 20],
      ['c', 2, 10],
    ] as const)
      await aMember({
        username: `${prefix}${name}`,
        usernameKey: `${prefix}${name}`,
        createdAt,
        lastActiveAt,
        lang: name === 'b' ? 'cn' : 'ca',
      })
    const namesBy = async (query: string) => {
      const found: string[] = []
      for (let after = ''; found.length < 4;) {
        const page = await get<{ members: Member[]; next: string | null }>(
          `/admin/members?q=${prefix}&count=1&${query}&after=${after}`,
        )
        found.push(...page.members.map(({ username }) => username.slice(prefix.length)))
        if (page.next === null) break
        after = page.next
      }
      return found.join('')
    }
    expect(await namesBy('sort=name')).toBe('abc')
    expect(await namesBy('sort=-name')).toBe('cba')
    expect(await namesBy('sort=active')).toBe('cab')
    expect(await namesBy('sort=-since')).toBe('cab')
    expect(await namesBy('sort=nonsense')).toBe('cab')
    expect(await namesBy('sort=name&language=cn')).toBe('b')
    expect(await namesBy('role=verified&sort=name')).toBe('abc')
  })

  it('are promoted and demoted, and have to log in again', async () => {
    const { userId, token } = await aMember()
    const promoted = await change(userId, 'admin')
    expect(await promoted.json()).toMatchObject({ _id: userId, role: 'admin' })
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toMatchObject([
      { revokedAt: expect.any(Number) },
    ])
    expect((await request('/api/admin/desk', { token })).status).toBe(401)
    expect((await change(userId, null)).status).toBe(200)
    const audit = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(userId)))
    expect(audit.map(({ action }) => action)).toEqual(['member.promote', 'member.demote'])
  })

  it('get a role for a part of the desk, which holds from the next login', async () => {
    const { userId, username, token } = await aMember()
    const asWriter = await change(userId, 'writer')
    expect(await asWriter.json()).toMatchObject({ role: 'writer' })
    expect((await request('/api/admin/desk', { token })).status).toBe(401)
    const login = await request('/api/session/local', {
      body: { username, password: PASSWORD },
    })
    const session = await login.json<{ accessToken: string }>()
    expect(session).toMatchObject({ role: 'writer', isSuperUser: false })
    const ask = (path: string) => request(path, { token: session.accessToken })
    expect((await ask('/api/admin/bin')).status).toBe(200)
    expect(await codeOf(await ask('/api/admin/bookings'))).toEqual([403, 'RoleMissing'])
    // Without the ending of sessions, as when the right is taken in the database.
    await db.update(users).set({ partRole: 'guide' }).where(eq(users.id, userId))
    expect(await codeOf(await ask('/api/admin/bin'))).toEqual([403, 'RoleMissing'])
    expect((await change(userId, null)).status).toBe(200)
    const audit = await db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(userId)))
    expect(audit).toEqual([
      { action: 'member.role', detail: 'writer' },
      { action: 'member.demote', detail: null },
    ])
    expect((await listStaff()).members.map(({ _id }) => _id)).not.toContain(userId)
  })

  it('with a role are listed as staff, are not banned, and are not deleted for inactivity', async () => {
    const { userId, username } = await aMember({ partRole: 'bookkeeper', lastActiveAt: 1 })
    expect((await listStaff()).members).toMatchObject([{ _id: userId, role: 'bookkeeper' }])
    const ban = await request(`/api/admin/members/${username}/ban`, {
      body: {},
      token: admin.token,
    })
    expect(ban.status).toBe(422)
    const report = await request('/api/admin/privacy-report', { token: admin.token })
    expect(await report.text()).not.toContain(username)
  })

  it('cannot be promoted when a ban comes between the check and the write', async () => {
    const { userId } = await aMember()
    const ban = () => db.update(users).set({ bannedAt: Date.now() }).where(eq(users.id, userId))
    const response = await request(`/api/admin/members/${userId}`, {
      body: { role: 'admin' },
      token: admin.token,
      bindings: { DB: databaseBeforeWrite(1, ban) },
    })
    expect(await codeOf(response)).toEqual([403, 'AccountBanned'])
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user!.isAdmin).toBe(false)
  })

  it('cannot be promoted when unverified, banned or unknown, or by a member', async () => {
    const unverified = await aMember({ verifiedAt: null })
    const banned = await aMember({ bannedAt: 1 })
    expect(await codeOf(await change(unverified.userId, 'writer'))).toEqual([
      403,
      'EmailNotVerified',
    ])
    expect(await codeOf(await change(banned.userId, 'admin'))).toEqual([403, 'AccountBanned'])
    expect((await change(999_999, 'admin')).status).toBe(404)
    expect((await change(admin.userId, 'yes')).status).toBe(422)
    const { userId, token } = await aMember()
    expect((await change(userId, 'admin', token)).status).toBe(403)
    expect((await change(userId, 'admin', null)).status).toBe(401)
  })

  it('stay admins while the setting that would promote them again lists their address', async () => {
    const { userId, email, username } = await anAdmin()
    const demote = (SUPER_USERS: string) =>
      request(`/api/admin/members/${userId}`, {
        token: admin.token,
        body: { role: null },
        bindings: { SUPER_USERS },
      })
    const refused = await demote(`other@example.com, ${email.toUpperCase()}`)
    expect(await codeOf(refused)).toEqual([409, 'SuperUserBySetting'])
    const isStill = async () =>
      (await db.select().from(users).where(eq(users.username, username)))[0]?.isAdmin
    expect(await isStill()).toBe(true)
    expect((await demote('other@example.com')).status).toBe(200)
    expect(await isStill()).toBe(false)
  })

  it('keep one admin, also when two are demoted at the same time', async () => {
    await db.update(users).set({ isAdmin: false })
    const [one, two] = [await anAdmin(), await anAdmin()]
    const answers = await Promise.all([
      change(one.userId, 'guide', two.token),
      change(two.userId, null, one.token),
    ])
    const left = await db.select().from(users).where(eq(users.isAdmin, true))
    expect(left).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const last = left[0]!.id === one.userId ? one : two
    const other = await anAdmin()
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, other.userId))
    const refused = await change(last.userId, null, last.token)
    expect(await codeOf(refused)).toEqual([409, 'LastSuperUser'])
    const demotions = (await db.select().from(auditLog)).filter(
      ({ action }) => action === 'member.demote',
    )
    expect(demotions.filter(({ subjectId }) => subjectId === String(last.userId))).toEqual([])
  })
})
