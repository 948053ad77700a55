import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import { users } from '../../../worker/db/schema/accounts'
import { replies, topics } from '../../../worker/db/schema/board'
import { contactMessages } from '../../../worker/db/schema/contact'
import { inboxEntries, inboxThreads } from '../../../worker/db/schema/inbox'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { leave, send } from '../../support/accounts'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { aContactMessage, findThread, threadOf } from '../../support/inbox'
import { request } from '../../support/request'

const admin = await anAdmin()
const asAdmin = (path: string, body: object = {}) =>
  send(`/api${path}`, body, { token: admin.token })

describe('a contact message', () => {
  it('is stored with a new thread: address, text, language, tour and trip', async () => {
    const tourId = await aTour()
    const { message, thread, sender } = await aContactMessage({
      subject: 'Two days in June',
      html: 'We are two.<br>Is June warm?',
      lang: 'cn',
      tourId,
      people: 2,
      date: '2999-06-01',
    })
    expect(message).toMatchObject({
      email: sender,
      emailKey: sender,
      subject: 'Two days in June',
      body: 'We are two.\nIs June warm?',
      lang: 'cn',
      tourId,
      people: 2,
      tripDay: '2999-06-01',
    })
    const { createdAt } = message
    expect(thread).toMatchObject({
      source: 'contact',
      state: 'new',
      lang: 'cn',
      tourId,
      userId: null,
    })
    expect([thread.latestAt, thread.waitingSince]).toEqual([createdAt, createdAt])
  })

  it('leaves its confirmation without a text and without a thread', async () => {
    const { reference } = await aContactMessage()
    const rows = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference))
    const confirmation = rows.find(({ kind }) => kind === 'confirmation')
    expect(confirmation).toMatchObject({ email: null, subject: null, body: null })
    expect(await findThread('contact', confirmation!.id)).toBeNull()
  })

  it('names no tour that visitors cannot see', async () => {
    const { thread } = await aContactMessage({ tourId: await aTour({ status: 0 }) })
    expect(thread.tourId).toBeNull()
  })

  it('is linked with the member who proved the address', async () => {
    const [proven, unproven] = [await aMember(), await aMember({ verifiedAt: null })]
    const linked = await aContactMessage({ replyEmail: proven.email.toUpperCase() })
    expect(linked.thread.userId).toBe(proven.userId)
    expect((await aContactMessage({ replyEmail: unproven.email })).thread.userId).toBeNull()
  })

  it('of a member is one thread with the topic of the same text, which has its tour', async () => {
    const [author, tourId] = [await aMember(), await aTour()]
    const body = `We would like to see the lakes. ${unique()}`
    const { thread } = await aContactMessage({ replyEmail: author.email, html: body, tourId })
    const other = await aContactMessage({
      replyEmail: author.email,
      html: `Something else ${unique()}`,
    })
    const { topic } = await aTopic({
      tourId: CONTACT_FORUM_ID,
      author,
      body: { content: `About: X\n\n${body}` },
    })
    const onBoard = await threadOf(topic._id)
    expect(onBoard).toMatchObject({ state: 'new', tourId })
    const [merged] = await db.select().from(inboxThreads).where(eq(inboxThreads.id, thread.id))
    expect(merged).toMatchObject({ state: 'done', waitingSince: null, mergedInto: onBoard.id })
    const [left] = await db.select().from(inboxThreads).where(eq(inboxThreads.id, other.thread.id))
    expect(left).toMatchObject({ state: 'new', mergedInto: null })
  })
})

describe('a topic', () => {
  it.each([1, 3])(
    'of category %i is a new thread of its author, its tour and its language',
    async (category) => {
      const [author, tourId] = [await aMember({ lang: 'kr' }), await aTour()]
      const { topic } = await aTopic({ tourId, author, body: { category } })
      expect(await threadOf(topic._id)).toMatchObject({
        state: 'new',
        userId: author.userId,
        tourId,
        lang: 'kr',
        waitingSince: topic.createdAt,
      })
    },
  )

  it.each([2, 4])('of category %i is none', async (category) => {
    const { topic } = await aTopic({ body: { category } })
    expect(await findThread('topic', topic._id)).toBeNull()
  })

  it('of an admin is none until a member replies', async () => {
    const { topic, path } = await aTopic({ author: admin })
    expect(await findThread('topic', topic._id)).toBeNull()
    const { author } = await aReply(path)
    expect(await threadOf(topic._id)).toMatchObject({ state: 'new', userId: author.userId })
  })

  it('that waits for its review is a thread too', async () => {
    const { token } = await aMember()
    const written = await send(
      `/api/forum/${await aTour()}/topic`,
      { topicName: 'First', category: 1, content: `A first question ${unique()}` },
      { token, bindings: { ...env, FIRST_POST_REVIEW: 'on' } },
    )
    const { _id } = await written.json<{ _id: number }>()
    expect(await threadOf(_id)).toMatchObject({ state: 'new', removedAt: null })
  })

  it('is answered by an admin’s reply, and waits again from the member’s next one', async () => {
    const { topic, path, author } = await aTopic()
    const first = await threadOf(topic._id)
    const { reply } = await aReply(path, { author: admin })
    const answered = await threadOf(topic._id)
    expect(answered).toMatchObject({
      state: 'answered',
      waitingSince: null,
      answeredAt: reply.createdAt,
    })
    expect(answered.latestAt).toBe(first.latestAt)
    const again = (await aReply(path, { author })).reply
    expect(await threadOf(topic._id)).toMatchObject({
      state: 'waiting',
      latestAt: again.createdAt,
      waitingSince: again.createdAt,
    })
    await aReply(path, { author })
    const waiting = await threadOf(topic._id)
    expect(waiting.waitingSince).toBe(again.createdAt)
    expect(waiting.version).toBe(first.version + 3)
  })

  it('stays new while only members have replied', async () => {
    const { topic, path } = await aTopic()
    await aReply(path)
    expect((await threadOf(topic._id)).state).toBe('new')
  })

  it('is answered when what came after the answer is hidden, and waits when the answer is', async () => {
    const { topic, path, author } = await aTopic()
    const answer = (await aReply(path, { author: admin })).reply
    const thanks = (await aReply(path, { author })).reply
    await asAdmin(`/admin/posts/${thanks._id}/hide`)
    expect(await threadOf(topic._id)).toMatchObject({ state: 'answered', waitingSince: null })
    await send(`/api/reply/${answer._id}`, undefined, { method: 'DELETE', token: admin.token })
    expect(await threadOf(topic._id)).toMatchObject({
      state: 'waiting',
      waitingSince: topic.createdAt,
    })
  })

  it('keeps its state while it is hidden or deleted, and is marked', async () => {
    const { topic } = await aTopic()
    const [opening] = await db.select().from(replies).where(eq(replies.topicId, topic._id))
    await asAdmin(`/admin/posts/${opening!.id}/hide`)
    expect(await threadOf(topic._id)).toMatchObject({ state: 'new', removedAt: expect.any(Number) })
    await asAdmin(`/admin/posts/${opening!.id}/restore`)
    expect(await threadOf(topic._id)).toMatchObject({ state: 'new', removedAt: null })
    await db.delete(topics).where(eq(topics.id, topic._id))
    expect(await findThread('topic', topic._id)).toBeNull()
  })
})

it('an admin who is demoted owns no thread', async () => {
  const { userId } = await anAdmin()
  const { topic } = await aTopic()
  const { id } = await threadOf(topic._id)
  await db.update(inboxThreads).set({ ownerId: userId }).where(eq(inboxThreads.id, id))
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, userId))
  expect((await threadOf(topic._id)).ownerId).toBeNull()
})

describe('privacy of threads', () => {
  const note = (threadId: number, createdAt = Date.now(), kind: 'note' | 'mail' = 'note') => ({
    threadId,
    kind,
    authorId: admin.userId,
    body: `${kind} of ${threadId}`,
    createdAt,
  })

  it('a deleted account takes contact messages, notes and mailed answers along, and leaves topics', async () => {
    const member = await aMember()
    const { message, thread } = await aContactMessage({ replyEmail: member.email })
    const { topic } = await aTopic({ author: member })
    const onBoard = await threadOf(topic._id)
    const other = await aContactMessage()
    await db.insert(inboxEntries).values([note(thread.id), note(onBoard.id), note(other.thread.id)])
    expect((await leave(member.token)).status).toBe(204)
    expect(await findThread('contact', message.id)).toBeNull()
    const [emptied] = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, message.id))
    expect(emptied).toMatchObject({ email: null, emailKey: null, subject: null, body: null })
    expect(await threadOf(topic._id)).toMatchObject({ id: onBoard.id, state: 'new' })
    const left = (await db.select().from(inboxEntries)).map(({ threadId }) => threadId)
    expect([thread.id, onBoard.id, other.thread.id].filter((id) => left.includes(id))).toEqual([
      other.thread.id,
    ])
  })

  it('the export of an account has its contact messages and answers, and none of the notes', async () => {
    const member = await aMember()
    const { thread, reference } = await aContactMessage({
      replyEmail: member.email,
      subject: 'Mine',
    })
    await db.insert(inboxEntries).values([note(thread.id), note(thread.id, 5, 'mail')])
    const answer = await request('/api/user/me/export', { token: member.token })
    const exported = await answer.json<{ inquiries: object[]; answers: object[] }>()
    expect(exported.inquiries).toMatchObject([{ reference, subject: 'Mine' }])
    expect(exported.answers).toEqual([{ to: null, body: `mail of ${thread.id}`, createdAt: 5 }])
  })

  it('after three years a contact message is deleted with its thread', async () => {
    const { message, thread } = await aContactMessage()
    await db.insert(inboxEntries).values(note(thread.id))
    const years = 3 * 366 * 24 * 60 * 60 * 1000
    await deleteExpiredRecords(env, Date.now() + years)
    expect(await findThread('contact', message.id)).toBeNull()
    const entries = await db.select().from(inboxEntries).where(eq(inboxEntries.threadId, thread.id))
    expect(entries).toEqual([])
  })
})
