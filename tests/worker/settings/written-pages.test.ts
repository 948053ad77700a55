import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { evictTagged } from '../../../worker/cache/tags'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { FIRST_VERSION } from '../../../worker/contracts/written-pages/page-names'
import {
  writtenPage,
  type WrittenPage,
} from '../../../worker/contracts/written-pages/written-pages'
import type { EditedPage, PageTexts } from '../../../worker/contracts/written-pages/page-drafts'
import type {
  PageDifference,
  PageVersions,
} from '../../../worker/contracts/written-pages/page-versions'
import { auditLog } from '../../../worker/db/schema/audit'
import { pageDrafts, pageVersions } from '../../../worker/db/schema/written-pages'
import {
  termsOf,
  termsStatement,
  WRITTEN_TAG,
} from '../../../worker/services/written-pages/written-pages'
import { send } from '../../support/accounts'
import { aMember, anAdmin, db } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS
const BROKEN_D1 = new Proxy(env.DB, {
  get: (_target, name) => {
    if (name === 'withSession') return () => BROKEN_D1
    if (name === 'getBookmark') return () => null
    return () => {
      throw new Error('D1_ERROR: Network connection lost.')
    }
  },
})
const NONE: PageTexts = { kr: null, ca: null, cn: null }
const today = calgaryDay(Date.now())
const tomorrow = addDays(today, 1)
const admin = await anAdmin()

afterEach(async () => {
  vi.useRealTimers()
  await db.delete(pageVersions)
  await db.delete(pageDrafts)
  evictTagged([WRITTEN_TAG, 'pages'])
})

const edited = async (page: string): Promise<EditedPage> =>
  (await send(`/api/admin/pages/${page}`, undefined, admin)).json()

async function draft(page: string, texts: Partial<PageTexts>, updatedAt?: number) {
  const seen = updatedAt ?? (await edited(page)).updatedAt
  return send(
    `/api/admin/pages/${page}/draft`,
    { texts: { ...NONE, ...texts }, updatedAt: seen },
    admin,
  )
}

async function publish(page: string, langs: string[], startsOn = today) {
  const { updatedAt } = await edited(page)
  return send(`/api/admin/pages/${page}/publish`, { langs, startsOn, updatedAt }, admin)
}

async function published(page: string, texts: Partial<PageTexts>, startsOn = today): Promise<void> {
  expect((await draft(page, texts)).status).toBe(200)
  expect((await publish(page, Object.keys(texts), startsOn)).status).toBe(200)
}

async function html(path: string, bindings = {}): Promise<string> {
  return (await request(path, { bindings: { ASSETS, ...bindings } })).text()
}

const read = async (path: string): Promise<WrittenPage> => (await send(`/api/pages/${path}`)).json()

describe('a written page', () => {
  it('is sent as the API describes it, of D1 and of the isolate', async () => {
    const described = Object.keys(writtenPage.shape).toSorted()
    for (let n = 0; n < 2; n += 1)
      expect(Object.keys(await read('ceo?lang=ca')).toSorted()).toEqual(described)
  })
})

describe('a draft of a written page', () => {
  it('is kept by language, and no visitor sees it', async () => {
    const response = await draft('career', { ca: 'We hire **two** guides.' })
    expect(await response.json<EditedPage>()).toMatchObject({
      drafts: { kr: null, ca: 'We hire **two** guides.', cn: null },
      texts: NONE,
      updatedBy: admin.username,
    })
    expect(await html('/career-ca')).not.toContain('We hire')
    const { pages } = await (
      await send('/api/admin/pages', undefined, admin)
    ).json<{ pages: object[] }>()
    expect(pages).toContainEqual({ page: 'career', drafts: ['ca'], plannedOn: null })
  })

  it.each([
    ['an unknown fact', 'Write to {{emial}}.', 'FactUnknown'],
    ['a fact of another page', 'I am {{founder}}.', 'FactUnknown'],
    ['blanks in a fact', 'Write to {{ email }}.', 'FactUnknown'],
    ['no text', ' ', 'WriteContent'],
    ['too long a text', 'long '.repeat(8001), 'TextTooLong'],
    ['too much nesting', '> '.repeat(30) + 'deep', 'NestedTooDeep'],
  ])('is refused with %s', async (_what, text, code) => {
    const response = await draft('career', { kr: text })
    const body = await response.json<{ code: string; fields: object }>()
    expect([response.status, body.code, Object.keys(body.fields)]).toEqual([
      422,
      code,
      ['texts.kr'],
    ])
  })

  it('of two editors: the second gets the stored one', async () => {
    await draft('career', { ca: 'First.' }, 0)
    const second = await draft('career', { ca: 'Second.' }, 0)
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({
      code: 'EditConflict',
      current: { drafts: { ca: 'First.' }, updatedBy: admin.username },
    })
    const { updatedAt } = await edited('career')
    await publish('career', ['ca'])
    const stale = await draft('career', { ca: 'Third.' }, updatedAt)
    expect(await codeOf(stale)).toEqual([409, 'EditConflict'])
  })

  it('is for admins only', async () => {
    const body = { texts: NONE, updatedAt: 0 }
    expect((await send('/api/admin/pages/career/draft', body)).status).toBe(401)
    expect((await send('/api/admin/pages/career/draft', body, await aMember())).status).toBe(403)
    expect((await send('/api/admin/pages/imprint', undefined, admin)).status).toBe(404)
  })
})

describe('a published text', () => {
  it('shows at once, with facts, links of its language and no dangerous markup', async () => {
    const text = [
      '# About {{name}}',
      'See [the terms](/tandc), [a page](https://example.com) and <script>alert(1)</script>.',
      '[mail](mailto:{{email}}) [trick]({{name}}) [worse](javascript:alert(1))',
      '![far](https://example.com/a.png)',
    ].join('\n\n')
    await published('attention', { kr: text })
    const page = await html('/attention-kr')
    expect(page).toContain('<h2>About Moraine')
    expect(page).toContain('<a href="/tandc-kr">the terms</a>')
    expect(page).toContain('<a href="https://example.com">a page</a>')
    expect(page).toMatch(/<a href="mailto:[^"{]+@[^"{]+">mail<\/a>/)
    expect(page).toContain('<a href="#">trick</a>')
    expect(page).not.toMatch(/alert\(1\)<\/script>|href="javascript|src="https:\/\/example/)
    expect(await html('/attention-ca')).not.toContain('the terms</a>, <a')
  })

  it('is audited, leaves the other drafts, and becomes the text to edit', async () => {
    await draft('safety', { kr: '안전', ca: 'Safety' })
    await publish('safety', ['ca'])
    expect(await edited('safety')).toMatchObject({
      texts: { ca: 'Safety', kr: null },
      drafts: { ca: null, kr: '안전' },
    })
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, 'safety'))
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ['page.draft', 'kr, ca'],
      ['page.publish', `${today}: ca`],
    ])
    const list = await send('/api/admin/pages/safety/versions', undefined, admin)
    expect((await list.json<PageVersions>()).versions).toMatchObject([
      { version: today, startsOn: today, by: admin.username, langs: ['ca'] },
    ])
  })

  it('needs a saved draft and a day that is not past', async () => {
    expect(await codeOf(await publish('career', ['ca']))).toEqual([409, 'DraftMissing'])
    await draft('career', { ca: 'Text.' })
    const past = await publish('career', ['ca'], addDays(today, -1))
    expect(await past.json()).toMatchObject({
      code: 'EffectiveDayPast',
      fields: { startsOn: 'EffectiveDayPast' },
    })
    expect((await publish('career', ['ca'], addDays(today, 900))).status).toBe(422)
    expect((await publish('career', [])).status).toBe(422)
  })

  it('stays, or the first one shows, while the database is away', async () => {
    await published('career', { ca: 'We hire two guides.' })
    expect((await read('career?lang=ca')).html).toContain('two guides')
    const away = { bindings: { DB: BROKEN_D1 } }
    const kept = await request('/api/pages/career?lang=ca', away)
    expect(await kept.json()).toMatchObject({ html: '<p>We hire two guides.</p>' })
    evictTagged([WRITTEN_TAG])
    const first = await request('/api/pages/career?lang=ca', away)
    expect(await first.json()).toMatchObject({ html: null, version: FIRST_VERSION })
  })
})

describe('the terms', () => {
  it('hold from their day on, without a release; both texts say so', async () => {
    await published('tandc', { ca: 'New terms, in effect from {{effectiveFrom}}.' }, tomorrow)
    const before = await html('/tandc-ca')
    expect(before).toContain('A new version applies from')
    expect(before).toContain(`href="/tandc/${tomorrow}-ca"`)
    expect(before).toContain('in effect from December 1, 2023')
    expect(termsOf(await termsStatement(db, today))).toBe(FIRST_VERSION)
    const planned = await html(`/tandc/${tomorrow}-ca`)
    expect(planned).toContain('This version is not in force yet')
    expect(planned).toContain('content="noindex"')

    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    const after = await html('/tandc-ca')
    expect(after).toMatch(/New terms, in effect from \w+ \d+, 20\d\d\./)
    expect(after).toContain(`href="/tandc/${FIRST_VERSION}-ca"`)
    expect(termsOf(await termsStatement(db, tomorrow))).toBe(tomorrow)
    expect(await html('/register-ca')).toContain('New terms')
    const old = await html(`/tandc/${FIRST_VERSION}-ca`)
    expect(old).toContain('This is an earlier version')
    expect(old).toContain('in effect from December 1, 2023')
  })

  it('have names that stay readable, also of the day before last and in the other languages', async () => {
    await published('tandc', { ca: 'Second.', kr: '둘째.' })
    await published('tandc', { ca: 'Third.' })
    expect(termsOf(await termsStatement(db, today))).toBe(`${today}-2`)
    expect(await read(`tandc/versions/${today}?lang=ca`)).toMatchObject({
      html: '<p>Second.</p>',
      state: 'earlier',
      endsOn: today,
    })
    expect(await read(`tandc/versions/${today}-2?lang=kr`)).toMatchObject({
      html: '<p>둘째.</p>',
      state: 'current',
      endsOn: null,
    })
    expect(await read(`tandc/versions/${today}-2?lang=cn`)).toMatchObject({ html: null })
    const { versions } = await read('tandc?lang=ca')
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [`${today}-2`, 'current'],
      [FIRST_VERSION, 'earlier'],
    ])
  })

  it('show the desk what a version changed', async () => {
    await published('tandc', { ca: 'Second.' })
    await published('tandc', { ca: 'Third.', cn: '三' })
    const path = `/api/admin/pages/tandc/versions/${today}-2`
    const difference = await (await send(path, undefined, admin)).json<PageDifference>()
    expect(difference).toMatchObject({
      texts: { kr: null, ca: 'Third.', cn: '三' },
      before: { kr: null, ca: 'Second.', cn: null },
    })
  })

  it('have no version of another name, and only pages that bind have versions', async () => {
    await published('career', { ca: 'Text.' })
    expect((await send('/api/pages/tandc/versions/2024-01-01?lang=ca')).status).toBe(404)
    expect((await send(`/api/pages/career/versions/${today}?lang=ca`)).status).toBe(404)
    const missing = await request('/privacy/2024-01-01-ca', { bindings: { ASSETS } })
    expect(missing.status).toBe(404)
  })

  it('that are planned can be withdrawn and become a draft again; those in force cannot', async () => {
    await published('privacy', { ca: 'Planned.' }, tomorrow)
    const withdraw = (version: string) =>
      send(`/api/admin/pages/privacy/versions/${version}`, undefined, {
        ...admin,
        method: 'DELETE',
      })
    expect((await withdraw(tomorrow)).status).toBe(200)
    expect((await edited('privacy')).drafts.ca).toBe('Planned.')
    expect((await read('privacy?lang=ca')).versions).toHaveLength(1)
    expect((await withdraw(tomorrow)).status).toBe(404)
    await publish('privacy', ['ca'])
    expect(await codeOf(await withdraw(today))).toEqual([409, 'VersionInForce'])
  })
})
