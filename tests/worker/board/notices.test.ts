import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailOptOuts, outbox } from '../../../worker/features/mail/mail.tables'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, aSuperUser, db } from '../../support/builders'
import { request } from '../../support/request'

const CONTENT = 'Bring layers and a thermos.'

describe('a post', () => {
  it('tells the author and earlier repliers, once each, unless they opted out or cannot be reached', async () => {
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

  it.each(['topic', 'reply', 'report'])('tells the company of a %s in its own language', async (kind) => {
    const { path, topic } = await aTopic()
    const { reply } = await aReply(path)
    const { token } = await aMember()
    await db.delete(outbox)
    const [target, body] = {
      topic: [`/api/forum/${topic.forum}/topic`, { topicName: 'Title', category: 3, content: CONTENT }],
      reply: [`${path}/reply`, { content: CONTENT }],
      report: [`/api/reply/${reply._id}/report`, { reason: 'personal', note: '' }],
    }[kind] as [string, object]
    await request(target, { token, body, bindings: { COMPANY_LANG: 'kr' } })
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, 'hello@moraine.example'))
    expect(mail).toMatchObject({ lang: 'kr' })
    expect(mail!.textBody).toContain(`투어 ${topic.forum}`)
    if (kind === 'report') expect(mail!.textBody).toContain('개인정보')
  })

  it('tells nobody but the author and super users of a reply to a private topic', async () => {
    const { path, author } = await aTopic({ body: { hidePlz: true } })
    const staff = await aSuperUser()
    await aReply(path, { author: staff })
    await aReply(path, { author })
    await db.run(sql`update users set is_super_user = 0 where id = ${staff.userId}`)
    await db.delete(outbox)
    await aReply(path, { author: await aSuperUser() })
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      'hello@moraine.example',
      author.email,
    ])
  })
})
