import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import worker from '../../../worker/index'
import { sessions, users, verificationCodes } from '../../../worker/db/schema/accounts'
import { replies, topics } from '../../../worker/db/schema/board'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import { contactMessages } from '../../../worker/db/schema/contact'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import { processInactiveMembers } from '../../../worker/features/privacy/inactive-members.job'
import type { PrivacyReport } from '../../../worker/contracts/privacy'
import { cutoffsAt, deletionDate } from '../../../worker/features/privacy/privacy.rules'
import { clearRequestKeys } from '../../../worker/features/privacy/privacy.actions'
import { DAILY_CRON } from '../../../worker/jobs'
import { siteSettingVersions } from '../../../worker/db/schema/settings'
import { auditLog } from '../../../worker/db/schema/audit'
import { usedChallenges, limitCounters } from '../../../worker/db/schema/limits'
import { runBatch } from '../../../worker/db/batch'
import { aTopic } from '../../support/board-builders'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { interruptedDb } from '../../support/interrupted-db'
import { expectLogs } from '../../support/logs'
import { meteredDb } from '../../support/metered-db'
import { aQueuedMail, mailsTo, outboxRow } from '../../support/mails'
import { request } from '../../support/request'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21, 9, 17)
const monthsAgo = (months: number, now = NOW) => {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}

const runDaily = (now = NOW) =>
  worker.scheduled(
    createScheduledController({ scheduledTime: new Date(now), cron: DAILY_CRON }),
    env,
    createExecutionContext(),
  )

async function userRow(userId: number) {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row!
}

const mailsOf = async (email: string, template: string) =>
  (await mailsTo(email)).filter((mail) => mail.template === template)

describe('an inactive member', () => {
  it('gets one notice after eleven months, in their language, with the date', async () => {
    const member = await aMember({ lang: 'kr', lastActiveAt: monthsAgo(11) - DAY_MS })
    await runDaily()
    await runDaily(NOW + DAY_MS)
    const [mail, ...others] = await mailsOf(member.email, 'inactivityNotice')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ lang: 'kr', status: 'queued', createdAt: NOW })
    expect(mail!.textBody).toContain('2026년 12월 21일')
    expect(await userRow(member.userId)).toMatchObject({
      inactivityNoticeAt: NOW,
      username: member.username,
    })
  })

  it('gets no notice before eleven months', async () => {
    const member = await aMember({ lastActiveAt: monthsAgo(11) + DAY_MS })
    await runDaily()
    expect(await mailsTo(member.email)).toEqual([])
  })

  it('is deleted after a year and 30 days after the notice, with a last mail', async () => {
    const member = await aMember({
      lastActiveAt: monthsAgo(12) - DAY_MS,
      inactivityNoticeAt: NOW - 31 * DAY_MS,
    })
    const cause = { type: 'user', id: member.userId }
    const older = await aQueuedMail('ok', NOW - DAY_MS, { to: member.email, cause })
    await db.insert(mailOptOuts).values({ emailKey: member.email, kind: 'replies', createdAt: 1 })
    await runDaily()
    expect(await userRow(member.userId)).toMatchObject({
      username: null,
      email: null,
      deletedAt: NOW,
    })
    expect(await db.select().from(sessions).where(eq(sessions.userId, member.userId))).toEqual([])
    expect(await outboxRow(older.id)).toBeUndefined()
    expect(
      await db.select().from(mailOptOuts).where(eq(mailOptOuts.emailKey, member.email)),
    ).toEqual([])
    expect(await mailsOf(member.email, 'accountDeleted')).toHaveLength(1)
    await runDaily()
    expect(await mailsOf(member.email, 'accountDeleted')).toHaveLength(1)
  })

  it('is not deleted within 30 days of the notice, even when runs were missed', async () => {
    const member = await aMember({ lastActiveAt: monthsAgo(20) })
    for (const days of [0, 1, 29]) await runDaily(NOW + days * DAY_MS)
    expect((await userRow(member.userId)).deletedAt).toBeNull()
    await runDaily(NOW + 31 * DAY_MS)
    expect((await userRow(member.userId)).deletedAt).toBe(NOW + 31 * DAY_MS)
  })

  it('gets another notice after coming back and leaving again', async () => {
    const member = await aMember({
      lastActiveAt: monthsAgo(11) - DAY_MS,
      inactivityNoticeAt: monthsAgo(13),
    })
    await runDaily()
    expect(await mailsOf(member.email, 'inactivityNotice')).toHaveLength(1)
  })

  it('gets no mail at an address that was never verified', async () => {
    const member = await aMember({ lastActiveAt: monthsAgo(12) - DAY_MS, verifiedAt: null })
    await runDaily()
    expect((await userRow(member.userId)).deletedAt).toBe(NOW)
    expect(await mailsTo(member.email)).toEqual([])
  })

  it('whose address was never verified is deleted, but not the mails and opt-outs of that address', async () => {
    const email = 'hello@moraine.example'
    const inquiry = {
      template: 'contactEnquiry',
      reference: 'M',
      sender: 's',
      subject: 's',
      text: 't',
      pageLang: 'ca',
    } as const
    const kept = [
      await aQueuedMail('ok', NOW - DAY_MS, { ...inquiry, to: email }),
      await aQueuedMail('ok', NOW - DAY_MS, {
        template: 'contactConfirmation',
        reference: 'M',
        to: email,
      }),
    ]
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    const member = await aMember({ email, lastActiveAt: monthsAgo(12) - DAY_MS, verifiedAt: null })
    await runDaily()
    expect((await userRow(member.userId)).deletedAt).toBe(NOW)
    expect(
      (await Promise.all(kept.map(({ id }) => outboxRow(id)))).every((row) => row !== undefined),
    ).toBe(true)
    expect(await db.select().from(mailOptOuts).where(eq(mailOptOuts.emailKey, email))).toHaveLength(
      1,
    )
  })

  it.each([
    ['comes back', { lastActiveAt: NOW }],
    ['is promoted', { isAdmin: true }],
  ])('is not touched who %s while the run is at work', async (_what, change) => {
    const leaving = await aMember({
      lastActiveAt: monthsAgo(12) - DAY_MS,
      inactivityNoticeAt: NOW - 31 * DAY_MS,
    })
    const away = await aMember({ lastActiveAt: monthsAgo(11) - DAY_MS })
    const both = inArray(users.id, [leaving.userId, away.userId])
    const DB = interruptedDb(() => db.update(users).set(change).where(both))
    const before = await Promise.all([leaving, away].map(({ userId }) => userRow(userId)))
    await processInactiveMembers({ ...env, DB }, NOW, createExecutionContext())
    const after = await Promise.all([leaving, away].map(({ userId }) => userRow(userId)))
    expect(after).toEqual(before.map((row) => ({ ...row, ...change })))
    for (const { email } of [leaving, away]) expect(await mailsTo(email)).toEqual([])
    expect(
      await db.select().from(sessions).where(eq(sessions.userId, leaving.userId)),
    ).toHaveLength(1)
  })

  it('whose notice or deletion fails does not hold up others', async () => {
    expectLogs('privacy.member')
    const stuck = { lastActiveAt: monthsAgo(14), inactivityNoticeAt: NOW - 31 * DAY_MS }
    const [first, last] = [
      await aMember(stuck),
      await aMember({ ...stuck, lastActiveAt: monthsAgo(13) }),
    ]
    const away = await aMember({ lastActiveAt: monthsAgo(11) - DAY_MS })
    await db.run(
      sql.raw(`CREATE TRIGGER stuck BEFORE UPDATE OF deleted_at ON users WHEN OLD.id = ${first.userId}
      BEGIN SELECT RAISE(ABORT, 'stuck'); END`),
    )
    await runDaily()
    await db.run(sql`DROP TRIGGER stuck`)
    expect((await userRow(first.userId)).deletedAt).toBeNull()
    expect((await userRow(last.userId)).deletedAt).toBe(NOW)
    expect(await mailsOf(away.email, 'inactivityNotice')).toHaveLength(1)
  })

  it('keeps the account of an admin', async () => {
    const admin = await anAdmin({
      lastActiveAt: monthsAgo(30),
      inactivityNoticeAt: monthsAgo(3),
    })
    await runDaily()
    expect((await userRow(admin.userId)).deletedAt).toBeNull()
  })
})

describe('the daily deletion', () => {
  it('deletes expired records only', async () => {
    const { userId, sessionId } = await aMember({ lastActiveAt: NOW })
    const code = {
      userId,
      email: 'a@example.com',
      emailKey: 'a@example.com',
      codeHash: 'x',
      createdAt: 1,
    }
    await db.insert(verificationCodes).values({ ...code, expiresAt: NOW - 1 })
    await db
      .update(sessions)
      .set({ expiresAt: NOW - 1 })
      .where(eq(sessions.id, sessionId))
    for (const [nonce, expiresAt] of [
      ['over', NOW - 1],
      ['open', NOW + 1],
    ] as const) {
      await db.insert(usedChallenges).values({ nonce, expiresAt })
      await db
        .insert(limitCounters)
        .values({ scope: 'test', key: nonce, windowStart: 0, n: 1, expiresAt })
    }
    await runDaily()
    expect(
      await db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId)),
    ).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.id, sessionId))).toEqual([])
    expect((await db.select().from(usedChallenges)).map(({ nonce }) => nonce)).toEqual(['open'])
    const counters = await db.select().from(limitCounters).where(eq(limitCounters.scope, 'test'))
    expect(counters.map(({ key }) => key)).toEqual(['open'])
  })

  it('clears request keys after a day', async () => {
    const key = (name: string) => ({ key: name, bodyHash: 'hash' })
    const old = await aQueuedMail('ok', NOW - DAY_MS - 1, { requestKey: key('old') })
    const young = await aQueuedMail('ok', NOW - DAY_MS + 1, { requestKey: key('young') })
    await runDaily()
    expect([(await outboxRow(old.id)).requestKey, (await outboxRow(young.id)).requestKey]).toEqual([
      null,
      'young',
    ])
  })

  it('reads no row without a request key to clear old ones', async () => {
    for (let n = 0; n < 40; n += 1) {
      await aMember({ createdAt: monthsAgo(2) })
      await aQueuedMail('ok', monthsAgo(2))
    }
    await runDaily()
    const { db: metered, rowsRead } = meteredDb()
    for (const { statement } of clearRequestKeys(metered, cutoffsAt(NOW)))
      await runBatch(metered, [statement])
    // A few for each table, none for the eighty rows.
    expect(rowsRead()).toBeLessThan(45)
  })

  it('deletes the other kinds when one fails', async () => {
    expectLogs('records.expire')
    const { userId } = await aMember({ createdAt: monthsAgo(1), requestKey: `stuck ${unique()}` })
    const message = {
      reference: 'M',
      kind: 'enquiry',
      senderKey: 'left',
      bodyHash: 'b',
      createdAt: 1,
    } as const
    await db.insert(contactMessages).values(message)
    await db.run(
      sql`CREATE TRIGGER stuck BEFORE UPDATE OF request_key ON users BEGIN SELECT RAISE(ABORT, 'stuck'); END`,
    )
    await runDaily()
    await db.run(sql`DROP TRIGGER stuck`)
    expect((await userRow(userId)).requestKey).not.toBeNull()
    expect(
      await db.select().from(contactMessages).where(eq(contactMessages.senderKey, 'left')),
    ).toEqual([])
    await runDaily()
    expect((await userRow(userId)).requestKey).toBeNull()
  })

  it('deletes mails after 90 days, but inquiries after three years', async () => {
    const inquiry = {
      template: 'contactEnquiry',
      reference: 'M',
      sender: 's',
      subject: 's',
      text: 't',
      pageLang: 'ca',
    } as const
    const [old, young] = [
      await aQueuedMail('ok', NOW - 91 * DAY_MS),
      await aQueuedMail('ok', NOW - 89 * DAY_MS),
    ]
    const kept = await aQueuedMail('ok', monthsAgo(36) + DAY_MS, inquiry)
    const gone = await aQueuedMail('ok', monthsAgo(36) - DAY_MS, inquiry)
    await runDaily()
    const rows = await Promise.all([old, young, kept, gone].map(({ id }) => outboxRow(id)))
    expect(rows.map((row) => row !== undefined)).toEqual([false, true, true, false])
  })

  it('deletes references of inquiries after three years, audit rows and versions of settings after five', async () => {
    const message = (createdAt: number) =>
      ({
        reference: `M-${unique()}`,
        kind: 'enquiry',
        senderKey: 's',
        bodyHash: 'b',
        createdAt,
      }) as const
    await db
      .insert(contactMessages)
      .values([message(monthsAgo(36) - DAY_MS), message(monthsAgo(36) + DAY_MS)])
    const audit = (at: number) => ({
      at,
      actorId: 1,
      action: 'test',
      subjectType: 't',
      subjectId: '1',
      requestId: 'r',
    })
    await db.insert(auditLog).values([audit(monthsAgo(60) - DAY_MS), audit(monthsAgo(60) + DAY_MS)])
    const change = { name: 'prices', actorId: 1, oldValue: '{}', newValue: '{}' }
    const times = [monthsAgo(60) - DAY_MS, monthsAgo(60) + DAY_MS]
    await db.insert(siteSettingVersions).values(times.map((at) => ({ at, ...change })))
    await runDaily()
    const versions = await db.select().from(siteSettingVersions)
    expect(versions.map(({ at }) => at)).toEqual([times[1]])
    expect(
      await db.select().from(contactMessages).where(eq(contactMessages.senderKey, 's')),
    ).toHaveLength(1)
    expect(await db.select().from(auditLog).where(eq(auditLog.action, 'test'))).toHaveLength(1)
  })

  it('deletes topics of the contact forum after three years, and no other topic', async () => {
    const [inquiry, post] = [await aTopic({ tourId: CONTACT_FORUM_ID }), await aTopic()]
    const old = monthsAgo(36) - DAY_MS
    for (const { topic } of [inquiry, post])
      await db.update(topics).set({ updatedAt: old }).where(eq(topics.id, topic._id))
    await runDaily()
    const left = await Promise.all(
      [inquiry, post].map(({ topic }) =>
        db.select().from(replies).where(eq(replies.topicId, topic._id)),
      ),
    )
    expect(left.map((rows) => rows.length)).toEqual([0, 1])
    expect(
      await db
        .select()
        .from(topics)
        .where(and(eq(topics.tourId, CONTACT_FORUM_ID))),
    ).toEqual([])
  })
})

describe('GET /api/admin/privacy-report', () => {
  it('reports what would happen and does nothing', async () => {
    const { token } = await anAdmin()
    const now = Date.now()
    const away = await aMember({ lastActiveAt: monthsAgo(11, now) - 3 * DAY_MS })
    const leaving = await aMember({
      lastActiveAt: monthsAgo(12, now) - 3 * DAY_MS,
      inactivityNoticeAt: now - 40 * DAY_MS,
    })
    const mail = await aQueuedMail('ok', now - 100 * DAY_MS)
    const response = await request('/api/admin/privacy-report', { token })
    expect(response.status).toBe(200)
    const report = await response.json<PrivacyReport>()
    expect(report.notices.map(({ _id }) => _id)).toContain(away.userId)
    expect(report.deletions).toContainEqual(
      expect.objectContaining({ _id: leaving.userId, username: leaving.username }),
    )
    expect(
      report.records.find(({ name }) => name === 'mails after 90 days')?.count,
    ).toBeGreaterThanOrEqual(1)
    expect(await outboxRow(mail.id)).toBeDefined()
    expect(await mailsTo(away.email)).toEqual([])
    expect((await userRow(leaving.userId)).deletedAt).toBeNull()
  })

  it('is for admins', async () => {
    expect((await request('/api/admin/privacy-report')).status).toBe(401)
    expect(
      (await request('/api/admin/privacy-report', { token: (await aMember()).token })).status,
    ).toBe(403)
  })
})

describe('dates of retention', () => {
  it('count calendar months, up to the last day of a shorter one', () => {
    expect(cutoffsAt(Date.UTC(2026, 0, 31)).notice).toBe(Date.UTC(2025, 1, 28))
    expect(cutoffsAt(Date.UTC(2028, 1, 29)).deletion).toBe(Date.UTC(2027, 1, 28))
    expect(deletionDate(Date.UTC(2025, 11, 21), NOW)).toBe(NOW + 30 * DAY_MS)
    expect(deletionDate(Date.UTC(2026, 5, 1), NOW)).toBe(Date.UTC(2027, 5, 1))
  })
})

describe('concurrent runs', () => {
  it('send each member one notice', async () => {
    const member = await aMember({ lastActiveAt: monthsAgo(11) - 2 * DAY_MS })
    await Promise.all([runDaily(), runDaily()])
    const rows = await db.select().from(outbox).where(eq(outbox.recipientKey, member.email))
    expect(rows).toHaveLength(1)
  })
})
