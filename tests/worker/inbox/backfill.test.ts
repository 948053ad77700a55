import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../../../worker/db/schema/contact'
import { inboxThreads } from '../../../worker/db/schema/inbox'
import { brokenInvariants } from '../../faults/support/invariants'
import { db } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const before = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('inbox'))
const MAIL = `An inquiry came in.

Reference number: M-OLD
Sender: Guest@Example.com

> 첫 줄
>${' '}
> > a quoted line

Open the tour: https://moraine.example/tour/1

--${' '}
Moraine`

/** By the columns of that time. */
async function insertMember(userId: number, { isAdmin = false } = {}) {
  const name = `old${userId}`
  await db.run(sql`insert into users (id, username, username_key, email, email_key, password_hash, lang, is_super_user,
    verified_at, created_at, last_active_at) values (${userId}, ${name}, ${name}, ${`${name}@example.com`},
    ${`${name}@example.com`}, 'h', 'cn', ${isAdmin ? 1 : 0}, ${now}, ${now}, ${now})`)
  return { userId }
}

async function insertTopic(id: number, userId: number, category: number, writers: number[]) {
  await db.run(sql`insert into topics (id, tour_id, user_id, title, title_key, category, created_at, updated_at)
    values (${id}, 100, ${userId}, 't', 't', ${category}, ${now}, ${now})`)
  for (const [place, writer] of writers.entries())
    await db.run(sql`insert into replies (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
      values (${id}, ${writer}, ${place === 0 ? 1 : 0}, 'c', 'c', 1, ${now + place})`)
}

async function insertInquiry(reference: string, createdAt: number) {
  await db.run(sql`insert into contact_messages (reference, kind, sender_key, body_hash, created_at)
    values (${reference}, 'enquiry', 'k', 'h', ${createdAt})`)
  await db.run(sql`insert into outbox (recipient, recipient_key, subject, text_body, html_body, reply_to, template, lang,
    next_attempt_at, created_at, cause_type, cause_id) values ('c', 'c', ${`[문의 ${reference}] [Banff] hello`},
    ${MAIL}, 'h', 'Guest@Example.com', 'contactEnquiry', 'ca', 1, ${createdAt}, 'contact', ${reference})`)
}

beforeAll(async () => {
  await emptyStores(env.TEST_MIGRATIONS.slice(0, before))
  const [admin, member] = [await insertMember(1, { isAdmin: true }), await insertMember(2)]
  await insertTopic(1, member.userId, 1, [member.userId])
  await insertTopic(2, member.userId, 3, [member.userId, admin.userId])
  await insertTopic(3, member.userId, 3, [member.userId, admin.userId, member.userId])
  await insertTopic(4, member.userId, 2, [member.userId])
  await insertTopic(5, admin.userId, 1, [admin.userId])
  await insertInquiry('M-OLD', now - 30 * DAY_MS)
  await insertInquiry('M-NEW', now - DAY_MS)
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

describe('the migration', () => {
  it('makes a thread of each earlier inquiry and question, in the state that the board shows', async () => {
    const threads = (await db.select().from(inboxThreads).orderBy(inboxThreads.sourceId)).filter(
      ({ source }) => source === 'topic',
    )
    const states = threads.map(({ sourceId, state, lang }) => [sourceId, state, lang])
    expect(states).toEqual([
      [1, 'new', 'cn'],
      [2, 'answered', 'cn'],
      [3, 'waiting', 'cn'],
    ])
  })

  it('reads the text of earlier contact messages from their mails; those of the last week are new', async () => {
    const messages = await db.select().from(contactMessages)
    expect(
      messages.map(({ email, emailKey, subject, lang }) => [email, emailKey, subject, lang]),
    ).toEqual([
      ['Guest@Example.com', 'guest@example.com', '[Banff] hello', 'kr'],
      ['Guest@Example.com', 'guest@example.com', '[Banff] hello', 'kr'],
    ])
    expect(messages[0]?.body).toBe('첫 줄\n\n> a quoted line')
    const threads = (await db.select().from(inboxThreads).orderBy(inboxThreads.sourceId)).filter(
      ({ source }) => source === 'contact',
    )
    expect(threads.map(({ state }) => state)).toEqual(['done', 'new'])
  })

  it('leaves nothing without its thread', async () => {
    const broken = await brokenInvariants(env)
    expect(broken.filter((line) => /thread|inquiry without/.test(line))).toEqual([])
  })
})
