import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listHomeTopics } from '../../../worker/features/board/home-list.queries'
import { topics } from '../../../worker/db/schema/board'
import { tours } from '../../../worker/db/schema/tours'
import { SORT_METHODS } from '../../../worker/contracts/board/topic-rules'
import type { HomeList } from '../../../worker/contracts/board/home-list'
import { aTopic, repliesOf } from '../../support/board-builders'
import { aMember, aTour, db } from '../../support/builders'
import { request } from '../../support/request'

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

describe('the language of a topic', () => {
  const list = async (query: string) => {
    const response = await request(`/api/topics?count=50&lang=ca${query}`)
    const { topics: rows, totalCount } = await response.json<HomeList>()
    return { rows, totalCount, names: rows.map(({ name }) => name) }
  }
  const write = (topicName: string, content: string, more: object = {}) =>
    aTopic({ tourId, body: { topicName, content, category: 2, ...more } })

  it('is that of its title, else of its first words, and filters the list', async () => {
    await db.delete(topics)
    await write('밴프에서 이틀 (with 梦莲湖)', 'Two days in Banff, it was lovely.')
    await write('梦莲湖的日出 at dawn', '我们五点出发，看到了日出，非常漂亮。')
    await write('Banff!!', '정말 좋았습니다. 다시 가고 싶어요.')
    await write('Larches', 'We saw them at the end of September, 정말.')
    await write('Secret', 'Only we may read this one.', { hidePlz: true })
    const before = await list('')
    expect(before.rows.map(({ textLang }) => textLang)).toEqual(['ca', 'kr', 'cn', 'kr'])
    for (const [lang, count] of [
      ['kr', 2],
      ['ca', 1],
      ['cn', 1],
    ] as const) {
      const found = await list(`&textLang=${lang}`)
      expect([found.rows.length, found.totalCount]).toEqual([count, count])
      expect((await list(`&textLang=${lang}&category=2`)).totalCount).toBe(count)
      expect((await list(`&textLang=${lang}&category=3`)).totalCount).toBe(0)
    }
    expect((await list('&textLang=fr')).totalCount).toBe(4)
  })

  it('brings whole sentences of the first travelogue alone', async () => {
    await db.delete(topics)
    const content = `We left at five. ${'The lake was still, and all was quiet. '.repeat(20)}`
    for (const name of ['Earlier', 'Later']) await write(name, content)
    await write('A question', content, { category: 3 })
    const { rows } = await list('')
    expect(rows.map(({ excerpt }) => excerpt.endsWith('…'))).toEqual([true, false, true])
    expect(rows[1]?.excerpt).toMatch(/^We left at five\..{200,364}all was quiet\.$/)
  })

  it('brings a line of text and a face, never of a private topic', async () => {
    await db.delete(topics)
    const { topic, author, path } = await write(
      'Moose at dawn',
      `**Where** do we see [moose](https://moose.example)? ${'We would like to know. '.repeat(20)}`,
      { category: 3 },
    )
    const [row] = (await list('')).rows
    expect(row).toMatchObject({
      user: { username: author.username, isStaff: false },
      textLang: 'ca',
    })
    expect(row!.excerpt).toMatch(/^Where do we see moose\? We would like to know.*[a-z]…$/)
    expect(row!.excerpt.length).toBeLessThanOrEqual(140)
    const [opening] = await repliesOf(path)
    await request(`/api/reply/${opening!._id}`, {
      token: author.token,
      body: { content: '아침에 무스를 어디에서 볼 수 있나요?' },
    })
    expect((await list('')).rows[0]).toMatchObject({
      excerpt: '아침에 무스를 어디에서 볼 수 있나요?',
      textLang: 'kr',
    })
    expect((await list('&textLang=kr')).totalCount).toBe(1)
    await db.update(topics).set({ isPrivate: true }).where(eq(topics.id, topic._id))
    expect((await list('&textLang=kr')).totalCount).toBe(0)
    expect((await list('')).rows).toEqual([])
  })
})

it('private topics come last on a board, in every order', async () => {
  await db.delete(topics)
  for (const hidePlz of [true, false, true, false])
    await aTopic({ tourId, body: { topicName: `Topic ${hidePlz}`, hidePlz } })
  for (const sort of SORT_METHODS) {
    const response = await request(`/api/forum/${tourId}/topic?sort_method=${sort}`)
    const rows = await response.json<{ hidePlz: boolean }[]>()
    expect([sort, rows.map(({ hidePlz }) => hidePlz)]).toEqual([sort, [false, false, true, true]])
  }
})

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
