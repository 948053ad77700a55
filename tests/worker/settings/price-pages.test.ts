import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { anAdmin, aTour } from '../../support/builders'
import { send } from '../../support/accounts'
import { request } from '../../support/request'
import { changeSetting, forgetSettings, pricesWith } from './setting-calls'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

afterEach(forgetSettings)
afterAll(forgetSettings)

async function textOf(path: string): Promise<string> {
  const html = await (await request(path, { bindings })).text()
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('a changed price setting', () => {
  it('shows on the card, the page, the calculator and in structured data', async () => {
    const id = await aTour({ p1Cents: 420_00, p4Cents: 205_00 })
    expect(await textOf(`/tour/x-${id}-kr`)).toContain('C$420 (약 42만 6천원)')
    const value = pricesWith({ wonPerCad: 1100, wonAsOf: '2026-12-24', gstPercent: 10 })
    await changeSetting({ group: 'prices', value })

    const page = await textOf(`/tour/x-${id}-kr`)
    expect(page).toContain('C$420 (약 46만 2천원)')
    expect(page).toContain('C$462.00 (약 50만 8천원)')
    expect(page).toContain('1,100')
    expect(page).toContain('2026년 12월 24일')
    expect(page).toContain('10%')
    expect(page).toContain('"price":462')
    expect(await textOf('/travel-kr')).toContain('C$205 (약 22만 6천원)')
  })

  it('of the deposit shows where the deposit is named, in its language only', async () => {
    const id = await aTour({ p1Cents: 420_00 })
    const { deposit } = pricesWith({})
    const value = pricesWith({ deposit: { ...deposit, ca: { cad: 35, krw: 36_000 } } })
    await changeSetting({ group: 'prices', value })
    expect(await textOf(`/tour/x-${id}-ca`)).toContain('Deposit of C$35 or ₩36,000')
    expect(await textOf(`/tour/x-${id}-cn`)).toContain('订金 C$20（或 ₩20,000）')
    expect(await textOf('/ca')).toContain('C$35')
  })

  it('of the surcharge is that of new tours', async () => {
    const { token } = await anAdmin()
    await changeSetting({ group: 'prices', value: pricesWith({ surchargeCadPerDay: 125.5 }) })
    const created = await send(
      '/api/forum',
      { name: `Surcharge ${Date.now()}`, category: 'rockies', lang: 'ca' },
      { token },
    )
    expect(await created.json()).toMatchObject({ surchargePerDay: 125.5 })
  })
})
