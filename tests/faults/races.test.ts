import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdminTour } from '../../worker/contracts/tours/tours-admin'
import { tours } from '../../worker/db/schema/tours'
import { sessions } from '../../worker/db/schema/accounts'
import { replies, topics } from '../../worker/db/schema/board'
import { aReply, aTopic } from '../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../support/builders'
import { fixture } from '../worker/media/fixtures'
import { fetchWorker } from './support/fetch-worker'
import { chaosAround } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

const random = randomFrom(seed)

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

/** Stores that pause up to 3 ms at each step, so that requests interleave differently each time. */
const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings
const aText = () => `A post of ten letters, number ${unique()}`

function anImageFor(forumId: number): FormData {
  const form = new FormData()
  form.set('file', new File([fixture('png')], 'a.png', { type: 'image/png' }))
  form.set('forumId', String(forumId))
  return form
}

describe('row 20: concurrent editors of one tour', () => {
  it('with the same version: one wins, the others get 409 with the stored tour', async () => {
    const { token } = await anAdmin()
    for (const editors of [2, 5, 20]) {
      const forumId = await aTour()
      const read = async () =>
        JSON.parse((await fetchWorker(`/api/admin/tours/${forumId}`, { token })).text) as AdminTour
      const { updatedAt } = await read()
      const bindings = uneven()
      const responses = await Promise.all(
        Array.from({ length: editors }, (_, n) =>
          fetchWorker('/api/forum/update', {
            body: { forumId, updatedAt, description: `Text ${n}`, lang: 'ca' },
            token,
            bindings,
          }),
        ),
      )
      const won = responses.findIndex(({ status }) => status === 200)
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: editors - 1 }, () => 409),
      ])
      const stored = (await read()).description.find(({ lang }) => lang === 'ca')
      expect(stored?.txt).toBe(`Text ${won}`)
      for (const { text } of responses.filter(({ status }) => status === 409))
        expect(JSON.parse(text)).toMatchObject({ code: 'EditConflict', current: { _id: forumId } })
    }
  })

  it('in three languages without a version: no change is lost', async () => {
    const { token } = await anAdmin()
    for (let run = 0; run < scaled(50, 5); run += 1) {
      const forumId = await aTour()
      const bindings = uneven()
      const change = (fields: object) =>
        fetchWorker('/api/forum/update', { body: { forumId, ...fields }, token, bindings })
      const responses = await Promise.all([
        change({ lang: 'kr', description: '설명' }),
        change({ lang: 'ca', description: 'Description' }),
        change({ lang: 'cn', description: '说明' }),
        change({ lang: 'kr', route: '캘거리' }),
        change({ lang: 'ca', bulletin: '**News**' }),
        change({ tripDays: 3 }),
      ])
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      const tour = JSON.parse(
        (await fetchWorker(`/api/admin/tours/${forumId}`, { token })).text,
      ) as AdminTour
      const text = (field: 'description' | 'route' | 'bulletin', lang: string) =>
        tour[field].find((each) => each.lang === lang)?.txt
      expect([
        text('description', 'kr'),
        text('description', 'ca'),
        text('description', 'cn'),
      ]).toEqual(['설명', 'Description', '说明'])
      expect([text('route', 'kr'), text('bulletin', 'ca'), tour.tripDays]).toEqual([
        '캘거리',
        '**News**',
        3,
      ])
    }
  })

  it('twenty without a version: all are accepted', async () => {
    const { token } = await anAdmin()
    const forumId = await aTour()
    const bindings = uneven()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        fetchWorker('/api/forum/update', { body: { forumId, tripDays: n + 1 }, token, bindings }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  })
})

const DELETIONS = scaled(1000, 10)
it(`row 21: ${DELETIONS} tours deleted during posts, uploads and edits leave no orphan (seed ${seed})`, async () => {
  const statuses = new Set<number>()
  for (let run = 0; run < DELETIONS; run += 1) {
    const [{ token }, { topic, path, author }] = [await anAdmin(), await aTopic()]
    const forumId = topic.forum
    const bindings = uneven()
    const requests = [
      fetchWorker(`/api/forum/${forumId}`, { method: 'DELETE', token, bindings }),
      fetchWorker(`${path}/reply`, { body: { content: aText() }, token: author.token, bindings }),
      fetchWorker(`/api/forum/${forumId}/topic`, {
        body: { topicName: 'A title', category: 1, content: aText() },
        token: author.token,
        bindings,
      }),
      fetchWorker('/api/file/upload', { body: anImageFor(forumId), token, bindings }),
      fetchWorker('/api/forum/update', {
        body: { forumId, lang: 'ca', name: `Renamed ${run}`, status: 2 },
        token,
        bindings,
      }),
      fetchWorker('/api/forum/updateextra', {
        body: { forumId, lang: 'ca', included: ['Lunch'] },
        token,
        bindings,
      }),
    ]
    for (const { status, settled } of await Promise.all(requests)) {
      statuses.add(status)
      await settled
    }
    const [tour] = await db.select().from(tours).where(eq(tours.id, forumId))
    expect(tour?.deletedAt).not.toBeNull()
    const visible = await Promise.all([
      fetchWorker(`/api/forum/byId/${forumId}`),
      fetchWorker(`/api/forum/${forumId}/topic`),
      fetchWorker(path),
    ])
    expect(visible.map(({ status }) => status)).toEqual([404, 404, 404])
    if (run % 50 === 0) expect([run, await brokenInvariants(env)]).toEqual([run, []])
  }
  console.info(
    `row 21: ${DELETIONS} runs, statuses ${[...statuses].toSorted((a, b) => a - b).join(' ')}`,
  )
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
})

const REMOVALS = scaled(300, 10)
it(`row 22: ${REMOVALS} posts deleted while replies arrive leave the count exact (seed ${seed})`, async () => {
  for (let run = 0; run < REMOVALS; run += 1) {
    const { topic, path, author } = await aTopic()
    const [first, { token }] = [await aReply(path), await aMember()]
    const [opening] = await db
      .select()
      .from(replies)
      .where(and(eq(replies.topicId, topic._id), eq(replies.isOpening, true)))
    const bindings = uneven()
    const remove = (id: number, sender: string) =>
      fetchWorker(`/api/reply/${id}`, { method: 'DELETE', token: sender, bindings })
    const responses = await Promise.all([
      fetchWorker(`${path}/reply`, { body: { content: aText() }, token, bindings }),
      remove(first.reply._id, first.author.token),
      run % 2 ? remove(opening!.id, author.token) : remove(opening!.id, (await anAdmin()).token),
      fetchWorker(`${path}/reply`, { body: { content: aText() }, token, bindings }),
    ])
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const [row] = await db.select().from(topics).where(eq(topics.id, topic._id))
    const shown = await db.$count(
      replies,
      and(eq(replies.topicId, topic._id), eq(replies.isShown, 1)),
    )
    expect([run, row?.replyCount]).toEqual([run, shown])
  }
})

it('row 19: a session that ends during a request may let it finish, and no later one start', async () => {
  for (let run = 0; run < scaled(50, 5); run += 1) {
    const [{ path, topic }, member] = [await aTopic(), await aMember()]
    const end = () =>
      db.update(sessions).set({ revokedAt: 1 }).where(eq(sessions.id, member.sessionId))
    const write = () =>
      fetchWorker(`${path}/reply`, {
        body: { content: aText() },
        token: member.token,
        bindings: uneven(),
      })
    const [during] = await Promise.all([write(), end()])
    const after = await write()
    expect([200, 401]).toContain(during.status)
    expect(after.status).toBe(401)
    const rows = await db.$count(
      replies,
      and(eq(replies.topicId, topic._id), eq(replies.userId, member.userId)),
    )
    expect(rows).toBe(during.status === 200 ? 1 : 0)
  }
})
