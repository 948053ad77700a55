import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import { topics } from '../../../worker/db/schema/board'
import { findAtDesk } from '../../../worker/features/admin/find.queries'
import { aTopic } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { aContactMessage, threadOf } from '../../support/inbox'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const MAILS = 3000
const admin = await anAdmin()
const ask = (q: string, token: string | null = admin.token) =>
  request(`/api/admin/find?q=${encodeURIComponent(q)}`, { token })
const find = async (q: string) => (await ask(q)).json<DeskFound>()

function mail(recipient: string, subject: string, template = 'accountDeleted') {
  return env.DB.prepare(
    `INSERT INTO outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, status, next_attempt_at,
      created_at, cause_type, cause_id) VALUES (?1, lower(?1), ?2, 't', 'h', ?3, 'ca', 'sent', 0, 1, 'user', '1')`,
  )
    .bind(recipient, subject, template)
    .run()
}

describe('GET /api/admin/find', () => {
  it('is for admins only', async () => {
    expect((await ask('a', null)).status).toBe(401)
    expect((await ask('a', (await aMember()).token)).status).toBe(403)
  })

  it.each(['', '   ', 'a'.repeat(101)])('refuses %j', async (q) => {
    expect((await ask(q)).status).toBe(422)
  })

  it('finds a member by the beginning of the name or of the address', async () => {
    const { userId, username, email } = await aMember()
    const found = { _id: userId, username, email }
    expect((await find(username.slice(0, -1).toUpperCase())).members).toContainEqual(found)
    expect((await find(email)).members).toEqual([found])
  })

  it('finds a booking by the beginning of the guest’s name, and by its number', async () => {
    const name = `Quillfeather ${unique()}`
    const booking = {
      source: 'phone',
      tourId: null,
      party: { adults: 2, children: 0 },
      lang: 'ca',
      pickup: { kind: 'calgary' },
      name,
    }
    const { token } = admin
    const created = await request('/api/admin/bookings', { body: booking, token })
    const { id, pid } = await created.json<{ id: number; pid: string }>()
    for (const q of [name.toLowerCase(), pid])
      expect((await find(q)).bookings).toMatchObject([{ _id: id, pid, name }])
  })

  it('finds topics by their words, private and hidden ones too, but no deleted ones', async () => {
    const word = `larchword${unique()}`
    const author = await aMember()
    const tourId = await aTour()
    const { topic } = await aTopic({ tourId, author, body: { topicName: `About ${word}` } })
    const topicId = topic._id
    const first = async () => (await find(word)).topics
    expect(await first()).toEqual([
      {
        _id: topicId,
        forum: tourId,
        title: `About ${word}`,
        hidePlz: false,
        thread: (await threadOf(topicId)).id,
      },
    ])
    await db.update(topics).set({ isPrivate: true, hiddenAt: 1 }).where(eq(topics.id, topicId))
    expect(await first()).toMatchObject([{ _id: topicId, hidePlz: true }])
    const visitors = await request(`/api/search?q=${word}`)
    expect(await visitors.json()).toMatchObject({ totalCount: 0 })
    await db.update(topics).set({ deletedAt: 1 }).where(eq(topics.id, topicId))
    expect(await first()).toEqual([])
  })

  it('finds contact messages and mails by the beginning of an address', async () => {
    const { sender, thread } = await aContactMessage({ subject: 'Two days in June' })
    const to = `Found${unique()}@example.com`
    await mail(to, 'The first')
    await mail(to, 'Your code is 12345', 'verification')
    expect((await find(sender.slice(0, -2))).messages).toMatchObject([
      { _id: thread.id, subject: 'Two days in June', email: sender },
    ])
    const { mails } = await find(to.slice(0, -4))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your code is •••••', 'The first'])
    expect(mails[0]?.to).toBe(to)
  })

  it.each(["%' OR 1", '_', '\u{d800}', '((', '김민지', '🍁'])(
    'takes %j as plain text',
    async (q) => {
      expect(await findAtDesk({ db, member: { role: 'admin' } }, q)).toMatchObject({
        messages: [],
        mails: [],
      })
    },
  )

  it('reads few rows among thousands of mails with the same beginning', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${MAILS})
      INSERT INTO outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, status, next_attempt_at,
        created_at, cause_type, cause_id)
      SELECT 'many' || value || '@example.com', 'many' || value || '@example.com', 's', 't', 'h', 'accountDeleted', 'ca',
        'sent', 0, value, 'user', '1' FROM n`,
    ).run()
    const meter = meteredDb()
    expect(
      (await findAtDesk({ db: meter.db, member: { role: 'admin' } }, 'many')).mails,
    ).toHaveLength(5)
    expect(meter.rowsRead()).toBeLessThan(250)
  })
})
