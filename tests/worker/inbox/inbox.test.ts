import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { InboxThread } from '../../../worker/contracts/inbox/inbox'
import type { InboxOverview } from '../../../worker/contracts/inbox/inbox-overview'
import type { InboxThreadDetail } from '../../../worker/contracts/inbox/inbox-thread'
import { auditLog } from '../../../worker/db/schema/audit'
import { inboxEntries, inboxThreads } from '../../../worker/db/schema/inbox'
import { outbox } from '../../../worker/db/schema/mail'
import { send, type Sent } from '../../support/accounts'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { aContactMessage, threadOf } from '../../support/inbox'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const HOUR_MS = 60 * 60 * 1000
const admin = await anAdmin()
const other = await anAdmin()

const get = (path: string, token = admin.token) => send(`/api/admin${path}`, undefined, { token })
const post = (path: string, body: object, sent: Sent = {}) =>
  send(`/api/admin${path}`, body, { token: admin.token, ...sent })
const read = async (id: number) => (await get(`/inbox/${id}`)).json<InboxThreadDetail>()
const list = async (query: string, token?: string) =>
  (await get(`/inbox?${query}`, token)).json<{ threads: InboxThread[]; next: string | null }>()
const idsOf = ({ threads }: { threads: InboxThread[] }) => threads.map(({ _id }) => _id)
const auditOf = (id: number) =>
  db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'inbox'), eq(auditLog.subjectId, String(id))))
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

async function aTopicThread(options: Parameters<typeof aTopic>[0] = {}) {
  const written = await aTopic(options)
  return { ...written, thread: await threadOf(written.topic._id) }
}

describe('the list of the inbox', () => {
  it('holds messages and topics with title, excerpt, sender, tour and owner, the newest first', async () => {
    const [author, tourId] = [await aMember({ lang: 'kr' }), await aTour()]
    const { thread, topic } = await aTopicThread({ author, tourId, body: { hidePlz: true } })
    const mail = await aContactMessage({
      subject: 'In July',
      html: 'Is July <b>too</b> late?',
      lang: 'cn',
    })
    await post(`/inbox/${thread.id}`, { owner: other.userId })
    const { threads } = await list('view=all')
    const ids = threads.map(({ _id }) => _id)
    expect(ids.indexOf(mail.thread.id)).toBeLessThan(ids.indexOf(thread.id))
    expect(threads.find(({ _id }) => _id === mail.thread.id)).toMatchObject({
      source: 'contact',
      title: 'In July',
      excerpt: 'Is July too late?',
      username: null,
      email: mail.sender,
      lang: 'cn',
      forum: null,
      owner: null,
      state: 'new',
    })
    expect(threads.find(({ _id }) => _id === thread.id)).toMatchObject({
      source: 'topic',
      title: topic.name,
      username: author.username,
      email: author.email,
      lang: 'kr',
      forum: tourId,
      forumName: `Tour ${tourId}`,
      owner: { _id: other.userId, username: other.username },
      hidePlz: true,
      isPending: false,
      isRemoved: false,
    })
  })

  it('is filtered by state, owner, source, language and tour', async () => {
    const [tourId, author] = [await aTour(), await aMember({ lang: 'cn' })]
    const fresh = (await aTopicThread({ tourId, author })).thread.id
    const mine = (await aTopicThread({ tourId })).thread.id
    const done = (await aTopicThread({ tourId })).thread.id
    const mailed = (await aContactMessage({ tourId, lang: 'kr' })).thread.id
    await post(`/inbox/${mine}`, { state: 'waiting', owner: admin.userId })
    await post(`/inbox/${done}`, { state: 'done' })
    const find = async (query: string) =>
      idsOf(await list(`tour=${tourId}&${query}`)).toSorted((a, b) => a - b)
    expect(await find('')).toEqual([fresh, mine, mailed])
    expect(await find('view=new')).toEqual([fresh, mailed])
    expect(await find('view=waiting')).toEqual([mine])
    expect(await find('view=done')).toEqual([done])
    expect(await find('view=answered')).toEqual([])
    expect(await find('view=all')).toEqual([fresh, mine, done, mailed])
    expect(await find('owner=me')).toEqual([mine])
    expect(await find('owner=none')).toEqual([fresh, mailed])
    expect(await find('source=contact')).toEqual([mailed])
    expect(await find('lang=cn')).toEqual([fresh])
    expect(await find('view=nonsense&owner=x&source=y&lang=z&count=0')).toEqual([
      fresh,
      mine,
      mailed,
    ])
  })

  it('finds a word in titles, messages, replies, notes, names, addresses and references', async () => {
    const word = `Glacier${unique()}x`
    const author = await aMember({ username: `${word}er`, usernameKey: `${word}er`.toLowerCase() })
    const ofAuthor = (await aTopicThread({ author })).thread.id
    const titled = (await aTopicThread({ body: { topicName: `About ${word}` } })).thread.id
    const replied = await aTopicThread()
    await aReply(replied.path, { content: `We mean ${word} of course` })
    const noted = (await aTopicThread()).thread.id
    await post(`/inbox/${noted}/notes`, { text: `wants ${word}` })
    const mailed = await aContactMessage({
      html: `Is ${word} open?`,
      replyEmail: `${word}@example.com`,
    })
    const found = idsOf(await list(`view=all&q=${word.toUpperCase()}`))
    expect(found.toSorted((a, b) => a - b)).toEqual([
      ofAuthor,
      titled,
      replied.thread.id,
      noted,
      mailed.thread.id,
    ])
    expect(idsOf(await list(`q=${word}@EXAMPLE`))).toEqual([mailed.thread.id])
    expect(idsOf(await list(`q=${mailed.reference}`))).toEqual([mailed.thread.id])
    expect(idsOf(await list('q=%25_%25'))).toEqual([])
  })

  it('goes on after the last row, also between rows of the same time', async () => {
    const tourId = await aTour()
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push((await aTopicThread({ tourId })).thread.id)
    await db.update(inboxThreads).set({ latestAt: 1000 }).where(eq(inboxThreads.tourId, tourId))
    const first = await list(`tour=${tourId}&count=2`)
    const second = await list(`tour=${tourId}&count=2&after=${first.next}`)
    const third = await list(`tour=${tourId}&count=2&after=${second.next}`)
    expect([first, second, third].flatMap(idsOf)).toEqual(ids.toReversed())
    expect(third.next).toBeNull()
    expect(idsOf(await list(`tour=${tourId}&after=nonsense`))).toHaveLength(5)
  })

  it('shows what has waited for over a day, and counts it', async () => {
    const counts = async () => (await get('/inbox/overview')).json<InboxOverview>()
    const before = await counts()
    const tourId = await aTour()
    const [late, fresh] = [await aTopicThread({ tourId }), await aTopicThread({ tourId })]
    await db
      .update(inboxThreads)
      .set({ waitingSince: Date.now() - 25 * HOUR_MS })
      .where(eq(inboxThreads.id, late.thread.id))
    expect(idsOf(await list(`tour=${tourId}&view=late`))).toEqual([late.thread.id])
    const after = await counts()
    expect([after.open - before.open, after.late - before.late]).toEqual([2, 1])
    await post(`/inbox/${late.thread.id}`, { state: 'done' })
    await post(`/inbox/${fresh.thread.id}`, { state: 'answered' })
    expect(await counts()).toMatchObject({ open: before.open, late: before.late })
    expect(after.owners).toContainEqual({ _id: other.userId, username: other.username })
  })

  it('leaves out of the open ones what is hidden, and shows it with all', async () => {
    const { topic, thread } = await aTopicThread()
    const [opening] = await repliesOf(`/api/forum/${topic.forum}/topic/${topic._id}`, admin.token)
    await post(`/posts/${opening?._id}/hide`, {})
    expect(idsOf(await list('view=open&count=50'))).not.toContain(thread.id)
    const shown = (await list('view=all&count=50')).threads.find(({ _id }) => _id === thread.id)
    expect(shown?.isRemoved).toBe(true)
  })
})

describe('a thread', () => {
  it('of a topic has its posts, notes and mailed answers in order, and can be answered both ways', async () => {
    const { path, thread, topic, author } = await aTopicThread()
    await aReply(path, { author: admin, content: 'An answer on the board' })
    await post(`/inbox/${thread.id}/notes`, { text: 'Regular guest' })
    const detail = await read(thread.id)
    expect(detail.messages.map(({ kind, isStaff }) => [kind, isStaff])).toEqual([
      ['post', false],
      ['post', true],
      ['note', true],
    ])
    expect(detail.messages[0]).toMatchObject({ author: author.username, text: null })
    expect(detail.messages[0]?.html).toContain('What should we pack?')
    expect(detail).toMatchObject({
      ways: ['board', 'mail'],
      topic: { forum: topic.forum, topic: topic._id },
      reference: null,
    })
    expect(detail.forumNames).toContainEqual({ lang: 'kr', txt: `투어 ${topic.forum}` })
  })

  it('of a contact message has its text, reference and trip, and is answered by mail', async () => {
    const { thread, reference } = await aContactMessage({ people: 3, date: '2999-07-01' })
    expect(await read(thread.id)).toMatchObject({
      ways: ['mail'],
      topic: null,
      reference,
      people: 3,
      date: '2999-07-01',
      messages: [{ kind: 'inquiry', author: null, isStaff: false, html: null }],
    })
  })

  it('of a deleted topic can only be answered by mail', async () => {
    const { thread, topic, author } = await aTopicThread()
    const [opening] = await repliesOf(`/api/forum/${topic.forum}/topic/${topic._id}`, author.token)
    await send(`/api/reply/${opening?._id}`, undefined, { method: 'DELETE', token: author.token })
    expect(await read(thread.id)).toMatchObject({ ways: ['mail'], topic: null, isRemoved: true })
  })

  it('that does not exist is not found', async () => {
    expect(await codeOf(await get('/inbox/987654321'))).toEqual([404, 'NotFound'])
    expect(await codeOf(await get('/inbox/x'))).toEqual([404, 'NotFound'])
    expect(await codeOf(await post('/inbox/987654321', { state: 'done' }))).toEqual([
      404,
      'NotFound',
    ])
    expect(await codeOf(await post('/inbox/987654321/notes', { text: 'n' }))).toEqual([
      404,
      'NotFound',
    ])
  })

  it('is done without an answer, and waits again when it is opened or the member writes', async () => {
    const { thread, path, author } = await aTopicThread()
    const change = async (state: string) =>
      (await post(`/inbox/${thread.id}`, { state })).json<InboxThreadDetail>()
    expect(await change('done')).toMatchObject({ state: 'done', waitingSince: null })
    expect(await change('waiting')).toMatchObject({
      state: 'waiting',
      waitingSince: expect.any(Number),
    })
    await change('done')
    await change('done')
    await aReply(path, { author })
    expect(await read(thread.id)).toMatchObject({ state: 'waiting' })
    expect(await auditOf(thread.id)).toEqual(
      ['done', 'waiting', 'done'].map((detail) => ({ action: 'inbox.state', detail })),
    )
    expect((await post(`/inbox/${thread.id}`, { state: 'new' })).status).toBe(422)
  })

  it('belongs to an admin or to none', async () => {
    const { thread } = await aTopicThread()
    const own = (owner: number | null) => post(`/inbox/${thread.id}`, { owner })
    expect(await (await own(other.userId)).json()).toMatchObject({
      owner: { username: other.username },
    })
    expect(await (await own(null)).json()).toMatchObject({ owner: null })
    expect(await codeOf(await own((await aMember()).userId))).toEqual([422, 'Invalid'])
    expect((await auditOf(thread.id)).map(({ action }) => action)).toEqual([
      'inbox.owner',
      'inbox.owner',
    ])
  })

  it('takes notes, each once, and lets them be deleted', async () => {
    const { thread } = await aTopicThread()
    const headers = key()
    const note = () => post(`/inbox/${thread.id}/notes`, { text: 'Vegetarian' }, { headers })
    await note()
    const { messages } = await (await note()).json<InboxThreadDetail>()
    const notes = messages.filter(({ kind }) => kind === 'note')
    expect(notes).toMatchObject([{ text: 'Vegetarian', author: admin.username }])
    expect(await codeOf(await post(`/inbox/${thread.id}/notes`, { text: ' ' }))).toEqual([
      422,
      'WriteContent',
    ])
    const another = await post(`/inbox/${thread.id}/notes`, { text: 'Other text' }, { headers })
    expect(await codeOf(another)).toEqual([422, 'KeyReused'])
    const remove = () =>
      send(`/api/admin/inbox/${thread.id}/notes/${notes[0]?._id}`, undefined, {
        method: 'DELETE',
        token: other.token,
      })
    expect((await (await remove()).json<InboxThreadDetail>()).messages).toHaveLength(1)
    expect(await codeOf(await remove())).toEqual([404, 'NotFound'])
  })
})

describe('an answer by mail', () => {
  const TEXT = 'Yes, July is a fine month.\n\nSee you then.'

  it('goes to the sender once, with the company’s address for replies, and is kept in the thread', async () => {
    const { thread, sender, reference } = await aContactMessage({
      subject: 'Re: July',
      html: 'Is July fine?',
    })
    const answer = { via: 'mail', text: TEXT, lang: 'kr', version: thread.version }
    const headers = key()
    const responses = await Promise.all(
      [1, 2, 3].map(() => post(`/inbox/${thread.id}/answers`, answer, { headers })),
    )
    responses.push(await post(`/inbox/${thread.id}/answers`, answer, { headers }))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const mails = (await mailsTo(sender)).filter(({ template }) => template === 'inboxAnswer')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: `Re: July [${reference}]`,
      lang: 'kr',
      replyTo: 'hello@moraine.example',
      causeType: 'inbox',
      causeId: String(thread.id),
    })
    expect(mails[0]?.textBody).toContain(TEXT)
    expect(mails[0]?.textBody).toContain('> Is July fine?')
    expect(mails[0]?.textBody).not.toContain('자동')
    const detail = await read(thread.id)
    expect(detail).toMatchObject({ state: 'answered', owner: { username: admin.username } })
    expect(detail.messages.at(-1)).toMatchObject({
      kind: 'mail',
      text: TEXT,
      author: admin.username,
    })
    expect(await auditOf(thread.id)).toEqual([{ action: 'inbox.answer', detail: 'mail' }])
  })

  it('of the second admin is refused when another answered since', async () => {
    const { thread, sender } = await aContactMessage()
    const answer = (token: string) =>
      post(
        `/inbox/${thread.id}/answers`,
        { via: 'mail', text: TEXT, lang: 'ca', version: thread.version },
        { token },
      )
    const both = await Promise.all([answer(admin.token), answer(other.token)])
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect(await codeOf(refused)).toEqual([409, 'ThreadChanged'])
    expect(
      (await mailsTo(sender)).filter(({ template }) => template === 'inboxAnswer'),
    ).toHaveLength(1)
    const entries = await db.select().from(inboxEntries).where(eq(inboxEntries.threadId, thread.id))
    expect(entries).toHaveLength(1)
  })

  it('may close the thread, and leaves it to its owner', async () => {
    const { thread } = await aContactMessage()
    await post(`/inbox/${thread.id}`, { owner: other.userId })
    const { version } = await read(thread.id)
    await post(`/inbox/${thread.id}/answers`, {
      via: 'mail',
      text: TEXT,
      lang: 'ca',
      version,
      isDone: true,
    })
    expect(await read(thread.id)).toMatchObject({
      state: 'done',
      owner: { username: other.username },
    })
  })

  it('also answers a topic in private, unless its author has no proven address', async () => {
    const { thread, author } = await aTopicThread()
    const { version } = await read(thread.id)
    await post(`/inbox/${thread.id}/answers`, { via: 'mail', text: TEXT, lang: 'ca', version })
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipientKey, author.email), eq(outbox.template, 'inboxAnswer')))
    expect(mail?.textBody).toContain('> What should we pack?')
    expect(await read(thread.id)).toMatchObject({ state: 'answered' })
  })

  it.each([
    [{ text: ' ' }, 'WriteContent'],
    [{ text: 'Yes' }, 'WriteMin'],
    [{ text: 'x'.repeat(20_001) }, 'TextTooLong'],
    [{ via: 'board' }, 'Invalid'],
    [{ via: 'pigeon' }, 'Invalid'],
    [{ lang: 'fr' }, 'Invalid'],
    [{ version: 'x' }, 'Invalid'],
  ])('with %j is refused as %s', async (fields, code) => {
    const { thread } = await aContactMessage()
    const answer = { via: 'mail', text: TEXT, lang: 'ca', version: thread.version, ...fields }
    expect(await codeOf(await post(`/inbox/${thread.id}/answers`, answer))).toEqual([422, code])
  })
})

describe('an answer on the board', () => {
  it('is a post of the admin, written once, and tells the author but not the company', async () => {
    const { thread, path, author, topic } = await aTopicThread()
    const answer = {
      via: 'board',
      text: `**Warm** clothes ${unique()}`,
      lang: 'ca',
      version: thread.version,
    }
    const headers = key()
    const [first, second] = [
      await post(`/inbox/${thread.id}/answers`, answer, { headers }),
      await post(`/inbox/${thread.id}/answers`, answer, { headers }),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    const posts = await repliesOf(path)
    expect(posts).toHaveLength(2)
    expect(posts[1]).toMatchObject({ content: answer.text, user: { isStaff: true } })
    expect(posts[1]?.html).toContain('<strong>Warm</strong>')
    expect(await first.json()).toMatchObject({
      state: 'answered',
      owner: { username: admin.username },
    })
    const mails = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.causeType, 'topic'), eq(outbox.causeId, String(topic._id))))
    const sent = mails.map(({ template, recipient }) => [template, recipient])
    expect(sent).toEqual([
      ['newTopicNotice', 'hello@moraine.example'],
      ['replyNotice', author.email],
    ])
  })

  it('is refused when the member wrote since, and nothing is posted', async () => {
    const { thread, path, author } = await aTopicThread()
    await aReply(path, { author })
    const answer = {
      via: 'board',
      text: 'An answer to the first post',
      lang: 'ca',
      version: thread.version,
    }
    expect(await codeOf(await post(`/inbox/${thread.id}/answers`, answer))).toEqual([
      409,
      'ThreadChanged',
    ])
    expect(await repliesOf(path)).toHaveLength(2)
  })

  it('of two admins at once is posted by one', async () => {
    const { thread, path } = await aTopicThread()
    const answer = (token: string) => {
      const body = {
        via: 'board',
        text: `From ${token.slice(-6)}, who knows`,
        lang: 'ca',
        version: thread.version,
      }
      return post(`/inbox/${thread.id}/answers`, body, { token })
    }
    const both = await Promise.all([answer(admin.token), answer(other.token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await repliesOf(path)).toHaveLength(2)
  })
})

it.each(['/inbox', '/inbox/overview', '/saved-replies'])('%s is for admins only', async (path) => {
  expect((await send(`/api/admin${path}`)).status).toBe(401)
  expect((await get(path, (await aMember()).token)).status).toBe(403)
})
