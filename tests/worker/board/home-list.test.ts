import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listHomeTopics } from '../../../worker/features/board/board.list-queries'
import { topics } from '../../../worker/db/schema/board'
import { tours } from '../../../worker/db/schema/tours'
import { aMember, aTour, db } from '../../support/builders'

const TOPICS = 60
let tourId = 0
let userId = 0
let firstId = 0

beforeEach(async () => {
  await db.delete(topics)
  tourId = await aTour()
  userId = (await aMember()).userId
  await addTopics(sql`1000 + value`)
  firstId = (await db.all<{ id: number }>(sql`select min(id) as id from topics`))[0]!.id
})

/** Ages as SQL of a `value` from 1 to 60; topics 1, 7, 13 … are private, every other one is a travelogue. */
async function addTopics(createdAt: ReturnType<typeof sql>) {
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${TOPICS})
    insert into topics (tour_id, user_id, title, title_key, category, is_private, created_at, updated_at)
    select ${tourId}, ${userId}, 'T' || value, 't', 1 + value % 2, value % 6 = 1, ${createdAt}, 1 from n`)
}

/** The list by number, from row to row, and as one statement. */
async function allWays(category: number | undefined) {
  const read = (place: { page: number; after?: number | undefined }) =>
    listHomeTopics(db, { ...place, count: 7, category, lang: 'ca' })
  const [paged, followed]: [number[], number[]] = [[], []]
  for (let page = 1; page <= 30; page += 1)
    paged.push(...(await read({ page })).topics.map(({ _id }) => _id))
  for (let after: number | undefined, isMore = true; isMore; after = followed.at(-1)) {
    const ids = (await read({ page: 1, after })).topics.map(({ _id }) => _id)
    followed.push(...ids)
    isMore = ids.length === 7
  }
  const whole = await db.all<{ id: number }>(sql`select id from topics
    where is_listed = 1 and ${category ?? sql`category`} = category order by created_at desc, id desc`)
  return { paged, followed, whole: whole.map(({ id }) => id) }
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'nothing more': () => Promise.resolve(),
  'new topics': () => addTopics(sql`2000 + value`),
  'topics that are older than others': () => addTopics(sql`value`),
  'topics of one time': () => addTopics(sql`1030 + value / 20`),
  'a topic that is hidden': () =>
    db
      .update(topics)
      .set({ hiddenAt: 1 })
      .where(eq(topics.id, firstId + 20)),
  'a topic that becomes public': () =>
    db
      .update(topics)
      .set({ isPrivate: false })
      .where(eq(topics.id, firstId + 6)),
  'a topic of another category': () =>
    db
      .update(topics)
      .set({ category: 4 })
      .where(eq(topics.id, firstId + 21)),
  'a topic that is gone': () => db.delete(topics).where(eq(topics.id, firstId + 30)),
  'a tour that is hidden and shown': async () => {
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, tourId))
    await db.update(tours).set({ status: 1 }).where(eq(tours.id, tourId))
  },
}

describe('pages of the home list', () => {
  it.each(Object.keys(CHANGES))(
    'hold each topic once and in order after %s, by number and from row to row',
    async (change) => {
      await CHANGES[change]?.()
      for (const category of [undefined, 1, 2, 4]) {
        const { paged, followed, whole } = await allWays(category)
        expect(paged).toEqual(whole)
        expect(followed).toEqual(whole)
      }
    },
  )

  it('are empty after a topic that is not in the list', async () => {
    const place = { page: 1, count: 7, lang: 'ca' } as const
    // The first topic is private, the 21st is of category 2.
    const afterPrivate = await listHomeTopics(db, { ...place, after: firstId })
    const afterOther = await listHomeTopics(db, { ...place, category: 1, after: firstId + 20 })
    expect([afterPrivate.topics, afterOther.topics]).toEqual([[], []])
  })
})
