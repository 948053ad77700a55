import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createReply } from '../../../worker/features/board/board.actions'
import type { Writing } from '../../../worker/features/board/board.repeats'
import { postDays, replies, topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { request } from '../../support/request'

const post = (path: string, token: string, content: string, headers: Record<string, string> = {}) =>
  request(path, { token, headers, body: { topicName: 'A title', category: 3, content } })
const rowsOf = (userId: number) => db.$count(replies, eq(replies.userId, userId))
const countNotices = () => db.$count(outbox, eq(outbox.recipient, 'hello@moraine.example'))

describe('the daily limit', () => {
  it('lets exactly 10 of 50 parallel posts through, topics and replies together', async () => {
    const { path, topic } = await aTopic()
    const { userId, token } = await aMember()
    const noticesBefore = await countNotices()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post(
          n % 2 ? `${path}/reply` : `/api/forum/${topic.forum}/topic`,
          token,
          `Post number ${n} of fifty`,
        ),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 403).length,
    ]).toEqual([10, 40])
    expect(await responses.find(({ status }) => status === 403)!.json()).toMatchObject({
      code: 'WriteLimit',
    })
    expect(await rowsOf(userId)).toBe(10)
    expect((await countNotices()) - noticesBefore).toBe(10)
  })

  it('counts deleted posts too', async () => {
    const { path } = await aTopic()
    const author = await aMember()
    for (let n = 0; n < 10; n += 1) {
      const { reply } = await aReply(path, { author })
      await request(`/api/reply/${reply._id}`, { method: 'DELETE', token: author.token })
    }
    expect((await post(`${path}/reply`, author.token, 'Number eleven of ten')).status).toBe(403)
  })

  it('does not count edits, and exempts admins', async () => {
    const { path } = await aTopic()
    const author = await anAdmin()
    for (let n = 0; n < 12; n += 1) await aReply(path, { author })
    const member = await aMember()
    const { reply } = await aReply(path, { author: member })
    for (let n = 0; n < 11; n += 1)
      await request(`/api/reply/${reply._id}`, {
        token: member.token,
        body: { content: `Edited again and again ${n}` },
      })
    const [row] = await db.select().from(postDays).where(eq(postDays.userId, member.userId))
    expect(row!.n).toBe(1)
  })

  it.each([
    ['2025-03-09T06:59:59Z', '2025-03-08'],
    ['2025-03-09T07:00:00Z', '2025-03-09'],
    ['2025-03-10T05:59:59Z', '2025-03-09'],
    ['2025-03-10T06:00:00Z', '2025-03-10'],
    ['2025-11-02T05:59:59Z', '2025-11-01'],
    ['2025-11-02T06:00:00Z', '2025-11-02'],
    ['2025-11-03T06:59:59Z', '2025-11-02'],
    ['2025-11-03T07:00:00Z', '2025-11-03'],
    ['2024-02-29T12:00:00Z', '2024-02-29'],
    ['2025-01-01T06:59:59Z', '2024-12-31'],
  ])('counts %s to the day %s of Calgary', (time, day) => {
    expect(calgaryDay(Date.parse(time))).toBe(day)
  })

  it('starts again at midnight in Calgary, also in the night the clocks change', async () => {
    const { topic } = await aTopic()
    const member = await aMember()
    const writeAt = (time: string) =>
      createReply(
        aWriting(member, Date.parse(time)),
        { tourId: topic.forum, topicId: topic._id },
        'Written at night',
      )
    for (let n = 0; n < 10; n += 1) await writeAt('2025-11-02T06:00:00Z')
    await expect(writeAt('2025-11-03T06:59:59Z')).rejects.toThrow('WriteLimit')
    await writeAt('2025-11-03T07:00:00Z')
  })
})

function aWriting({ userId, username }: Awaited<ReturnType<typeof aMember>>, now: number): Writing {
  return {
    db,
    now,
    writer: { userId, username, isAdmin: false },
    requestKey: null,
    contentHash: `hash ${unique()}`,
    mail: { now, baseUrl: 'https://moraine.example' },
    company: { address: 'hello@moraine.example', lang: 'ca' },
    postsADay: 10,
    firstPostReview: false,
  }
}

describe('a post that is sent twice', () => {
  it.each(['topic', 'reply'])(
    'is one %s for one request key, however often and at once',
    async (kind) => {
      const { path, topic } = await aTopic()
      const { userId, token } = await aMember()
      const target = kind === 'topic' ? `/api/forum/${topic.forum}/topic` : `${path}/reply`
      const responses = await Promise.all(
        Array.from({ length: 12 }, () =>
          post(target, token, 'The very same words', { 'idempotency-key': 'a-key' }),
        ),
      )
      const bodies = await Promise.all(
        responses.map((response) => response.json<{ _id: number }>()),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
      expect(new Set(bodies.map(({ _id }) => _id)).size).toBe(1)
      expect(await rowsOf(userId)).toBe(1)
      const again = await post(target, token, 'The very same words', { 'idempotency-key': 'a-key' })
      expect([again.status, await again.json()]).toEqual([200, bodies[0]])
      const other = await post(target, token, 'Other words, same key', {
        'idempotency-key': 'a-key',
      })
      expect([other.status, (await other.json<{ code: string }>()).code]).toEqual([
        422,
        'KeyReused',
      ])
      const [day] = await db.select().from(postDays).where(eq(postDays.userId, userId))
      expect(day!.n).toBe(1)
    },
  )

  it('is one post within a minute, also without a key', async () => {
    const { path, topic } = await aTopic()
    const { userId, token } = await aMember()
    for (const target of [`/api/forum/${topic.forum}/topic`, `${path}/reply`]) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => post(target, token, `Again and again ${target}`)),
      )
      const bodies = await Promise.all(responses.map((response) => response.text()))
      expect(new Set(bodies).size).toBe(1)
    }
    expect(await rowsOf(userId)).toBe(2)
    await db
      .update(replies)
      .set({ createdAt: Date.now() - 60_001 })
      .where(eq(replies.userId, userId))
    expect((await post(`${path}/reply`, token, `Again and again ${path}/reply`)).status).toBe(200)
    expect(await rowsOf(userId)).toBe(3)
  })

  it('may be written again after it was deleted', async () => {
    const { path } = await aTopic()
    const author = await aMember()
    const { reply } = await aReply(path, { author, content: 'I changed my mind twice' })
    await request(`/api/reply/${reply._id}`, { method: 'DELETE', token: author.token })
    await aReply(path, { author, content: 'I changed my mind twice' })
    expect(await repliesOf(path)).toHaveLength(2)
  })

  it('is two posts for two members who use the same key', async () => {
    const { topic } = await aTopic()
    const target = `/api/forum/${topic.forum}/topic`
    const ids = []
    for (const { token } of [await aMember(), await aMember()])
      ids.push(
        (
          await (
            await post(target, token, 'Same words, two people', { 'idempotency-key': 'shared' })
          ).json<{ _id: number }>()
        )._id,
      )
    expect(new Set(ids).size).toBe(2)
    expect(
      (
        await post(target, (await aMember()).token, 'An odd key is refused', {
          'idempotency-key': 'a b',
        })
      ).status,
    ).toBe(422)
  })
})

describe('text of any script', () => {
  it.each([
    ['한글과 조합형 ㅎㅏㄴ', undefined],
    ['e\u0301te\u0301 au lac', 'été au lac'],
    ['ﾊﾝｶｸ and ｆｕｌｌ width', undefined],
    ['family 👨‍👩‍👧‍👦 trip', undefined],
    ['𠮷野家 four byte han', undefined],
    ['\ufeffbyte order mark', 'byte order mark'],
    ['right\u200fto left mark', undefined],
  ])('comes back as it was written (NFC): %s', async (text, expected) => {
    const { topic, path } = await aTopic({
      body: { topicName: text, content: `${text}\n\ttabbed` },
    })
    expect(topic.name).toBe((expected ?? text).normalize('NFC'))
    const [opening] = await repliesOf(path)
    expect(opening!.content).toBe(`${expected ?? text}\n\ttabbed`.normalize('NFC'))
    expect(opening!.content).not.toContain('\ufffd')
  })

  it.each([
    'a\u0000b padding text',
    'a\ud800b padding text',
    'a\u0007b padding text',
    `a${'\u0301'.repeat(12)} padding`,
  ])('is refused with 422: %j', async (text) => {
    const [{ token }, tourId] = [await aMember(), await aTour()]
    for (const body of [
      { topicName: text, content: 'Long enough content' },
      { topicName: 'Title', content: text },
    ]) {
      const response = await request(`/api/forum/${tourId}/topic`, {
        token,
        body: { category: 1, ...body },
      })
      expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([
        422,
        'TextNotAllowed',
      ])
    }
    expect(await db.$count(topics, eq(topics.tourId, tourId))).toBe(0)
  })

  it('with invalid UTF-8 is refused with 400', async () => {
    const { token } = await aMember()
    const bytes = new Uint8Array([0x7b, 0x22, 0x63, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])
    const response = await request(`/api/forum/${await aTour()}/topic`, { token, body: bytes })
    expect(response.status).toBe(400)
  })
})
