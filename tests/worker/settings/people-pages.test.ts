import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import type { People } from '../../../worker/contracts/settings/settings-people'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { changeSetting, forgetSettings } from './setting-calls'
import { SHELL } from '../../support/page-shell'

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

  it('are shown by the point of their picture and by its description in the language of the page', async () => {
    const photo = `/img/100-${'a'.repeat(26)}-800x600.webp`
    const alt = { kr: '산길의 하늘', ca: 'Sky on a ridge', cn: '山脊上的天' }
    const pictured = { ...sky, photo, focus: { x: 20, y: 70 }, alt }
    expect((await changeSetting({ group: 'staff', value: [pictured] })).status).toBe(200)
    const page = await pageOf('/ceo-kr')
    expect(page).toContain('alt="산길의 하늘"')
    expect(page).toContain('object-position:20% 70%')
    expect(page).toContain(`${photo}?w=320 320w`)
  })

  it('saved by an earlier release have the usual point and no description', async () => {
    const { focus: _focus, alt: _alt, ...earlier } = sky
    expect((await changeSetting({ group: 'staff', value: [earlier] })).status).toBe(200)
    const { staff: read } = await (await request('/api/settings/people')).json<People>()
    expect(read).toMatchObject([{ focus: { x: 50, y: 30 }, alt: { kr: '', ca: '', cn: '' } }])
  })

  it.each([
    ['a point outside the picture', { ...sky, focus: { x: 101, y: 0 } }],
    ['a picture of another site', { ...sky, photo: 'https://example.com/me.jpg' }],
    ['an unknown region', { ...sky, guides: ['moon'] }],
    ['a name that is empty in a language', { ...sky, name: { ...sky.name, cn: '' } }],
    ['the id of another', { ...sky, id: staff[0]?.id }],
  ])('are refused with %s', async (_name, person) => {
    expect((await changeSetting({ group: 'staff', value: [...staff, person] })).status).toBe(422)
  })
})

describe('the cars of the company', () => {
  it('are those that were entered, in Korean and English only', async () => {
    const van = { ...cars[0], id: 'van', name: { kr: '새 밴', ca: 'New van' } }
    expect((await changeSetting({ group: 'cars', value: [van] })).status).toBe(200)
    expect(await pageOf('/ceo-ca')).toContain('New van')
    expect(await pageOf('/ceo-ca')).not.toContain('Eight-seat minivan')
    expect(await pageOf('/ceo-cn')).not.toContain('New van')
  })
})
