import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { findPage } from '../../../web/edge'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const PID = '4K2M8QW1ZX'
const OTHER = '9Z8Y7X6W5V'
const page = (path: string) => request(path, { bindings })
/** Without the moments of its render. */
const textOf = async (path: string) =>
  (await (await page(path)).text()).replaceAll(/"now":\d+/g, '')

describe('the page of a booking', () => {
  it.each(['kr', 'ca', 'cn'])('is one document for all bookings in %s', async (lang) => {
    const [one, other] = await Promise.all(
      [PID, OTHER].map((pid) => textOf(`/trip/${pid}-${lang}`)),
    )
    expect(one).toContain('data-acts')
    expect(one?.replaceAll(PID, OTHER)).toBe(other)
  })

  it('is stored nowhere, indexed nowhere and sends no referrer, with and without a language', async () => {
    for (const path of [`/trip/${PID}`, `/trip/${PID}-kr`, `/TRIP/${PID}/`, `/kr/trip/${PID}`]) {
      const response = await page(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await response.text()).toContain('<meta name="robots" content="noindex"')
    }
  })

  it('is not found under what is no number of a booking', async () => {
    for (const pid of ['4K2M8QW1Z', '4K2M8QW1ZXX', '4K2M8QW1ZU', '..%2Fadmin'])
      expect([pid, (await page(`/trip/${pid}-ca`)).status]).toEqual([pid, 404])
  })

  it('is found under a number in small letters, as some mail systems write it', async () => {
    expect((await page(`/trip/${PID.toLowerCase()}-ca`)).status).toBe(200)
  })

  it('keeps the fragment of a mailed link when it moves to the address of a language', async () => {
    const response = await page(`/trip/${PID}?lang=kr`)
    expect(response.status).toBe(302)
    // Browsers keep a fragment over a redirect whose target has none.
    expect(response.headers.get('location')).toBe(`${ORIGIN}/trip/${PID}-kr`)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('reads no query, names no tour to the counter of visits and is in no sitemap', async () => {
    const { isSecret, search, kind, tags } = findPage(`/trip/${PID}`, '?k=abc&page=2')
    expect([isSecret, search, kind]).toEqual([true, '', 'page'])
    expect(tags.join(' ')).not.toContain(PID)
    expect(await (await page('/sitemap.xml')).text()).not.toContain('/trip')
  })
})
