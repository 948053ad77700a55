import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { deleteAvatars } from '../../../worker/services/media/avatars'
import { images } from '../../../worker/db/schema/images'
import { DAILY_CRON, runScheduled } from '../../../worker/jobs'
import { onPurge } from '../../../worker/cache/tags'
import { aMember, aTour, db, PASSWORD } from '../../support/builders'
import { interruptedDb } from '../../support/interrupted-db'
import { expectLogs } from '../../support/logs'
import { meteredDb } from '../../support/metered-db'
import { codeOf, request } from '../../support/request'
import { fixture } from '../media/fixtures'

const DAY_MS = 24 * 60 * 60 * 1000
const purged: string[] = []
onPurge((tags) => purged.push(...tags))

/** A member with an avatar: its address and key. */
async function aFace() {
  const member = await aMember()
  const avatarUrl = await upload(member.token)
  return { ...member, avatarUrl, key: avatarUrl.slice('/img/'.length) }
}

async function upload(token: string): Promise<string> {
  const response = await send(token)
  return (await response.json<{ avatarUrl: string }>()).avatarUrl
}

function send(token: string | null, bindings = {}, bytes = fixture('png')) {
  const body = new FormData()
  body.set('file', new File([bytes], 'me.png'))
  return request('/api/user/me/avatar', { body, token, bindings })
}

type Face = Awaited<ReturnType<typeof aFace>>

const GOING: [string, (face: Face) => Promise<unknown>][] = [
  ['is replaced', ({ token }) => upload(token)],
  [
    'is deleted',
    ({ token }) => request('/api/user/me', { method: 'PATCH', body: { avatarUrl: '' }, token }),
  ],
  [
    'goes with the account',
    ({ token }) =>
      request('/api/user/me', { method: 'DELETE', token, body: { password: PASSWORD } }),
  ],
  [
    'is deleted with an account that was not used for a year',
    async ({ userId }) => {
      const now = Date.now()
      const away = { lastActiveAt: now - 400 * DAY_MS, inactivityNoticeAt: now - 31 * DAY_MS }
      await db.update(users).set(away).where(eq(users.id, userId))
      expectLogs('job.failed')
      const run = createScheduledController({ scheduledTime: new Date(now), cron: DAILY_CRON })
      // Without the files, so that the bin is not emptied: the avatar is deleted before that.
      await runScheduled(run, { ...env, MEDIA: undefined as never }, createExecutionContext())
    },
  ],
]

describe('an avatar', () => {
  it.each(GOING)('is no longer public, not even in a cache, once it %s', async (_how, go) => {
    const face = await aFace()
    const shown = await request(face.avatarUrl)
    expect([shown.status, shown.headers.get('cache-tag')]).toEqual([200, `image-${face.key}`])
    purged.length = 0
    await go(face)
    expect((await request(face.avatarUrl)).status).toBe(404)
    expect(purged).toContain(`image-${face.key}`)
    expect(purged).toContain('posts')
  })

  it('stays when other settings change, or when it is sent again', async () => {
    const { token, avatarUrl } = await aFace()
    for (const body of [{ lang: 'kr' }, { avatarUrl }, { avatarUrl: `${avatarUrl}?w=320` }])
      expect((await request('/api/user/me', { method: 'PATCH', body, token })).status).toBe(200)
    expect((await request(avatarUrl)).status).toBe(200)
  })

  it.each([false, true])(
    'is not stored for a member who leaves during the upload; had one before: %s',
    async (isBefore) => {
      const { userId, token } = isBefore ? await aFace() : await aMember()
      const leave = () =>
        request('/api/user/me', { method: 'DELETE', token, body: { password: PASSWORD } })
      expect(await codeOf(await send(token, { DB: interruptedDb(leave) }))).toEqual([
        401,
        'SessionExpired',
      ])
      const [row] = await db.select().from(users).where(eq(users.id, userId))
      expect(row?.avatarUrl).toBeNull()
      expect(
        await db.$count(images, and(eq(images.uploadedBy, userId), isNull(images.deletedAt))),
      ).toBe(0)
    },
  )

  it('is found without reading the images of the tours', async () => {
    const { userId, avatarUrl } = await aFace()
    const image = {
      tourId: await aTour(),
      width: 1,
      height: 1,
      bytes: 1,
      type: 'image/png',
      createdAt: 1,
    } as const
    const rows = Array.from({ length: 40 }, (_, n) => ({
      ...image,
      key: `${n}-${avatarUrl}`,
      purpose: 'gallery' as const,
      uploadedBy: userId,
    }))
    for (const row of rows) await db.insert(images).values(row)
    const { db: metered, rowsRead } = meteredDb()
    await deleteAvatars(metered, { userId, now: 1 })
    expect(rowsRead()).toBeLessThan(10)
    expect((await request(avatarUrl)).status).toBe(404)
  })
})

describe('an image that cannot be cut to a square', () => {
  /** A well-formed file with an image that no decoder reads. */
  function anUndecodable() {
    const bytes = fixture('webp')
    return bytes.fill(0xff, bytes.length - 40, bytes.length - 4)
  }

  it('is refused when it cannot be decoded, and the one before stays', async () => {
    const { token, avatarUrl, userId } = await aFace()
    expect(await codeOf(await send(token, {}, anUndecodable()))).toEqual([415, 'ImageInvalid'])
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user?.avatarUrl).toBe(avatarUrl)
    expect((await request(avatarUrl)).status).toBe(200)
  })

  it('is to be sent again when the service that cuts it is away', async () => {
    const { token } = await aFace()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const away = {
      input: () => {
        throw new Error('Network connection lost')
      },
    }
    expect(await codeOf(await send(token, { IMAGES: away }))).toEqual([503, 'Unavailable'])
    logged.mockRestore()
  })
})

describe('POST /api/user/me/avatar', () => {
  it("stores a small square as the member's avatar and deletes the old one", async () => {
    const { token, username } = await aMember()
    const first = await (await send(token)).json<{ avatarUrl: string }>()
    expect(first.avatarUrl).toMatch(/^\/img\/0-[a-z2-7]{26}-256x256\.webp$/)
    expect((await request(first.avatarUrl)).headers.get('content-type')).toBe('image/webp')
    const second = await (await send(token)).json<{ avatarUrl: string }>()
    expect((await request(first.avatarUrl)).status).toBe(404)
    const profile = await request(`/api/user/${username}`, { token })
    expect(await profile.json()).toMatchObject({ avatarUrl: second.avatarUrl })
  })

  it('needs a verified login and an image; at most 2 MiB and ten times an hour', async () => {
    expect((await send(null)).status).toBe(401)
    expect((await send((await aMember({ verifiedAt: null })).token)).status).toBe(403)
    const { token } = await aMember()
    expect((await send(token, {}, new TextEncoder().encode('<svg/>'))).status).toBe(415)
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(fixture('png'))
    expect((await send(token, {}, large)).status).toBe(413)
    for (let n = 0; n < 8; n += 1) expect((await send(token)).status).toBe(200)
    expect((await send(token)).status).toBe(429)
  })
})
