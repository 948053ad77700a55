import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listHomeTopics } from '../../../worker/features/board/board.queries'
import { topics } from '../../../worker/db/schema/board'
import { setHomeMarks } from '../../../worker/features/board/home-marks'
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
  await setHomeMarks(env)
})

/** Ages as SQL of a `value` from 1 to 60; topics 1, 7, 13 … are private, every other one is a travelogue. */
async function addTopics(createdAt: ReturnType<typeof sql>) {
  await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${TOPICS})
    insert into topics (tour_id, user_id, title, title_key, category, is_private, created_at, updated_at)
    select ${tourId}, ${userId}, 'T' || value, 't', 1 + value % 2, value % 6 = 1, ${createdAt}, 1 from n`)
}

/** Every page of the list, and the same list as one statement says it. */
async function bothWays(category: number | undefined) {
  const paged: number[] = []
  for (let page = 1; page <= 30; page += 1) {
    const found = await listHomeTopics(db, { page, count: 7, category, lang: 'ca' })
    paged.push(...found.topics.map(({ _id }) => _id))
  }
  const whole = await db.all<{ id: number }>(sql`select id from topics
    where is_listed = 1 and ${category ?? sql`category`} = category order by created_at desc, id desc`)
  return { paged, whole: whole.map(({ id }) => id) }
}

const marks = async () =>
  (await db.all<{ n: number }>(sql`select n from home_marks where list = 'home' order by n`)).map(
    ({ n }) => n,
  )

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
    await setHomeMarks(env)
    await db.update(tours).set({ status: 1 }).where(eq(tours.id, tourId))
  },
}

describe('pages of the home list', () => {
  it.each(Object.keys(CHANGES))(
    'hold each topic once and in order after %s, before marks are set and after',
    async (change) => {
      await CHANGES[change]?.()
      for (const category of [undefined, 1, 2, 4]) {
        const { paged, whole } = await bothWays(category)
        expect(paged).toEqual(whole)
      }
      await setHomeMarks(env)
      for (const category of [undefined, 1, 2, 4]) {
        const { paged, whole } = await bothWays(category)
        expect(paged).toEqual(whole)
      }
    },
  )

  it('have a mark at every fifth topic, and lose those from a changed place on', async () => {
    expect(await marks()).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
    await db
      .update(topics)
      .set({ hiddenAt: 1 })
      .where(eq(topics.id, firstId + 20))
    expect(await marks()).toEqual([5, 10, 15])
    await setHomeMarks(env)
    expect(await marks()).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45])
  })
})
