import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import type { StaffMember } from '../../../worker/contracts/settings/settings-people'
import { send } from '../../support/accounts'
import { anAdmin, aTour, unique } from '../../support/builders'
import { SHELL } from '../../support/page-shell'
import { request } from '../../support/request'
import { changeSetting, forgetSettings } from './setting-calls'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

afterEach(forgetSettings)

const JASPER = {
  id: 100,
  slug: 'jasper',
  name: { kr: '재스퍼', ca: 'Jasper', cn: '贾斯珀' },
  isShown: true,
  hasPickup: true,
}
const withRegions = (...added: object[]) => [...FIRST_SETTINGS.regions, ...added]
const change = (value: unknown) => changeSetting({ group: 'regions', value })
const page = (path: string) => request(path, { bindings })
const textOf = async (path: string) => (await page(path)).text()

describe('a region that the company adds', () => {
  it('has a page in three languages, is in menu and sitemap, and takes tours with its pickup', async () => {
    expect((await page('/jasper-ca')).status).toBe(404)
    expect((await change(withRegions(JASPER))).status).toBe(200)
    for (const [lang, name] of Object.entries(JASPER.name)) {
      const answer = await page(`/jasper-${lang}`)
      expect([answer.status, (await answer.text()).includes(name)], lang).toEqual([200, true])
    }
    expect((await page('/JASPER-ca')).status).toBe(200)
    expect(await textOf('/sitemap.xml')).toContain('/jasper-cn')
    const listed = await (await send('/api/categories')).json<{ slug: string }[]>()
    expect(listed.map(({ slug }) => slug)).toContain('jasper')

    const { token } = await anAdmin()
    const name = `Maligne ${unique()}`
    const created = await send('/api/forum', { name, category: 100, lang: 'ca' }, { token })
    expect(created.status).toBe(200)
    const tour = await aTour({ categoryId: 100, names: { ca: `Edith ${unique()}` } })
    const shown = await textOf(`/tour/x-${tour}-ca`)
    expect(shown).toContain('Free pickup')
    expect(shown).toContain('/jasper-ca')
  })

  it('stays with its number and address, and may be hidden and renamed', async () => {
    await change(withRegions(JASPER))
    for (const value of [
      withRegions(),
      withRegions({ ...JASPER, slug: 'edson' }),
      withRegions({ ...JASPER, id: 101 }),
    ])
      expect((await change(value)).status).toBe(422)
    const name = { ...JASPER.name, ca: 'Jasper Park' }
    expect((await change(withRegions({ ...JASPER, name, isShown: false }))).status).toBe(200)
    expect((await page('/jasper-ca')).status).toBe(404)
  })

  it('may be where a guide works', async () => {
    const [first] = FIRST_SETTINGS.staff
    const value: StaffMember[] = [{ ...first!, guides: ['jasper'] }]
    expect((await changeSetting({ group: 'staff', value })).status).toBe(422)
    await change(withRegions(JASPER))
    expect((await changeSetting({ group: 'staff', value })).status).toBe(200)
  })

  it.each([
    ['of a page', 'contact'],
    ['of another region', 'rockies'],
    ['that ends like a language', 'banff-ca'],
    ['in capitals', 'Jasper'],
    ['with a slash', 'alberta/jasper'],
    ['that is empty', ''],
    ['that is too long', 'a'.repeat(31)],
  ])('does not get an address %s', async (_what, slug) => {
    expect((await change(withRegions({ ...JASPER, slug }))).status).toBe(422)
  })

  it.each([
    ['without a name in one language', { name: { ...JASPER.name, kr: '' } }],
    ['with a number that a release may use', { id: 7 }],
    ['with the number of another one', { id: 1 }],
  ])('is refused %s', async (_what, part) => {
    expect((await change(withRegions({ ...JASPER, ...part }))).status).toBe(422)
  })
})
