import { env } from 'cloudflare:workers'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { PageVersions } from '../../../worker/contracts/written-pages/page-versions'
import { users } from '../../../worker/db/schema/accounts'
import { outbox } from '../../../worker/db/schema/mail'
import { pageDrafts, pageNotices, pageVersions } from '../../../worker/db/schema/written-pages'
import { MAILS_A_RUN, mailPageNotices } from '../../../worker/features/written-pages/notices.job'
import { eraseStatements } from '../../../worker/services/members/erasure'
import { send } from '../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { codeOf } from '../../support/request'

const BASE_URL = 'https://moraine.example'
const bindings = { ...env, BASE_URL }
const inMonth = addDays(calgaryDay(Date.now()), 31)
const admin = await anAdmin()
const run = (now = Date.now()) => mailPageNotices(bindings, now)

afterEach(async () => {
  await db.delete(pageVersions)
  await db.delete(pageDrafts)
  await db.delete(outbox)
})

async function publish(page: string, langs: string[], isMailed = true) {
  const path = `/api/admin/pages/${page}`
  const { updatedAt } = await (await send(path, undefined, admin)).json<EditedPage>()
  const texts = {
    kr: null,
    ca: null,
    cn: null,
    ...Object.fromEntries(langs.map((l) => [l, 'New.'])),
  }
  const drafted = await send(`${path}/draft`, { texts, updatedAt }, admin)
  const { updatedAt: seen } = await drafted.json<EditedPage>()
  return send(`${path}/publish`, { langs, startsOn: inMonth, isMailed, updatedAt: seen }, admin)
}

const mailsOf = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipientKey, email), eq(outbox.template, 'pageChanged')))
const noticeOf = async (page: string) => {
  const response = await send(`/api/admin/pages/${page}/versions`, undefined, admin)
  return (await response.json<PageVersions>()).versions[0]?.notice
}
async function aReader(columns: Partial<typeof users.$inferInsert> = {}) {
  const email = `reader${unique()}@example.com`
  return { ...(await aMember({ email, emailKey: email, ...columns })), email }
}

describe('a new version of the terms that members are told of', () => {
  it('is mailed once to each, in the language that they read, with its day and address', async () => {
    const [korean, english] = [await aReader({ lang: 'kr' }), await aReader({ lang: 'ca' })]
    expect((await publish('tandc', ['kr', 'ca'])).status).toBe(200)
    expect(await noticeOf('tandc')).toEqual({ mails: 0, isEnded: false })
    await run()
    await run()
    const [mail, ...more] = await mailsOf(korean.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ lang: 'kr', causeType: 'user', causeId: String(korean.userId) })
    expect(mail?.subject).toContain('이용약관')
    expect(mail?.textBody).toContain(`${BASE_URL}/tandc/${inMonth}-kr`)
    expect((await mailsOf(english.email))[0]?.subject).toMatch(/^Terms: a new version from /)
    const notice = await noticeOf('tandc')
    expect(notice?.isEnded).toBe(true)
    expect(notice?.mails).toBe(await db.$count(outbox, eq(outbox.template, 'pageChanged')))
  })

  it('is not mailed to strangers, banned members, later ones, or readers of a language without a new text', async () => {
    const others = [
      await aReader({ verifiedAt: null }),
      await aReader({ bannedAt: 1 }),
      await aReader({ lang: 'cn' }),
    ]
    await publish('privacy', ['ca'])
    others.push(await aReader({ createdAt: Date.now() + 60_000 }))
    await run()
    for (const { email } of others) expect(await mailsOf(email)).toEqual([])
  })

  it('is mailed to a hundred members in a run, and the next run goes on', async () => {
    const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${MAILS_A_RUN + 5})`
    const mark = `crowd${unique()}`
    await db.run(sql`${numbers} insert into users
      (username, username_key, email, email_key, lang, verified_at, created_at, last_active_at)
      select ${mark} || value, ${mark} || value, ${mark} || value || '@example.com', ${mark} || value || '@example.com', 'cn',
        1, value, value from n`)
    await publish('tandc', ['cn'])
    await run()
    expect(await noticeOf('tandc')).toEqual({ mails: MAILS_A_RUN, isEnded: false })
    await Promise.all([run(), run()])
    const notice = await noticeOf('tandc')
    expect(notice?.isEnded).toBe(true)
    const sent = await db
      .select({ to: outbox.recipientKey })
      .from(outbox)
      .where(eq(outbox.template, 'pageChanged'))
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length)
    expect(sent).toHaveLength(notice?.mails ?? -1)
    await db.delete(users).where(sql`${users.usernameKey} like ${`${mark}%`}`)
  })

  it('is mailed no more once it is withdrawn, and a deleted account takes its mail along', async () => {
    const { email, userId } = await aReader({ lang: 'ca' })
    await publish('tandc', ['ca'])
    await run()
    expect(await mailsOf(email)).toHaveLength(1)
    await db.batch(eraseStatements(db, userId, Date.now() + 1))
    expect(await mailsOf(email)).toEqual([])
    await publish('privacy', ['ca'])
    await send(`/api/admin/pages/privacy/versions/${inMonth}`, undefined, {
      ...admin,
      method: 'DELETE',
    })
    await db.delete(outbox)
    await run()
    expect(await db.$count(outbox)).toBe(0)
    expect(await db.$count(pageNotices, sql`ended_at is null`)).toBe(0)
  })

  it('waits for the address of the site', async () => {
    await publish('tandc', ['ca'])
    await expect(mailPageNotices({ ...env, BASE_URL: '' }, Date.now())).rejects.toThrow('BASE_URL')
  })
})

it('a version is mailed only where that is asked for, and only of a page that binds', async () => {
  await publish('tandc', ['ca'], false)
  expect(await noticeOf('tandc')).toBeNull()
  expect(await codeOf(await publish('safety', ['ca']))).toEqual([422, 'Invalid'])
})
