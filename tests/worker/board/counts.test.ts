import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replies, topicCounts, topics } from '../../../worker/db/schema/board'
import { tours } from '../../../worker/db/schema/tours'
import { aMember, aTour, db } from '../../support/builders'

async function aTopicRow(columns: Partial<typeof topics.$inferInsert> = {}) {
  const [tourId, { userId }] = [columns.tourId ?? (await aTour()), await aMember()]
  const [topic] = await db
    .insert(topics)
    .values({
      tourId,
      userId,
      title: 'A',
      titleKey: 'a',
      category: 2,
      createdAt: 1,
      updatedAt: 1,
      ...columns,
    })
    .returning()
  await db.insert(replies).values({
    topicId: topic!.id,
    userId,
    isOpening: true,
    content: 'x',
    html: 'x',
    rendererVersion: 1,
    createdAt: 1,
  })
  return topic!
}

async function counted(list: string): Promise<number> {
  const [row] = await db.select().from(topicCounts).where(eq(topicCounts.list, list))
  return row?.n ?? 0
}

const read = async (id: number) => (await db.select().from(topics).where(eq(topics.id, id)))[0]!

describe('the triggers of the board', () => {
  it('count topics of a board and of the home list', async () => {
    const before = await counted('home')
    const topic = await aTopicRow()
    expect([await counted(`board:${topic.tourId}`), (await counted('home')) - before]).toEqual([
      1, 1,
    ])
    await db.update(topics).set({ isPrivate: true }).where(eq(topics.id, topic.id))
    expect([await counted(`board:${topic.tourId}`), (await counted('home')) - before]).toEqual([
      1, 0,
    ])
    await db.update(topics).set({ isPrivate: false, category: 3 }).where(eq(topics.id, topic.id))
    await db.update(topics).set({ deletedAt: 5 }).where(eq(topics.id, topic.id))
    expect([await counted(`board:${topic.tourId}`), (await counted('home')) - before]).toEqual([
      0, 0,
    ])
    expect(await counted(`all:${topic.tourId}`)).toBe(0)
  })

  it("remove a hidden tour's topics from the home list and return them", async () => {
    const topic = await aTopicRow()
    const before = await counted('home')
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, topic.tourId))
    expect([(await read(topic.id)).isListed, (await counted('home')) - before]).toEqual([0, -1])
    await db.update(tours).set({ status: 2 }).where(eq(tours.id, topic.tourId))
    expect([(await read(topic.id)).isListed, (await counted('home')) - before]).toEqual([1, 0])
  })

  it('know that a topic was written under a hidden tour or in the contact forum', async () => {
    const hidden = await aTopicRow({ tourId: await aTour({ status: 0 }) })
    const contact = await aTopicRow({
      tourId: await aTour({ kind: 'contact', status: 0 }),
      isPrivate: true,
    })
    expect([(await read(hidden.id)).tourState, (await read(hidden.id)).isListed]).toEqual([0, 0])
    expect([(await read(contact.id)).tourState, (await read(contact.id)).isShown]).toEqual([2, 0])
  })

  it('maintain the reply count and the time of the last activity', async () => {
    const topic = await aTopicRow()
    const post = {
      topicId: topic.id,
      userId: topic.userId,
      content: 'y',
      html: 'y',
      rendererVersion: 1,
    }
    const [reply] = await db
      .insert(replies)
      .values({ ...post, createdAt: 9 })
      .returning()
    expect(await read(topic.id)).toMatchObject({ replyCount: 2, updatedAt: 9 })
    await db.update(replies).set({ hiddenAt: 10 }).where(eq(replies.id, reply!.id))
    expect(await read(topic.id)).toMatchObject({ replyCount: 1, updatedAt: 9 })
    await db.update(replies).set({ hiddenAt: null, deletedAt: 11 }).where(eq(replies.id, reply!.id))
    expect((await read(topic.id)).replyCount).toBe(1)
  })

  it('delete topics and replies with their tour', async () => {
    const topic = await aTopicRow()
    const before = await counted('home')
    await db.run(sql`delete from tour_texts where tour_id = ${topic.tourId}`)
    await db.delete(tours).where(eq(tours.id, topic.tourId))
    expect(await db.select().from(replies).where(eq(replies.topicId, topic.id))).toEqual([])
    expect((await counted('home')) - before).toBe(-1)
  })
})
