import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBin } from '../../../worker/features/bin/bin.queries'
import { type HeldPosts, heldListQuery } from '../../../worker/contracts/board/moderation'
import { listHeldPosts } from '../../../worker/features/board/moderation.queries'
import { auditQuery } from '../../../worker/contracts/admin/audit'
import { membersQuery } from '../../../worker/contracts/admin/members-desk'
import type { Desk } from '../../../worker/contracts/admin/desk-counts'
import { outboxQuery } from '../../../worker/contracts/admin/outbox-query'
import { readDesk } from '../../../worker/features/admin/dashboard.queries'
import { readFigures } from '../../../worker/features/admin/figures.queries'
import { listAudit } from '../../../worker/features/admin/audit.queries'
import { listMembers } from '../../../worker/features/admin/members.queries'
import { listOutbox } from '../../../worker/features/admin/outbox.queries'
import { aMember, aTour, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'

const TOPICS = 3000
/** Not answered yet. */
const ASKED_LATELY = 30
const HOUR_MS = 60 * 60 * 1000
const now = Date.now()
let before: Desk
const deskOf = (database: typeof db) => readDesk({ db: database, now, member: { role: 'admin' } })

beforeAll(async () => {
  before = await deskOf(db)
  const tourId = await aTour()
  const { userId } = await aMember()
  const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${TOPICS})`
  // A hundred hours between two questions.
  const age = sql`${now} - value * ${100 * HOUR_MS}`
  await db.run(sql`${numbers} insert into topics (id, tour_id, user_id, title, title_key, category, created_at, updated_at)
    select 1000 + value, ${tourId}, ${userId}, 'Q' || value, 'q' || value, 1, ${age}, ${age} from n`)
  await db.run(sql`${numbers} insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
    select 1000 + value, ${userId}, 1, 'c' || value, 'c', 1, ${age} from n`)
  await db.run(
    sql`update inbox_threads set state = 'done', waiting_since = null where source_id > ${1000 + ASKED_LATELY}`,
  )
})

describe('with three thousand topics', () => {
  it('the desk reads the open ones, each a few times', async () => {
    const meter = meteredDb()
    const { inbox, heldPosts } = await deskOf(meter.db)
    expect([inbox.late - before.inbox.late, heldPosts - before.heldPosts]).toEqual([
      ASKED_LATELY,
      0,
    ])
    expect(meter.rowsRead()).toBeLessThanOrEqual(4 * ASKED_LATELY)
  })

  it('the figures read a row for each day and language', async () => {
    const meter = meteredDb()
    const { weeks } = await readFigures(meter.db, 12, now)
    expect(weeks.reduce((sum, { inquiries }) => sum + inquiries, 0)).toBeGreaterThan(15)
    expect(meter.rowsRead()).toBeLessThan(2 * ASKED_LATELY)
  })

  it('the list of held posts and the desk read three rows for each that they show: what waits before what is hidden', async () => {
    await db.run(sql`insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
      select topic_id, user_id, 'answer', 'answer', 1, created_at + 1 from replies where topic_id between 1500 and 1539`)
    await db.run(sql`update topics set hidden_at = ${now} - id where id between 1501 and 1530`)
    await db.run(
      sql`update replies set pending_review = 1 where is_opening = 0 and topic_id between 1500 and 1539`,
    )
    const meter = meteredDb()
    const list = (database: typeof db, query: object) =>
      listHeldPosts(database, heldListQuery.parse(query))
    const waiting = await list(meter.db, {})
    const shown = ({ posts }: HeldPosts) => posts.map(({ topic, isOpening }) => [topic, isOpening])
    const forty = Array.from({ length: 40 }, (_, n) => [1539 - n, false])
    expect([shown(waiting), waiting.next]).toEqual([forty, null])
    // Each post with its topic and author.
    expect(meter.rowsRead()).toBeLessThanOrEqual(4 * 41)
    const thirty = Array.from({ length: 30 }, (_, n) => [1501 + n, true])
    const first = await list(db, { state: 'hidden', count: 20 })
    const last = await list(db, { state: 'hidden', count: 20, after: first.next })
    expect([...shown(first), ...shown(last)]).toEqual(thirty)
    expect(shown(await list(db, { state: 'hidden', count: 20, before: last.previous }))).toEqual(
      shown(first),
    )
    const desk = meteredDb()
    expect((await deskOf(desk.db)).heldPosts - before.heldPosts).toBe(40)
    expect(desk.rowsRead()).toBeLessThanOrEqual(4 * ASKED_LATELY + 2 * 40)
    await db.run(sql`update topics set deleted_at = ${now} where id = 1501`)
    await db.run(sql`delete from replies where topic_id = 1502 and is_opening = 0`)
    await db.run(sql`update topics set hidden_at = null where id = 1503`)
    expect((await deskOf(db)).heldPosts - before.heldPosts).toBe(38)
  })

  it('the bin reads three rows for each that it shows', async () => {
    const { userId } = await aMember({ isAdmin: true })
    await db.run(
      sql`update topics set deleted_at = ${now} + id, deleted_by = ${userId}, deleted_by_staff = 1 where id between 2000 and 2039`,
    )
    await db.run(sql`update topics set deleted_at = ${now}, deleted_by = user_id where id = 2040`)
    const meter = meteredDb()
    const { topics } = await listBin(meter.db, now)
    expect([topics.length, topics[0]?._id]).toEqual([40, 2039])
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * topics.length)
  })
})

describe('with five thousand members, changes and mails', () => {
  const MANY = 5000
  const page = membersQuery.parse({})

  beforeAll(async () => {
    const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < ${MANY})`
    await db.run(sql`${numbers} insert into users
      (username, username_key, email, email_key, lang, verified_at, banned_at, created_at, last_active_at)
      select 'Walker' || value, 'walker' || value, 'w' || value || '@example.com', 'w' || value || '@example.com', 'ca',
        iif(value % 100 = 1, null, 1), iif(value % 100 = 2, 1, null), value, value from n`)
    await db.run(sql`${numbers} insert into audit_log (at, actor_id, action, subject_type, subject_id, request_id)
      select value, 1, 'tour.update', 'tour', '1', 'r' from n`)
    await db.run(sql`${numbers} insert into outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, status, next_attempt_at,
      created_at, cause_type, cause_id)
      select 'a@example.com', 'a@example.com', 's', 't', 'h', 'accountDeleted', 'ca', 'sent', 0, value, 'user', '1' from n`)
  })

  it.each(['-since', 'name', 'active'] as const)(
    'lists members by %s by reading those it shows',
    async (sort) => {
      const meter = meteredDb()
      const { members } = await listMembers(meter.db, { ...page, sort })
      expect(members).toHaveLength(20)
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 21)
    },
  )

  it.each(['all', 'banned', 'unverified'] as const)(
    'lists members (%s) by reading those it shows',
    async (role) => {
      const meter = meteredDb()
      const { members, next } = await listMembers(meter.db, { ...page, role })
      expect([members.length, next !== null]).toEqual([20, true])
      expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 21)
    },
  )

  it.each(['walker', 'walker1', 'w1', 'w4999'])(
    'finds members by %j without reading the others',
    async (q) => {
      const meter = meteredDb()
      const { members, next } = await listMembers(meter.db, { ...page, q })
      expect([members.length, next !== null]).toEqual(q === 'w4999' ? [1, false] : [20, true])
      // A hundred by name and a hundred by address, each a few times.
      expect(meter.rowsRead()).toBeLessThanOrEqual(8 * 100)
    },
  )

  it('finds the changes of a kind of thing, and the mails of one address, among all others', async () => {
    const numbers = sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 30)`
    await db.run(sql`${numbers} insert into audit_log (at, actor_id, action, subject_type, subject_id, request_id)
      select value, 1, 'category.update', 'category', value, 'r' from n`)
    await db.run(sql`${numbers} insert into outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, status, next_attempt_at,
      created_at, cause_type, cause_id)
      select 'b@example.com', 'b@example.com', 's', 't', 'h', 'accountDeleted', 'ca', iif(value > 2, 'dead', 'sent'), 0, value, 'user', '1' from n`)
    for (const [query, found] of [
      [{ subjectType: 'category' }, 30],
      [{ subjectType: 'category', subjectId: '7' }, 1],
      [{ subjectType: 'tour' }, 50],
    ] as const) {
      const meter = meteredDb()
      expect((await listAudit(meter.db, auditQuery.parse(query), 'ca')).entries).toHaveLength(found)
      // Entry, actor, subject and version.
      expect(meter.rowsRead()).toBeLessThanOrEqual(5 * 51)
    }
    const meter = meteredDb()
    const { mails } = await listOutbox(
      meter.db,
      outboxQuery.parse({ count: 50, status: 'sent', to: 'b@example.com' }),
      { isOpen: true },
    )
    expect(mails).toHaveLength(2)
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 30)
  })

  it('searches the log in the latest two thousand changes, and reads selected members alone', async () => {
    const log = meteredDb()
    const { entries } = await listAudit(log.db, auditQuery.parse({ q: 'no such words' }), 'ca')
    expect(entries).toEqual([])
    expect(log.rowsRead()).toBeLessThanOrEqual(2 * 2000 + 200)
    const members = meteredDb()
    const { userId } = await aMember()
    await listMembers(members.db, membersQuery.parse({ ids: String(userId) }))
    expect(members.rowsRead()).toBeLessThanOrEqual(5)
  })

  it('lists changes and mails by reading those it shows', async () => {
    const meter = meteredDb()
    const { entries } = await listAudit(meter.db, auditQuery.parse({}), 'ca')
    const { mails } = await listOutbox(meter.db, outboxQuery.parse({ count: 50, status: '' }), {
      isOpen: true,
    })
    expect([entries.length, mails.length]).toEqual([50, 50])
    expect(meter.rowsRead()).toBeLessThanOrEqual(3 * 100)
  })
})
