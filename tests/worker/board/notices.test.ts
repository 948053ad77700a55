import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listRecipients } from '../../../worker/features/board/board.notices'
import { replies, topics } from '../../../worker/db/schema/board'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import { tours } from '../../../worker/db/schema/tours'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const CONTENT = 'Bring layers and a thermos.'

describe('notices of a post', () => {
  it('go to the author and earlier repliers, once each, unless they opted out or cannot be reached', async () => {
    const { path, topic, author } = await aTopic()
    const { author: first } = await aReply(path)
    const { author: optedOut } = await aReply(path)
    const { author: banned } = await aReply(path)
    await db.insert(mailOptOuts).values({ emailKey: optedOut.email, kind: 'replies', createdAt: 1 })
    await db.run(sql`update users set banned_at = 1 where id = ${banned.userId}`)
    await db.delete(outbox)
    const { reply } = await aReply(path, { author: first })
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.causeId, String(topic._id)))
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['newReplyNotice', 'hello@moraine.example'],
      ['replyNotice', author.email],
    ])
    expect(mails[1]!.unsubscribeUrl).toContain('/unsubscribe/')
    for (const { textBody, htmlBody } of mails)
      for (const text of [textBody, htmlBody])
        expect(text).toContain(`/tour/${topic.forum}/${topic._id}?reply=${reply._id}`)
  })

  it.each(['topic', 'reply', 'report'])(
    'go to the company for a %s, in its own language',
    async (kind) => {
      const { path, topic } = await aTopic()
      const { reply } = await aReply(path)
      const { token } = await aMember()
      await db.delete(outbox)
      const [target, body] = {
        topic: [
          `/api/forum/${topic.forum}/topic`,
          { topicName: 'Title', category: 3, content: CONTENT },
        ],
        reply: [`${path}/reply`, { content: CONTENT }],
        report: [`/api/reply/${reply._id}/report`, { reason: 'personal', note: '' }],
      }[kind] as [string, object]
      await request(target, { token, body, bindings: { COMPANY_LANG: 'kr' } })
      const [mail] = await db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, 'hello@moraine.example'))
      expect(mail).toMatchObject({ lang: 'kr' })
      expect(mail!.textBody).toContain(`투어 ${topic.forum}`)
      if (kind === 'report') expect(mail!.textBody).toContain('개인정보')
    },
  )

  it('go only to the author and admins for a reply to a private topic', async () => {
    const { path, author } = await aTopic({ body: { hidePlz: true } })
    const staff = await anAdmin()
    await aReply(path, { author: staff })
    await aReply(path, { author })
    await db.run(sql`update users set is_super_user = 0 where id = ${staff.userId}`)
    await db.delete(outbox)
    await aReply(path, { author: await anAdmin() })
    // Posts by its own staff are no news to the company.
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      author.email,
    ])
  })

  it.each(['hidden topic', 'hidden tour'])(
    'go only to members who may read it, for a reply to a %s',
    async (kind) => {
      const { path, topic } = await aTopic()
      const { author: staff } = await aReply(path, { author: await anAdmin() })
      await aReply(path)
      const waiting = await aReply(path)
      await db.update(replies).set({ pendingReview: true }).where(eq(replies.id, waiting.reply._id))
      if (kind === 'hidden topic')
        await db.update(topics).set({ hiddenAt: 1 }).where(eq(topics.id, topic._id))
      else await db.update(tours).set({ status: 0 }).where(eq(tours.id, topic.forum))
      await db.delete(outbox)
      const approver = await anAdmin()
      await aReply(path, { author: approver })
      await request(`/api/admin/posts/${waiting.reply._id}/approve`, {
        method: 'POST',
        token: approver.token,
      })
      const told = (await db.select().from(outbox)).map(({ recipient }) => recipient)
      expect(told.toSorted()).toEqual([staff.email, staff.email, approver.email].toSorted())
    },
  )

  it('go to no member for a reply that is hidden when it is approved', async () => {
    const { path } = await aTopic()
    const { reply } = await aReply(path)
    await db
      .update(replies)
      .set({ pendingReview: true, hiddenAt: 1 })
      .where(eq(replies.id, reply._id))
    await db.delete(outbox)
    const { token } = await anAdmin()
    await request(`/api/admin/posts/${reply._id}/approve`, { method: 'POST', token })
    expect(await db.select().from(outbox)).toEqual([])
  })
})

it('go to the author and the latest twenty repliers of a long topic, searched among its newest posts', async () => {
  const { topic, author } = await aTopic()
  const writers = []
  for (let n = 0; n < 25; n += 1) writers.push(await aMember())
  const ids = JSON.stringify(writers.map(({ userId }) => userId))
  await db.run(sql`with recursive n(value) as (select 0 union all select value + 1 from n where value < 4999)
    insert into replies (topic_id, user_id, content, html, renderer_version, created_at)
    select ${topic._id}, ${ids} ->> (value % 25), 'c', 'c', 1, value from n`)
  const meter = meteredDb()
  const found = await listRecipients(meter.db, topic._id, writers[24]!.userId)
  const latest = writers.slice(5, 24).toReversed()
  expect(found.map(({ email }) => email)).toEqual([author, ...latest].map(({ email }) => email))
  expect(meter.rowsRead()).toBeLessThan(1000)
})
