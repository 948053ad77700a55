import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { listHeldPosts } from '../../../worker/features/board/moderation.queries'
import { readDesk } from '../../../worker/features/desk/desk.queries'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'

const TOPICS = 3000
/** In the time that the desk looks back on. */
const ASKED_LATELY = 30
const HOUR_MS = 60 * 60 * 1000
const now = Date.now()

beforeAll(async () => {
  const tourId = await aTour()
  const { userId } = await aMember()
  const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${TOPICS})`
  // A hundred hours between two questions.
  const age = sql`${now} - value * ${100 * HOUR_MS}`
  await db.run(sql`${numbers} insert into topics (id, tour_id, user_id, title, title_key, category, created_at, updated_at)
    select 1000 + value, ${tourId}, ${userId}, 'Q' || value, 'q' || value, 1, ${age}, ${age} from n`)
  await db.run(sql`${numbers} insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
    select 1000 + value, ${userId}, 1, 'c' || value, 'c', 1, ${age} from n`)
})

describe('with three thousand topics', () => {
  it('the desk reads those of the last months, each a few times', async () => {
    const meter = meteredDb()
    const { unanswered, heldPosts } = await readDesk(meter.db, now)
    expect([unanswered.length, heldPosts]).toEqual([21, 0])
    expect(meter.rowsRead()).toBeLessThan(8 * ASKED_LATELY)
  })

  it('the list of held posts reads what is held', async () => {
    await db.run(sql`update topics set hidden_at = ${now} where id = 1007`)
    await db.run(sql`update replies set pending_review = 1 where topic_id = 1009`)
    const meter = meteredDb()
    const posts = await listHeldPosts(meter.db, 1)
    expect(posts.map(({ topic }) => topic)).toEqual([1007, 1009])
    expect(meter.rowsRead()).toBeLessThan(20)
  })
})
