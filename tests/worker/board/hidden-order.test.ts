import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replies, topics } from '../../../worker/db/schema/board'
import { SORT_METHODS } from '../../../worker/contracts/board/topic-rules'
import { tours } from '../../../worker/db/schema/tours'
import { aReply, aTopic, type Member } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { request } from '../../support/request'

const UNKNOWN_ID = 987_654_321

/** Three public topics of a new tour, the last of which is right beside topics that readers may not see. */
async function aBoard() {
  const tourId = await aTour()
  const author = await aMember()
  for (const topicName of ['Alpine', 'Meadow', 'Zebra'])
    await aTopic({ tourId, author, body: { topicName } })
  return { tourId, author }
}

interface Cursor {
  name: string
  id: (tourId: number, author: Member) => Promise<number>
}

const secret = (tourId: number, author: Member) =>
  aTopic({ tourId, author, body: { topicName: 'Meander' } })
const changed =
  (columns: Partial<typeof topics.$inferInsert>) => async (tourId: number, author: Member) => {
    const { topic } = await secret(tourId, author)
    await db.update(topics).set(columns).where(eq(topics.id, topic._id))
    return topic._id
  }

const CURSORS: Cursor[] = [
  { name: 'hidden', id: changed({ hiddenAt: 1 }) },
  { name: 'deleted', id: changed({ deletedAt: 1 }) },
  { name: 'waiting for a review', id: changed({ pendingReview: true }) },
  {
    name: 'of another tour',
    id: async (_tourId, author) => (await secret(await aTour(), author)).topic._id,
  },
  {
    name: 'of a hidden tour',
    id: async (_tourId, author) => {
      const other = await aTour()
      const { topic } = await secret(other, author)
      await db.update(tours).set({ status: 0 }).where(eq(tours.id, other))
      return topic._id
    },
  },
]

describe('the rows after a topic', () => {
  it.each(CURSORS)(
    'are none when it is $name, in every order, as for an id that no topic has',
    async ({ id }) => {
      const { tourId, author } = await aBoard()
      const after = await id(tourId, author)
      for (const sort of SORT_METHODS)
        for (const reader of [null, await aMember(), await anAdmin()]) {
          const listed = async (cursor: number) => {
            const address = `/api/forum/${tourId}/topic?sort_method=${sort}&after=${cursor}`
            return (await request(address, { token: reader?.token ?? null })).json()
          }
          expect([sort, await listed(after)]).toEqual([sort, await listed(UNKNOWN_ID)])
        }
    },
  )

  it('go on after one that everyone sees, a private one included', async () => {
    const { tourId, author } = await aBoard()
    const [, { topic }] = [
      await aTopic({ tourId, author, body: { topicName: 'Brook', hidePlz: true } }),
      await aTopic({ tourId, author, body: { topicName: 'Meander', hidePlz: true } }),
    ]
    const response = await request(
      `/api/forum/${tourId}/topic?sort_method=by_date_desc&after=${topic._id}`,
    )
    expect(await response.json()).toHaveLength(1)
  })
})

describe('the page of a post', () => {
  it.each([
    ['hidden', { hiddenAt: 1 }],
    ['deleted', { deletedAt: 1 }],
    ['waiting for a review', { pendingReview: true }],
  ])('is the first when the post is %s, as for an id that no post has', async (_name, columns) => {
    const { path, author } = await aTopic()
    const { reply } = await aReply(path)
    await aReply(path, { author })
    await db.update(replies).set(columns).where(eq(replies.id, reply._id))
    const placeOf = async (id: number, token: string | null = null) =>
      (await request(`${path}/reply?count=1&reply=${id}`, { token })).headers.get('x-page')
    const other = await aMember()
    expect([
      await placeOf(reply._id),
      await placeOf(reply._id, other.token),
      await placeOf(UNKNOWN_ID),
    ]).toEqual(['1', '1', '1'])
  })
})
