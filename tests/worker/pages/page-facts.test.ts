import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageVisits, tourVisits } from '../../../worker/db/schema/admin'
import { writeVisits } from '../../../worker/features/admin/visits'
import worker from '../../../worker/index'
import { findPage } from '../../../web/edge'
import { onPurge } from '../../../worker/cache/tags'
import { aReply, aTopic } from '../../support/board-builders'
import { anAdmin, aTour, db, PASSWORD } from '../../support/builders'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

describe('what a page is about', () => {
  it.each([
    ['/', 'home', null],
    ['/tour/Moraine_Lake-12', 'tour', 12],
    ['/Tour/12', 'tour', 12],
    ['/tour/호수-3/', 'tour', 3],
    ['/tour/nothing', 'tour', null],
    ['/tour/12/345', 'topic', 12],
    ['/tour/', 'page', null],
    ['/tours', 'page', null],
    ['/rockies', 'page', null],
    ['/travel/rockies', 'page', null],
    ['/ceo', 'page', null],
    ['/admin', 'admin', null],
    ['/admin/route/1', 'admin', null],
    ['/admin/preview/1', 'preview', null],
    ['/administration', 'page', null],
  ])('is read from %s: %s of tour %s', (path, kind, tourId) => {
    const page = findPage(path, '')
    expect(page.kind).toBe(kind)
    expect(page.tags.filter((tag) => tag.startsWith('tour-'))).toEqual(
      tourId === null ? [] : [`tour-${tourId}`],
    )
  })
})

describe('visits', () => {
  it('are counted by kind for pages shown to people, without the admins’ pages', async () => {
    const { topic } = await aTopic()
    const tour = await aTour()
    // Other test files may have left counts in the isolate.
    await writeVisits(env)
    await db.batch([db.delete(pageVisits), db.delete(tourVisits)])
    const pages = [
      '/kr',
      `/tour/x-${tour}-kr`,
      `/tour/x-${tour}-kr`,
      `/tour/${topic.forum}/${topic._id}-kr`,
      '/ceo-kr',
    ]
    for (const path of [...pages, '/admin/1-kr', '/admin/preview/1-kr'])
      expect((await request(path, { bindings })).status).toBe(200)
    expect((await request('/nothing-here-kr', { bindings })).status).toBe(404)
    expect((await request('/ceo?lang=kr', { bindings })).status).toBe(302)
    expect((await request('/kr', { bindings, method: 'HEAD' })).status).toBe(200)
    expect((await request('/assets/a.js', { bindings })).status).toBe(404)
    await request('/kr', { bindings, headers: { 'user-agent': 'Googlebot' } })
    await writeVisits(env)
    const rows = await db.select().from(pageVisits)
    expect(Object.fromEntries(rows.map(({ lang, kind, n }) => [`${lang} ${kind}`, n]))).toEqual({
      'kr home': 1,
      'kr tour': 2,
      'kr topic': 1,
      'kr page': 1,
    })
    const ofTour = await db.select().from(tourVisits).where(eq(tourVisits.tourId, tour))
    expect(ofTour.map(({ lang, n }) => [lang, n])).toEqual([['kr', 2]])
  })
})

describe('the tags of a page', () => {
  let tourId: number
  beforeAll(async () => {
    tourId = await aTour({ names: { ca: 'Moraine Lake' } })
  })
  const tagsOf = async (path: string) =>
    (await request(path, { bindings })).headers.get('cache-tag')

  it('name its tour', async () => {
    expect(await tagsOf(`/tour/old_name-${tourId}-ca`)).toBe(`pages, tours, posts, tour-${tourId}`)
    expect(await tagsOf('/ca')).toBe('pages, tours, posts')
    expect(await tagsOf(`/board/${tourId}-ca`)).toBe('pages, tours, posts')
    expect(await tagsOf('/ceo-ca')).toBe('pages, tours')
  })

  it('are those that a change of the tour purges, in the isolate and in the caches in front', async () => {
    expect(await purgedBy('POST', '/api/forum/update', { forumId: tourId, status: 2 })).toEqual([
      ['tours', `tour-${tourId}`],
    ])
  })

  it('of all pages with posts are purged when a post is written, changed, hidden or deleted, and not when that is refused', async () => {
    const { topic, path } = await aTopic({ tourId })
    const { reply } = await aReply(path)
    const change = { content: 'Larches turn in the last days of September.' }
    const posts = [['posts']]
    expect(
      await purgedBy('POST', `/api/forum/${tourId}/topic`, {
        topicName: 'Larches',
        category: 3,
        ...change,
      }),
    ).toEqual(posts)
    expect(await purgedBy('POST', `${path}/reply`, change)).toEqual(posts)
    expect(await purgedBy('POST', `/api/reply/${reply._id}`, change)).toEqual(posts)
    for (const action of ['hide', 'restore', 'approve'])
      expect([action, await purgedBy('POST', `/api/admin/posts/${reply._id}/${action}`)]).toEqual([
        action,
        posts,
      ])
    for (const action of ['lock', 'unlock'])
      expect([action, await purgedBy('POST', `/api/admin/topics/${topic._id}/${action}`)]).toEqual([
        action,
        posts,
      ])
    expect(await purgedBy('DELETE', `/api/reply/${reply._id}`)).toEqual(posts)
    expect(await purgedBy('POST', `/api/reply/${reply._id}`, { content: 'Short' }, 422)).toEqual([])
  })

  it('of all pages with posts are purged when a member whose name they show leaves', async () => {
    expect(await purgedBy('DELETE', '/api/user/me', { password: PASSWORD }, 204)).toEqual([
      ['posts'],
    ])
  })

  it('of images are purged with what deletes them', async () => {
    expect(await purgedBy('DELETE', `/api/forum/${tourId}`)).toEqual([
      ['tours', `tour-${tourId}`],
      [`images-${tourId}`],
    ])
  })
})

/** The tags that an admin's call purges from the caches in front, the same that the isolate evicts. */
async function purgedBy(
  method: string,
  path: string,
  body?: object,
  status = 200,
): Promise<unknown[]> {
  const { token } = await anAdmin()
  const heard: (readonly string[])[] = []
  const purged: unknown[] = []
  onPurge((tags) => heard.push(tags))
  const context = createExecutionContext()
  const cache = { purge: async ({ tags }: { tags: string[] }) => purged.push(tags) }
  Object.defineProperty(context, 'cache', { value: cache })
  const call = new Request(ORIGIN + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await worker.fetch(call, env, context)
  await waitOnExecutionContext(context)
  expect(response.status).toBe(status)
  expect(heard).toEqual(purged)
  return purged
}
