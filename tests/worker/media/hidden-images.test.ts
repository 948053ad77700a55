import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { images } from '../../../worker/db/schema/images'
import { tours } from '../../../worker/db/schema/tours'
import worker from '../../../worker/index'
import { aLogin, logIn, PASSWORD, send } from '../../support/accounts'
import { aMember, aTour, db } from '../../support/builders'
import { ORIGIN, request } from '../../support/request'
import { fixture } from './fixtures'
import { anUploader, type UploadOptions } from './uploads'

const { admin, uploaded } = await anUploader()

function previewOf(response: Response): string {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith('preview=')) ?? ''
}

/** A login with its cookie for pictures, as a request sends it. */
async function aPreviewer(isAdmin = true) {
  const { username } = await aLogin({ isAdmin })
  const response = await logIn(username, PASSWORD)
  const { accessToken } = await response.json<{ accessToken: string }>()
  return {
    username,
    accessToken,
    line: previewOf(response),
    cookie: previewOf(response).split(';')[0] ?? '',
  }
}

async function aPicture(options: UploadOptions = {}) {
  const tourId = await aTour()
  const { url, fileName } = await uploaded(tourId, options)
  const etag = (await request(url)).headers.get('etag') ?? ''
  return { tourId, url, fileName, etag, hide: () => setStatus(tourId, 0) }
}

function setStatus(forumId: number, status: number) {
  return send('/api/forum/update', { forumId, status }, { token: admin.token })
}

/** Every way to request a picture. */
function asked({ url, etag }: { url: string; etag: string }) {
  return [
    request(url),
    request(`${url}?w=320`),
    request(url, { method: 'HEAD' }),
    request(url, { headers: { 'if-none-match': etag } }),
    request(url, { headers: { 'if-modified-since': new Date().toUTCString() } }),
    request(url, { headers: { range: 'bytes=0-3' } }),
    request(`${url}?w=320`, { headers: { range: 'bytes=0-3' } }),
  ]
}

describe('a picture of a hidden tour', () => {
  it.each<UploadOptions>([{}, { fields: { purpose: 'bulletin' } }, { fields: { routeId: '1' } }])(
    'is absent for visitors however it is asked for, until the tour is shown again (%j)',
    async (options) => {
      const picture = await aPicture(options)
      expect((await picture.hide()).status).toBe(200)
      for (const response of await Promise.all(asked(picture)))
        expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      await setStatus(picture.tourId, 1)
      expect((await Promise.all(asked(picture))).map(({ status }) => status)).toEqual([
        200, 200, 200, 304, 304, 206, 206,
      ])
    },
  )

  it('is absent in its narrower copy that was made before', async () => {
    const tourId = await aTour()
    const key = `${tourId}-${'c'.repeat(26)}-400x225.png`
    await env.MEDIA.put(key, fixture('png'), { httpMetadata: { contentType: 'image/png' } })
    const row = {
      key,
      tourId,
      purpose: 'gallery' as const,
      width: 400,
      height: 225,
      bytes: 1,
      type: 'image/png',
    }
    await db.insert(images).values({ ...row, createdAt: 1 })
    expect((await request(`/img/${key}?w=320`)).status).toBe(200)
    await setStatus(tourId, 0)
    expect(await env.MEDIA.head(`v/320/${key}.webp`)).not.toBeNull()
    expect((await request(`/img/${key}?w=320`)).status).toBe(404)
  })

  it('is there for an admin who is logged in, and stored in no cache', async () => {
    const { line, cookie } = await aPreviewer()
    expect(line).toMatch(/; Path=\/img; HttpOnly; Secure; SameSite=Strict$/)
    const picture = await aPicture()
    await picture.hide()
    for (const path of [picture.url, `${picture.url}?w=320`]) {
      const response = await request(path, { headers: { cookie: `lang=kr; ${cookie}; d1b=x` } })
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ])
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(response.headers.has('cache-tag')).toBe(false)
    }
    const shown = await aPicture()
    const response = await request(shown.url, { headers: { cookie } })
    expect(response.headers.get('cache-control')).toContain('public')
  })

  it('is absent once that admin has logged out or was demoted', async () => {
    const picture = await aPicture()
    await picture.hide()
    const statusFor = async (cookie: string) =>
      (await request(picture.url, { headers: { cookie } })).status
    const [leaving, demoted, banned] = [await aPreviewer(), await aPreviewer(), await aPreviewer()]
    expect(
      await Promise.all([leaving, demoted, banned].map(({ cookie }) => statusFor(cookie))),
    ).toEqual([200, 200, 200])
    const goodbye = await send('/api/session', undefined, {
      method: 'DELETE',
      token: leaving.accessToken,
    })
    expect(previewOf(goodbye)).toMatch(/^preview=; Max-Age=0; Path=\/img/)
    await db.update(users).set({ isAdmin: false }).where(eq(users.username, demoted.username))
    await db.update(users).set({ bannedAt: 1 }).where(eq(users.username, banned.username))
    expect(
      await Promise.all([leaving, demoted, banned].map(({ cookie }) => statusFor(cookie))),
    ).toEqual([404, 404, 404])
  })

  it('is absent for members, and for cookies that this site did not make', async () => {
    const picture = await aPicture()
    await picture.hide()
    const member = await aPreviewer(false)
    expect(member.cookie).toBe('preview=')
    const [, value = ''] = (await aPreviewer()).cookie.split('=')
    const [userId, sessionId, seal = ''] = value.split('.')
    const other = await aMember({ isAdmin: true })
    const forged = [
      'preview=',
      `preview=${userId}.${sessionId}.`,
      `preview=${userId}.${sessionId}.${'A'.repeat(43)}`,
      `preview=${other.userId}.${other.sessionId}.${seal}`,
      `preview=${userId}.${sessionId}.${seal}x`,
      `xpreview=${value}`,
      `preview=${value}.1`,
      `preview=${member.accessToken}`,
    ]
    for (const cookie of forged)
      expect([cookie, (await request(picture.url, { headers: { cookie } })).status]).toEqual([
        cookie,
        404,
      ])
    const { accessToken: token } = await aPreviewer()
    expect((await request(picture.url, { token })).status).toBe(404)
  })

  it('is purged from the caches in front when the tour is hidden', async () => {
    const picture = await aPicture()
    const purged: string[] = []
    const context = createExecutionContext()
    const cache = { purge: async ({ tags }: { tags: string[] }) => purged.push(...tags) }
    Object.defineProperty(context, 'cache', { value: cache })
    const call = new Request(`${ORIGIN}/api/forum/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ forumId: picture.tourId, status: 0 }),
    })
    const tags = (await request(picture.url)).headers.get('cache-tag')
    await worker.fetch(call, env, context)
    await waitOnExecutionContext(context)
    expect(purged).toContain(tags)
  })
})

describe('a picture of a member', () => {
  it('belongs to no tour, and is there whatever the contact form’s row says', async () => {
    const { token } = await aMember()
    const body = new FormData()
    body.set('file', new File([fixture('png')], 'a.png', { type: 'image/png' }))
    const { avatarUrl } = await (
      await send('/api/user/me/avatar', body, { token })
    ).json<{ avatarUrl: string }>()
    const isContact = eq(tours.kind, 'contact')
    const [{ status } = { status: 1 }] = await db
      .select({ status: tours.status })
      .from(tours)
      .where(isContact)
    await db.update(tours).set({ status: 0 }).where(isContact)
    const response = await request(avatarUrl)
    await db.update(tours).set({ status }).where(isContact)
    expect(response.status).toBe(200)
  })
})
