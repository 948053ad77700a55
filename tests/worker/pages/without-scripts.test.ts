import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { aTour } from '../../support/builders'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const html = async (path: string) => (await request(path, { bindings })).text()

it.each(['/contact-ca', '/contact-kr', '/register-cn', '/forgot-ca'])(
  'without scripts %s offers e-mail, phone and chat in place of its button',
  async (path) => {
    const page = await html(path)
    const instead = /<noscript>(?:(?!<\/noscript>).)*mailto:.*?<\/noscript>/s.exec(page)?.[0]
    expect(instead).toContain(FIRST_SETTINGS.company.email)
    expect(instead).toContain(FIRST_SETTINGS.company.phone)
    expect(instead).toContain('href="https://')
    expect(page).toMatch(/<button type="submit"[^>]* class="[^"]*noscript:hidden/)
  },
)

it('the booking sheet is in the page and opens by command', async () => {
  const page = await html(`/tour/Sheet-${await aTour({ names: { ca: 'Sheet' } })}-ca`)
  expect(page).toMatch(/<button [^>]*command="show-modal" commandfor="booking"/)
  expect(page).toMatch(/<dialog id="booking"[^>]*>/)
})

it('all menus of the header share a name, so that browsers keep one open', async () => {
  const [header = ''] = (await html('/ca')).match(/<header[^]*?<\/header>/) ?? []
  const menus = header.match(/<details[^>]*>/g) ?? []
  expect(menus.length).toBeGreaterThan(2)
  expect(menus.filter((menu) => menu.includes('name="menu"'))).toEqual(menus)
})
