import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/first-settings'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { changeSetting, forgetSettings } from './setting-calls'

const SHELL = `<!doctype html><html lang="en-CA" data-lang="ca"><head><!--head--></head><body><div id="root"><!--app--></div><!--state--></body></html>`
const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const { staff, cars } = FIRST_SETTINGS
const sky = {
  ...staff[0],
  id: 'sky',
  name: { kr: '하늘', ca: 'Sky Newcomer', cn: '天' },
  guides: ['asia'],
}

afterEach(forgetSettings)
afterAll(forgetSettings)

async function pageOf(path: string): Promise<string> {
  const page = await (await request(path, { bindings })).text()
  return /<main.*<\/main>/s.exec(page)?.[0] ?? ''
}

describe('the staff', () => {
  it('are on the page about the company, and on tours of the regions in which they guide', async () => {
    const [inAsia, inMexico] = [await aTour({ categoryId: 6 }), await aTour({ categoryId: 5 })]
    const planner = staff.find(({ isPlanner }) => isPlanner)
    expect(await pageOf(`/tour/x-${inAsia}-ca`)).toContain(planner?.name.ca)
    expect((await changeSetting({ group: 'staff', value: [...staff, sky] })).status).toBe(200)
    expect(await pageOf(`/tour/x-${inAsia}-ca`)).toContain('Sky Newcomer')
    expect(await pageOf(`/tour/x-${inMexico}-ca`)).not.toContain('Sky Newcomer')
    expect(await pageOf('/ceo-kr')).toContain('하늘')
  })

  it.each([
    ['a picture of another site', { ...sky, photo: 'https://example.com/me.jpg' }],
    ['an unknown region', { ...sky, guides: ['moon'] }],
    ['a name that is empty in a language', { ...sky, name: { ...sky.name, cn: '' } }],
    ['the id of another', { ...sky, id: staff[0]?.id }],
  ])('are refused with %s', async (_name, person) => {
    expect((await changeSetting({ group: 'staff', value: [...staff, person] })).status).toBe(422)
  })
})

describe('the cars', () => {
  it('are those that were entered, in Korean and English only', async () => {
    const van = { ...cars[0], id: 'van', name: { kr: '새 밴', ca: 'New van' } }
    expect((await changeSetting({ group: 'cars', value: [van] })).status).toBe(200)
    expect(await pageOf('/ceo-ca')).toContain('New van')
    expect(await pageOf('/ceo-ca')).not.toContain('Eight-seat minivan')
    expect(await pageOf('/ceo-cn')).not.toContain('New van')
  })
})
