import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { evictTagged } from '../../../worker/cache/tags'
import { FIRST_VERSION } from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { WrittenPage } from '../../../worker/contracts/written-pages/written-pages'
import { pageDrafts, pageVersions } from '../../../worker/db/schema/written-pages'
import { WRITTEN_TAG } from '../../../worker/services/written-pages/written-pages'
import { send } from '../../support/accounts'
import { anAdmin, db } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'
import { aWaiver, inDays } from '../../support/waivers'

const ASSETS = { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS
const admin = await anAdmin()

afterEach(async () => {
  await db.delete(pageVersions)
  await db.delete(pageDrafts)
  evictTagged([WRITTEN_TAG, 'pages'])
})

const page = (path: string) => request(path, { bindings: { ASSETS } })
const edited = async () =>
  (await send('/api/admin/pages/waiver', undefined, admin)).json<EditedPage>()

async function publish(texts: EditedPage['texts'], fields: object = {}) {
  const { updatedAt } = await edited()
  const draft = { texts, updatedAt }
  expect((await send('/api/admin/pages/waiver/draft', draft, admin)).status).toBe(200)
  const seen = { updatedAt: (await edited()).updatedAt }
  const publication = { langs: ['kr', 'ca', 'cn'], startsOn: inDays(0), ...seen, ...fields }
  return send('/api/admin/pages/waiver/publish', publication, admin)
}

it('the waiver is no page before the company publishes one: its sample is for the desk', async () => {
  expect(await codeOf(await send('/api/pages/waiver?lang=ca'))).toEqual([404, 'NotFound'])
  const first = `/api/pages/waiver/versions/${FIRST_VERSION}?lang=ca`
  expect(await codeOf(await send(first))).toEqual([404, 'NotFound'])
  expect((await page('/waiver-ca')).status).toBe(404)
})

it('a published waiver is a page that search engines leave out, with its versions', async () => {
  expect((await publish({ kr: '곰', ca: 'Bears bite.', cn: '熊' })).status).toBe(200)
  const shown = await page('/waiver-ca')
  const html = await shown.text()
  expect([shown.status, html]).toEqual([200, expect.stringContaining('Bears bite.')])
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  const { versions } = await (await send('/api/pages/waiver?lang=ca')).json<WrittenPage>()
  expect(versions).toEqual([{ version: inDays(0), startsOn: inDays(0), state: 'current' }])
})

it('members are not mailed about it', async () => {
  const refused = await publish({ kr: '곰', ca: 'Bears', cn: '熊' }, { isMailed: true })
  expect(await codeOf(refused)).toEqual([422, 'Invalid'])
})

it('empty texts end it, and the earlier text stays readable under its name', async () => {
  const version = await aWaiver()
  expect((await publish({ kr: '', ca: '', cn: '' })).status).toBe(200)
  expect((await page('/waiver-kr')).status).toBe(404)
  const read = await send(`/api/pages/waiver/versions/${version}?lang=kr`)
  expect(await read.json()).toMatchObject({
    state: 'earlier',
    endsOn: inDays(0),
    versions: [{ version, state: 'earlier' }],
  })
  expect((await page(`/waiver/${version}-kr`)).status).toBe(200)
})
