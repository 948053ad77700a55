import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { inboxQuery, type InboxView } from '../../../worker/contracts/inbox/inbox-query'
import { listThreads, readOverview } from '../../../worker/features/inbox/inbox.queries'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'

const THREADS = 3000
const OPEN = 40
const ROWS = 30
const HOUR_MS = 60 * 60 * 1000
const now = Date.now()

beforeAll(async () => {
  const [tourId, { userId }] = [await aTour(), await aMember()]
  const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${THREADS})`
  const age = sql`${now} - (${THREADS} - value) * ${HOUR_MS}`
  await db.run(sql`${numbers} insert into topics (id, tour_id, user_id, title, title_key, category, created_at, updated_at)
    select 1000 + value, ${tourId}, ${userId}, 'Q' || value, 'q' || value, 1, ${age}, ${age} from n`)
  await db.run(sql`${numbers} insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
    select 1000 + value, ${userId}, 1, 'c' || value, 'c', 1, ${age} from n`)
  // The oldest ones are open.
  await db.run(
    sql`update inbox_threads set state = 'done', waiting_since = null where source_id > ${1000 + OPEN}`,
  )
})

function list(view: InboxView, after?: string) {
  const meter = meteredDb()
  const query = inboxQuery.parse({ view, after, count: ROWS })
  const page = listThreads(meter.db, query, { userId: 1, lang: 'ca', now })
  return page.then((found) => ({ ...found, rowsRead: meter.rowsRead() }))
}

it.each(['open', 'late', 'new', 'done', 'all'] as const)(
  'with three thousand threads, %s reads a dozen rows for each that it shows, also on the second page',
  async (view) => {
    const first = await list(view)
    expect(first.threads).toHaveLength(ROWS)
    expect(first.rowsRead).toBeLessThanOrEqual(12 * (ROWS + 1))
    const second = await list(view, first.next ?? '')
    expect(second.threads.length).toBeGreaterThan(0)
    expect(second.rowsRead).toBeLessThanOrEqual(12 * (ROWS + 1))
  },
)

it('the counts read the open threads', async () => {
  const meter = meteredDb()
  const { late } = await readOverview(meter.db, now)
  expect(late).toBeGreaterThanOrEqual(OPEN)
  expect(meter.rowsRead()).toBeLessThanOrEqual(3 * OPEN)
})
