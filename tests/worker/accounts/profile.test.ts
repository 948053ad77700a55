import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../worker/contracts/accounts/profile'
import { replies, topics } from '../../../worker/db/schema/board'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import {
  aMemberWithPassword,
  requestEmailChange,
  leave,
  logIn,
  mailedCode,
  outcome,
  PASSWORD,
  register,
  send,
} from '../../support/accounts'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'

type TopicColumns = Partial<typeof topics.$inferInsert>

/** A topic with its opening post. Returns its id. */
async function aTopic(userId: number, title: string, columns: TopicColumns = {}): Promise<number> {
  const createdAt = 1000 + unique()
  const tourId = columns.tourId ?? (await aTour())
  const [topic] = await db
    .insert(topics)
    .values({
      userId,
      title,
      titleKey: title,
      category: 3,
      createdAt,
      updatedAt: createdAt,
      ...columns,
      tourId,
    })
    .returning({ id: topics.id })
  if (!topic) throw new Error('no topic was inserted')
  await aReply(userId, topic.id, { isOpening: true })
  return topic.id
}

async function aReply(
  userId: number,
  topicId: number,
  columns: Partial<typeof replies.$inferInsert> = {},
) {
  const text = `words of reply ${unique()}`
  await db.insert(replies).values({
    userId,
    topicId,
    content: text,
    html: text,
    rendererVersion: 1,
    createdAt: 1000 + unique(),
    ...columns,
  })
}

const read = async (username: string, token: string) =>
  (await send(`/api/user/${encodeURIComponent(username)}`, undefined, { token })).json<Profile>()
const names = (rows: Profile['topics']) => rows.map(({ topic }) => topic.name)

describe('GET /api/user/{username}', () => {
  it('answers a member’s public posts, the newest first, without the address', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const tourId = await aTour({ names: { ca: 'Lake day', kr: '호수' } })
    const first = await aTopic(author.userId, 'first', { tourId })
    await aTopic(author.userId, 'second')
    await aReply(author.userId, await aTopic(reader.userId, 'another'))
    const answer = await read(author.username, reader.token)
    expect(answer).toMatchObject({
      username: author.username,
      name: author.username,
      avatarUrl: '',
    })
    expect(answer).not.toHaveProperty('email')
    expect(names(answer.topics)).toEqual(['second', 'first'])
    expect(names(answer.replies)).toEqual(['another'])
    expect(answer.replies[0]?.excerpt).toMatch(/\w/)
    expect(answer.topics[1]).toEqual({
      forum: { _id: tourId, name: 'Lake day' },
      topic: { _id: first, name: 'first' },
      excerpt: '',
      createdAt: expect.any(Number) as number,
    })
  })

  it('names a tour in the reader’s language, or in the next that it has', async () => {
    const { userId, username, token } = await aMember()
    await aTopic(userId, 'topic', { tourId: await aTour({ names: { kr: '호수' } }) })
    expect((await read(username, token)).topics[0]?.forum.name).toBe('호수')
  })

  it('shows others nothing private, hidden, waiting or deleted, nor posts of a hidden tour', async () => {
    const [author, reader, desk] = [await aMember(), await aMember(), await anAdmin()]
    const secret: [string, TopicColumns][] = [
      ['private', { isPrivate: true }],
      ['hidden', { hiddenAt: 1 }],
      ['waiting', { pendingReview: true }],
      ['in a hidden tour', { tourId: await aTour({ status: 0 }) }],
    ]
    for (const [title, columns] of secret) await aTopic(author.userId, title, columns)
    const deleted = await aTopic(author.userId, 'deleted')
    await db.update(topics).set({ deletedAt: 1 }).where(eq(topics.id, deleted))
    await aReply(
      author.userId,
      await aTopic(reader.userId, 'their private one', { isPrivate: true }),
    )
    const open = await aTopic(reader.userId, 'open')
    await aReply(author.userId, open, { hiddenAt: 1 })
    await aReply(author.userId, open, { deletedAt: 1 })
    const stranger = await aMember()
    const seen = await read(author.username, stranger.token)
    expect([seen.topics, seen.replies]).toEqual([[], []])
    const full = await read(author.username, desk.token)
    expect(names(full.topics).toSorted()).toEqual(secret.map(([title]) => title).toSorted())
    expect(names(full.replies)).toEqual(['open', 'their private one'])
  })

  it('shows members of their own posts what the pages of the topics would show them', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const hiddenTour = await aTour({ status: 0 })
    const own = await aTopic(author.userId, 'own private', { isPrivate: true })
    await aTopic(author.userId, 'own waiting', { pendingReview: true })
    await aTopic(author.userId, 'own hidden', { hiddenAt: 1 })
    await aTopic(author.userId, 'own in a hidden tour', { tourId: hiddenTour })
    await aReply(author.userId, own)
    const open = await aTopic(other.userId, 'open')
    await aReply(author.userId, open, { pendingReview: true })
    await aReply(author.userId, open, { hiddenAt: 1 })
    const gone: TopicColumns[] = [
      { isPrivate: true },
      { hiddenAt: 1 },
      { pendingReview: true },
      { deletedAt: 1 },
      { tourId: hiddenTour },
    ]
    for (const columns of gone) {
      const { deletedAt = null, ...others } = columns
      const topic = await aTopic(other.userId, `title ${JSON.stringify(columns)}`, others)
      await aReply(author.userId, topic)
      await db.update(topics).set({ deletedAt }).where(eq(topics.id, topic))
    }
    const seen = await read(author.username, author.token)
    expect([names(seen.topics), names(seen.replies)]).toEqual([
      ['own waiting', 'own private'],
      ['open', 'own private'],
    ])
  })

  it('shows the address to its owner and to admins', async () => {
    const [{ username, email, token }, desk] = [await aMember(), await anAdmin()]
    expect((await read(username, token)).email).toBe(email)
    expect((await read(username, desk.token)).email).toBe(email)
  })

  it('finds a Korean name in any form and case', async () => {
    const { token } = await aMember({ username: '산길Abc', usernameKey: '산길abc' })
    for (const name of ['산길Abc', '산길ABC', '산길abc'.normalize('NFD')])
      expect((await read(name, token)).username).toBe('산길Abc')
  })

  it.each(['nobody9', 'x'.repeat(40), '%', "' or 1=1"])('answers 404 for %s', async (name) => {
    const { token } = await aMember()
    const response = await send(`/api/user/${encodeURIComponent(name)}`, undefined, { token })
    expect(await outcome(response)).toEqual([404, 'NotFound'])
  })

  it('answers 404 for a member who left', async () => {
    const [leaver, reader] = [await aMember(), await aMember()]
    await leave(leaver.token)
    expect(
      (await send(`/api/user/${leaver.username}`, undefined, { token: reader.token })).status,
    ).toBe(404)
  })

  it('is for members', async () => {
    const { username } = await aMember()
    expect(await outcome(await send(`/api/user/${username}`))).toEqual([401, 'PlzLogin'])
  })

  it('answers at most a hundred of each', async () => {
    const { userId, username, token } = await aMember()
    const tourId = await aTour()
    const topic = await aTopic(userId, 'long', { tourId })
    for (let reply = 0; reply < 105; reply += 1) await aReply(userId, topic)
    expect((await read(username, token)).replies).toHaveLength(100)
  })
})

describe('GET /api/user/me/export', () => {
  const ask = (token: string) => send('/api/user/me/export', undefined, { token })

  it('hands a member everything of their own, private posts too', async () => {
    const { userId, username, email, token } = await aMember({
      wantEmail: true,
      consentAt: 7,
      consentVersion: '1.0',
    })
    const [other] = [await aMember()]
    await aTopic(userId, 'my private one', { isPrivate: true })
    await aReply(userId, await aTopic(other.userId, 'their topic'))
    await send('/api/user/forgot', { email })
    const [report] = await db.select().from(replies).where(eq(replies.userId, other.userId))
    await send(
      `/api/reply/${report!.id}/report`,
      { reason: 'spam', note: 'It sells shoes.' },
      { token },
    )
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 9 })
    const response = await ask(token)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="moraine-account.json"',
    )
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { username, email, wantEmail: true, consentAt: 7, consentVersion: '1.0' },
      sessions: [{ device: '' }],
      topics: [{ name: 'my private one', hidePlz: true }],
      replies: [{}, { topic: expect.any(Number) as number }],
      mails: [{ kind: 'passwordReset', to: email }],
      reports: [{ reply: report!.id, reason: 'spam', note: 'It sells shoes.' }],
      refusedMails: [{ kind: 'replies', createdAt: 9 }],
    })
    expect(text).not.toContain(other.email)
    expect(text).not.toContain('their topic')
  })

  it('names the mails to addresses of before, which go with the account too', async () => {
    const { email, token } = await aMemberWithPassword()
    const next = `later.${email}`
    await send('/api/user/forgot', { email })
    await requestEmailChange(next, token)
    await send('/api/user/verify', { email: next, code: await mailedCode(next) })
    const { mails } = await (await ask(token)).json<{ mails: { kind: string; to: string }[] }>()
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['emailChanged', email],
      ['emailChange', next],
      ['passwordReset', email],
    ])
    await leave(token)
    const left = await db
      .select()
      .from(outbox)
      .where(inArray(outbox.recipient, [email, next]))
    expect(left.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['accountDeleted', next],
    ])
  })

  it('holds no hash, code or token', async () => {
    const { username, accessToken } = await register()
    const text = await (await ask(accessToken)).text()
    expect(text).toContain(username)
    expect(text).not.toMatch(/scrypt|hash|token/i)
  })

  it('is made ten times an hour at most', async () => {
    const { token } = await aMember()
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

it('the posts of a member who left stay without a name', async () => {
  const { userId, username, token } = await aMemberWithPassword()
  const topic = await aTopic(userId, 'stays')
  await logIn(username, PASSWORD)
  await leave(token)
  const rows = await db.select().from(topics)
  expect(rows.find(({ id }) => id === topic)).toMatchObject({
    title: 'stays',
    userId,
    deletedAt: null,
  })
})
