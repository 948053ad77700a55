import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { images } from '../../../worker/db/schema/images'
import { aTour, db } from '../../support/builders'
import { request } from '../../support/request'
import { fixture } from '../media/fixtures'
import { anUploader } from '../media/uploads'

const { admin, uploaded, send } = await anUploader()

describe('GET /img/{key}', () => {
  it('is immutable, knows its ETag and serves ranges', async () => {
    const { url } = await uploaded(await aTour())
    const whole = await request(url)
    expect(whole.headers.get('cache-control')).toBe(
      'public, max-age=31536000, s-maxage=86400, immutable',
    )
    expect(whole.headers.get('cache-tag')).toMatch(/^images-\d+$/)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect((await request(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const part = await request(url, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 2-5/${bytes.length}`,
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 6))
    const tail = await request(url, { headers: { range: 'bytes=-3' } })
    expect(new Uint8Array(await tail.arrayBuffer())).toEqual(bytes.slice(-3))
    expect((await request(url, { headers: { range: 'bytes=9999-' } })).status).toBe(200)
    const head = await request(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('makes a narrower variant, or the one for mails, once and stores it', async () => {
    const tour = await aTour()
    const name = `${tour}-${'b'.repeat(26)}-400x225.png`
    await env.MEDIA.put(name, fixture('png'), { httpMetadata: { contentType: 'image/png' } })
    const row = {
      key: name,
      tourId: tour,
      purpose: 'gallery' as const,
      width: 400,
      height: 225,
      bytes: 1,
      type: 'image/png',
    }
    await db.insert(images).values({ ...row, createdAt: 1 })
    const first = await request(`/img/${name}?w=320`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await env.MEDIA.head(`v/320/${name}.webp`)).not.toBeNull()
    expect((await request(`/img/${name}?w=640`)).headers.get('content-type')).toBe('image/png')
    const forMail = await request(`/img/${name}?w=mail`)
    expect([forMail.status, forMail.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(new Uint8Array(await forMail.arrayBuffer()).slice(0, 2)).toEqual(
      new Uint8Array([0xff, 0xd8]),
    )
    expect(await env.MEDIA.head(`v/mail/${name}.jpg`)).not.toBeNull()
    const without = await request(`/img/${name}?w=320`, {
      bindings: { IMAGES: undefined as never },
    })
    expect(without.headers.get('content-type')).toBe('image/webp')
  })

  it.each(['?w=1', '?w=321', '?w=abc', '?w=', '?w=320x'])(
    'is a 404 that stores nothing for %s',
    async (query) => {
      const { url } = await uploaded(await aTour())
      const response = await request(url + query)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  it.each(['x', '..%2f..%2fetc%2fpasswd', '1-aaaa-1x1.png', `1-${'a'.repeat(26)}-1x1.svg`, ''])(
    'is a 404 for the key %j',
    async (key) => {
      expect((await request(`/img/${key}`)).status).toBe(404)
    },
  )

  it('is a 404 for an image in the bin, or of a tour in the bin, until it is restored', async () => {
    const tour = await aTour()
    const { fileName, url } = await uploaded(tour)
    await send('/file/delete', { forumId: tour, filename: fileName })
    expect((await request(url)).status).toBe(404)
    await db.update(images).set({ deletedAt: null }).where(eq(images.key, fileName))
    await request(`/api/forum/${tour}`, { method: 'DELETE', token: admin.token })
    expect((await request(url)).status).toBe(404)
    await send('/forum/restore', { forumId: tour })
    expect((await request(url)).status).toBe(200)
  })
})
