import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBoard } from '../../../worker/features/board/board.list-queries'
import { listFeedTopics } from '../../../worker/features/board/feed.queries'
import { listHomeTopics } from '../../../worker/features/board/home-list.queries'
import { findDiscussion } from '../../../worker/features/board/board.queries'
import type { Lang } from '../../../worker/contracts/languages'
import { topics } from '../../../worker/db/schema/board'
import { SORT_METHODS } from '../../../worker/contracts/board/topic-rules'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'

const TOPICS = 100_000
let tourId = 0

beforeAll(async () => {
  tourId = await aTour()
  const { userId } = await aMember()
  // In parts, because D1 gives one statement 30 seconds; every tenth topic is private.
  for (let from = 0; from < TOPICS; from += 25_000)
    await db.run(`with recursive n(value) as (select ${from + 1} union all select value + 1 from n where value < ${from + 25_000})
      insert into topics (tour_id, user_id, title, title_key, category, is_private, view_count, created_at, updated_at)
      select ${tourId}, ${userId}, 'Topic ' || (value * 7919 % ${TOPICS}), 'topic ' || (value * 7919 % ${TOPICS}),
        1 + value % 4, value % 10 = 9, value * 31 % 997, value, value * 17 % ${TOPICS} from n`)
}, 60_000)

/** Topics of the home list, which are those of all tours, counted one by one. */
const countListed = (category: number | undefined, textLang: Lang | undefined) =>
  db.$count(
    topics,
    and(
      eq(topics.isListed, 1),
      category === undefined ? undefined : eq(topics.category, category),
      textLang && eq(topics.textLang, textLang),
    ),
  )

describe('the board at 100,000 topics', () => {
  it.each(SORT_METHODS)(
    'reads at most three rows for each one it returns, sorted %s',
    async (sortMethod) => {
      const meter = meteredDb()
      const page = { tourId, sortMethod, page: 1, count: 20, reader: null }
      const { rows, total } = await listBoard(meter.db, page)
      expect([rows.length, total]).toEqual([20, TOPICS])
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * rows.length)
    },
  )

  it.each([true, false])('does so for a reader with own topics, an admin: %s', async (isAdmin) => {
    const { userId } = await aMember()
    for (const pendingReview of [0, 1])
      await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 20)
        insert into topics (tour_id, user_id, title, title_key, category, pending_review, hidden_at, created_at, updated_at)
        select ${tourId}, ${userId}, 'Held', 'held', 1, ${pendingReview}, ${pendingReview ? null : 1}, 1, value from n`)
    const meter = meteredDb()
    const page = {
      tourId,
      sortMethod: 'by_date_desc',
      page: 1,
      count: 20,
      reader: { userId, isAdmin },
    } as const
    const { rows } = await listBoard(meter.db, page)
    const held = rows.filter((row) => row.userId === userId)
    expect(held).toHaveLength(isAdmin ? 40 : 20)
    expect(held.map(({ updatedAt }) => updatedAt)).toEqual(
      held.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b - a),
    )
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * rows.length)
  })

  it.each(SORT_METHODS)(
    'reads one row more for each one that page 10 skips, sorted %s',
    async (sortMethod) => {
      const meter = meteredDb()
      const { rows } = await listBoard(meter.db, {
        tourId,
        sortMethod,
        page: 10,
        count: 20,
        reader: null,
      })
      expect(rows).toHaveLength(20)
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * rows.length + 9 * 20)
    },
  )

  it.each(SORT_METHODS)(
    'reads at most three rows for each one after a topic far down, sorted %s',
    async (sortMethod) => {
      const slice = { tourId, sortMethod, count: 20, reader: null }
      const { rows: before } = await listBoard(db, { ...slice, page: 2500 })
      const { rows: wanted } = await listBoard(db, { ...slice, page: 2501 })
      const meter = meteredDb()
      const { rows, total } = await listBoard(meter.db, {
        ...slice,
        page: 1,
        after: before.at(-1)!.id,
      })
      expect(rows).toEqual(wanted)
      expect(total).toBe(TOPICS)
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * rows.length)
    },
  )

  it.each([
    [undefined, undefined],
    [2, undefined],
    [undefined, 'ca'],
    [2, 'ca'],
  ] as const)('does so for the home list, category %s, language %s', async (category, textLang) => {
    const meter = meteredDb()
    const { topics: shown, totalCount } = await listHomeTopics(meter.db, {
      page: 1,
      count: 7,
      category,
      textLang,
      lang: 'ca',
    })
    expect(shown).toHaveLength(7)
    expect(totalCount).toBe(await countListed(category, textLang))
    expect(totalCount).toBeGreaterThanOrEqual(category === undefined ? 90_000 : 20_000)
    // The size of the list is a row too.
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * (shown.length + 1))
  })

  it('reads none for a language without topics', async () => {
    const meter = meteredDb()
    const slice = { page: 1, count: 7, textLang: 'cn', lang: 'cn', category: 4 } as const
    const { topics: shown } = await listHomeTopics(meter.db, slice)
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * (shown.length + 1))
  })

  it.each([undefined, 2])(
    'reads one row more for each one that a page of home skips, category %s',
    async (category) => {
      for (const page of [2, 50]) {
        const meter = meteredDb()
        const found = await listHomeTopics(meter.db, { page, count: 7, category, lang: 'ca' })
        expect(found.topics).toHaveLength(7)
        expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 8 + (page - 1) * 7)
      }
    },
  )

  it.each([undefined, 2])(
    'reads at most three rows for each one of home after a topic far down, category %s',
    async (category) => {
      const slice = { count: 7, category, lang: 'ca' } as const
      const before = await listHomeTopics(db, { ...slice, page: 2800 })
      const wanted = await listHomeTopics(db, { ...slice, page: 2801 })
      const meter = meteredDb()
      const after = before.topics.at(-1)!._id
      expect(await listHomeTopics(meter.db, { ...slice, page: 1, after })).toEqual(wanted)
      // The size of the list and the position are rows too.
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * (wanted.topics.length + 2))
    },
  )

  it('does so for the feed', async () => {
    const meter = meteredDb()
    await listFeedTopics(meter.db)
    expect(meter.rowsRead()).toBeLessThanOrEqual(100)
  })
})

describe('a topic of 20,000 posts', () => {
  const POSTS = 20_000
  const PAGE = 50
  const LAST_PAGE = POSTS / PAGE
  let topicId = 0
  let firstId = 0

  beforeAll(async () => {
    const { userId } = await aMember()
    const [topic] = await db.all<{ id: number }>(sql`insert into topics
      (tour_id, user_id, title, title_key, category, created_at, updated_at)
      values (${tourId}, ${userId}, 'Long', 'long', 1, 1, 1) returning id`)
    topicId = topic!.id
    await db.run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${POSTS})
      insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
      select ${topicId}, ${userId}, value = 1, 'c' || value, 'c', 1000, value from n`)
    const [first] = await db.all<{ id: number }>(
      sql`select min(id) as id from replies where topic_id = ${topicId}`,
    )
    firstId = first!.id
  }, 60_000)

  const read = async (place: { page: number; replyId?: number }) => {
    const meter = meteredDb()
    const about = {
      tourId,
      topicId,
      lang: 'ca' as const,
      reader: null,
      count: PAGE,
      replyId: undefined,
    }
    const found = await findDiscussion(meter.db, { ...about, ...place })
    return {
      ...found!,
      contents: found!.replies.map(({ content }) => content),
      rowsRead: meter.rowsRead(),
    }
  }

  it.each([1, 2, LAST_PAGE])(
    'reads its page %s with at most three rows for each post',
    async (page) => {
      const { contents, pageCount, rowsRead } = await read({ page })
      expect([contents.length, contents[0], pageCount]).toEqual([
        PAGE,
        `c${(page - 1) * PAGE + 1}`,
        LAST_PAGE,
      ])
      expect(rowsRead).toBeLessThanOrEqual(3 * PAGE)
    },
  )

  it('finds the page of a post for the same cost', async () => {
    const { contents, page, rowsRead } = await read({ page: 1, replyId: firstId + 12_345 })
    expect([page, contents.includes('c12346')]).toEqual([247, true])
    expect(rowsRead).toBeLessThanOrEqual(3 * PAGE)
  })

  it('reads at most 20 rows beyond its end', async () => {
    const { contents, pageCount, rowsRead } = await read({ page: 10_000 })
    expect([contents, pageCount]).toEqual([[], LAST_PAGE])
    expect(rowsRead).toBeLessThanOrEqual(20)
  })
})
