import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { SETTINGS_TAG } from '../../../worker/services/settings/settings'
import { evictTagged } from '../../../worker/cache/tags'
import type { PublicSettings } from '../../../worker/contracts/settings/settings'
import { aMemberWithPassword, lastMail, PASSWORD, send } from '../../support/accounts'
import { anAdmin, aTour, unique } from '../../support/builders'
import { codeOf, request } from '../../support/request'
import { changeSetting, forgetSettings } from './setting-calls'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const BROKEN_D1 = new Proxy(env.DB, {
  get: (_target, name) => {
    if (name === 'withSession') return () => BROKEN_D1
    if (name === 'getBookmark') return () => null
    return () => {
      throw new Error('D1_ERROR: Network connection lost.')
    }
  },
})

afterEach(forgetSettings)
afterAll(forgetSettings)

async function pageOf(path: string): Promise<string> {
  return (await request(path, { bindings })).text()
}

function companyWith(change: object) {
  return { ...FIRST_SETTINGS.company, ...change }
}

const { canadian } = FIRST_SETTINGS.bank
const KOREAN = { bankName: '예시은행', accountNumber: '000-00-000000', accountHolder: '김예시' }

describe('a changed fact of the company', () => {
  it('shows in header, footer, head, structured data, feeds, manifest and contact page', async () => {
    const value = companyWith({
      name: 'Larch Lake Tours',
      shortName: 'Larch',
      phone: '+1 587-555-0199',
      email: 'hi@larch.example',
      foundedYear: 2019,
    })
    expect((await changeSetting({ group: 'company', value })).status).toBe(200)
    const home = await pageOf('/ca')
    expect(home).toContain('>Larch<')
    expect(home).toContain('href="tel:+15875550199"')
    expect(home).toContain('hi@larch.example')
    expect(home).toContain('content="Larch Lake Tours"')
    expect(home).toContain('"telephone":"+1 587-555-0199"')
    expect(home).not.toContain(FIRST_SETTINGS.company.phone)
    expect(await pageOf('/contact-cn')).toContain('hi@larch.example')
    expect(await pageOf('/feed-kr.xml')).toContain('<title>Larch Lake Tours</title>')
    expect(await pageOf('/manifest.webmanifest')).toContain('"short_name":"Larch"')
  })

  it('names the company in mails, as text in HTML', async () => {
    await changeSetting({ group: 'company', value: companyWith({ name: 'Fir & <Pine>' }) })
    const email = `named${unique()}@example.com`
    await send('/api/user', {
      username: `named${unique()}`,
      email,
      password: PASSWORD,
      wantEmail: false,
    })
    const mail = await lastMail(email)
    expect(mail?.textBody).toContain('Fir & <Pine> · ')
    expect(mail?.htmlBody).toContain('Fir &amp; &lt;Pine&gt; · ')
  })

  it.each([
    ['an incomplete e-mail', { email: 'hello' }, 'value.email'],
    [
      'an address without https',
      {
        chat: { ...FIRST_SETTINGS.company.chat, kr: { url: 'javascript:alert(1)', hasQr: false } },
      },
      'value.chat.kr.url',
    ],
    ['an empty name', { name: ' ' }, 'value.name'],
    ['two lines', { legalName: 'a\nb' }, 'value.legalName'],
  ])('is refused with %s', async (_name, change, field) => {
    const response = await changeSetting({ group: 'company', value: companyWith(change) })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field])
  })
})

describe('the bank account', () => {
  const changed = { canadian: { ...canadian, accountNumber: '7654321' }, korean: null }

  it('changes with the own password only, and every admin and the company get a mail', async () => {
    const admin = await aMemberWithPassword({ isAdmin: true })
    const other = await anAdmin()
    const wrong = await changeSetting(
      { group: 'bank', value: changed, password: 'not my password' },
      admin,
    )
    expect(await codeOf(wrong)).toEqual([401, 'OldPasswordIncorrect'])
    expect((await changeSetting({ group: 'bank', value: changed }, admin)).status).toBe(422)
    expect(await pageOf('/ca')).not.toContain('7654321')

    const right = await changeSetting({ group: 'bank', value: changed, password: PASSWORD }, admin)
    expect(right.status).toBe(200)
    expect(await pageOf('/ca')).toContain('7654321')
    for (const to of [admin.email, other.email, env.COMPANY_EMAIL ?? '']) {
      const mail = await lastMail(to, 'bankChanged')
      expect(mail?.textBody).toContain(admin.username)
      expect(mail?.textBody).toContain('/admin/settings/bank')
      expect(mail?.textBody).not.toContain('7654321')
    }
  })

  it('in Korea shows to readers of Korean once it is given', async () => {
    const admin = await aMemberWithPassword({ isAdmin: true })
    expect(await pageOf('/kr')).not.toContain('한국 계좌')
    const value = { canadian, korean: KOREAN }
    await changeSetting({ group: 'bank', value, password: PASSWORD }, admin)
    expect(await pageOf('/kr')).toContain('000-00-000000')
    expect(await pageOf('/ca')).not.toContain('000-00-000000')
    const half = { canadian, korean: { ...KOREAN, accountHolder: '' } }
    const refused = await changeSetting({ group: 'bank', value: half, password: PASSWORD }, admin)
    expect(refused.status).toBe(422)
  })

  it('is not shown from a copy while the database is away; the rest is', async () => {
    await changeSetting({ group: 'company', value: companyWith({ phone: '+1 587-555-0111' }) })
    evictTagged([SETTINGS_TAG])
    const read = await request('/api/settings', { bindings: { DB: BROKEN_D1 } })
    const { bank, company } = await read.json<PublicSettings>()
    expect([bank, company.phone]).toEqual([null, '+1 587-555-0111'])
  })
})

describe('the regions', () => {
  const [all, ...regions] = FIRST_SETTINGS.regions

  async function menu(): Promise<string[]> {
    const listed = await (await send('/api/categories')).json<{ slug: string }[]>()
    return listed.map(({ slug }) => slug)
  }

  it('are those that the database knows', async () => {
    const stored = await env.DB.prepare('SELECT id, slug FROM categories ORDER BY position').all()
    expect(FIRST_SETTINGS.regions.map(({ id, slug }) => ({ id, slug }))).toEqual(stored.results)
  })

  it('change their order and names, and one that is hidden leaves menu, address and sitemap', async () => {
    const value = [
      all,
      ...regions
        .toReversed()
        .map((region) =>
          region.slug === 'mexico'
            ? { ...region, isShown: false }
            : { ...region, name: { ...region.name, ca: `${region.name.ca}!` } },
        ),
    ]
    const tour = await aTour({ categoryId: 5, names: { ca: `Beach ${unique()}` } })
    expect((await changeSetting({ group: 'regions', value })).status).toBe(200)
    expect(await menu()).toEqual(['all', 'asia', 'yellowknife', 'kananaskis', 'calgary', 'rockies'])
    expect(await pageOf('/asia-ca')).toContain('Asia!')
    expect((await request('/mexico-ca', { bindings })).status).toBe(404)
    expect(await pageOf('/sitemap.xml')).not.toContain('/mexico')
    // Its tours stay.
    expect((await request(`/tour/x-${tour}-ca`, { bindings })).status).toBe(200)
  })

  it('decide where pickup is free', async () => {
    const tour = await aTour({ categoryId: 1 })
    expect(await pageOf(`/tour/x-${tour}-ca`)).toContain('Free pickup')
    const value = FIRST_SETTINGS.regions.map((region) => ({ ...region, hasPickup: false }))
    await changeSetting({ group: 'regions', value })
    expect(await pageOf(`/tour/x-${tour}-ca`)).not.toContain('Free pickup')
  })

  it.each([
    ['without one of them', FIRST_SETTINGS.regions.slice(0, -1)],
    ['with another first', [...regions, all]],
    ['with one twice', [all, ...regions.slice(1), regions[1]]],
  ])('are refused %s', async (_name, value) => {
    expect((await changeSetting({ group: 'regions', value })).status).toBe(422)
  })
})

describe('the marks of the footer', () => {
  it('are those that were chosen', async () => {
    await changeSetting({ group: 'footer', value: { payment: ['interac'] } })
    const home = await pageOf('/ca')
    expect(home).toContain('Interac')
    expect(home).not.toContain('American Express')
  })
})
