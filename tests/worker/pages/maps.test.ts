import { describe, expect, it } from 'vitest'
import { mapAddress } from '../../../worker/contracts/tours/map-address'
import { request } from '../../support/request'

const STOPS = [
  { number: 1, latitude: 51.05, longitude: -114.085 },
  { number: 2, latitude: 52.879, longitude: -118.08 },
]

describe('GET /map/{look}/{stops}.svg', () => {
  it('is a picture for a week that runs and loads nothing', async () => {
    const response = await request(mapAddress(STOPS, 'light'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const svg = await response.text()
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(svg).not.toMatch(/<script|href|url\(/)
    expect(svg).toContain('50 km</text>')
  })

  it.each(['/map/', '/map/light/1~51,-114.svg', '/map/light/%E0%A4%A.svg'])(
    'is not at %s',
    async (address) => {
      const response = await request(address)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('is only read', async () => {
    const response = await request(mapAddress(STOPS, 'dark'), { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await request(mapAddress(STOPS, 'dark'), { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
