import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AuditEntries } from '../../../worker/contracts/admin/audit'
import type { InboxThread } from '../../../worker/contracts/inbox/inbox'
import type { HeldPosts, Reports } from '../../../worker/contracts/board/moderation'
import { auditLog } from '../../../worker/db/schema/audit'
import { outbox } from '../../../worker/db/schema/mail'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { threadOf } from '../../support/inbox'
import { aQueuedMail } from '../../support/mails'
import { request } from '../../support/request'

const admin = await anAdmin()
const get = async <Body>(path: string): Promise<Body> => {
  const response = await request(`/api/admin/${path}`, { token: admin.token })
  expect(response.status, path).toBe(200)
  return response.json()
}

/** Ids of the rows of a file. */
async function idsIn(path: string): Promise<string[]> {
  const response = await request(`/api/admin/csv/${path}`, { token: admin.token })
  expect(response.status, path).toBe(200)
  const lines = (await response.text()).split('\r\n').slice(1, -1)
  return lines.map((line) => line.split(',')[0] ?? '')
}

describe('a file of the selected rows', () => {
  it('has these members only, with the filters of the list', async () => {
    const [one, two] = [await aMember(), await aMember({ bannedAt: 1 }), await aMember()]
    const ids = `${one.userId},${two.userId}`
    expect((await idsIn(`members?ids=${ids}`)).toSorted()).toEqual(ids.split(',').toSorted())
    expect(await idsIn(`members?ids=${ids}&role=banned`)).toEqual([String(two.userId)])
  })

  it('has these mails and inquiries only', async () => {
    const [mail] = [await aQueuedMail(), await aQueuedMail()]
    expect(await idsIn(`mails?ids=${mail.id}`)).toEqual([String(mail.id)])
    const { topic } = await aTopic({ body: { category: 1 } })
    const { id } = await threadOf(topic._id)
    expect(await idsIn(`inquiries?view=all&ids=${id}`)).toEqual([String(id)])
  })

  it('of the audit log says who did what to which thing', async () => {
    const { userId, username } = await aMember()
    await request(`/api/admin/members/${username}/ban`, {
      method: 'POST',
      token: admin.token,
      body: {},
    })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(userId)))
    const response = await request(`/api/admin/csv/audit?ids=${entry?.id}`, { token: admin.token })
    const lines = (await response.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`,${admin.username},member.ban,user,${userId},${username},other,`)
  })

  it.each(['x', '1,', '0', '1;2', Array.from({ length: 101 }, () => 1).join(',')])(
    'is refused for the ids %j',
    async (ids) => {
      const path = `/api/admin/csv/members?ids=${encodeURIComponent(ids)}`
      expect((await request(path, { token: admin.token })).status).toBe(422)
    },
  )
})

describe('the audit log', () => {
  const search = async (query: string) => (await get<AuditEntries>(`audit?${query}`)).entries

  it('is searched by the name of a member or tour, by action, detail and request', async () => {
    const mark = `mark${unique()}`
    const { userId, username } = await aMember()
    const tourId = await aTour({ names: { ca: `Ridge ${mark}` } })
    const at = { at: 1000, actorId: admin.userId }
    await db.insert(auditLog).values([
      {
        ...at,
        action: 'member.ban',
        subjectType: 'user',
        subjectId: String(userId),
        requestId: 'r',
      },
      {
        ...at,
        action: 'tour.update',
        subjectType: 'tour',
        subjectId: String(tourId),
        requestId: 'r',
      },
      {
        at: Date.now(),
        actorId: admin.userId,
        action: 'tour.update',
        subjectType: 'tour',
        subjectId: '1',
        detail: `price ${mark}`,
        requestId: `q-${mark}`,
      },
    ])
    expect((await search(`q=${username}`)).map(({ subjectId }) => subjectId)).toContain(
      String(userId),
    )
    expect((await search(`q=${mark}`)).map(({ subjectId }) => subjectId)).toEqual([
      '1',
      String(tourId),
    ])
    expect((await search(`q=q-${mark}`)).map(({ detail }) => detail)).toEqual([`price ${mark}`])
    expect(await search(`q=none-${mark}`)).toEqual([])
    expect((await search('q=member.ban')).every(({ action }) => action === 'member.ban')).toBe(true)
  })

  it('is read from its oldest entry too, page by page', async () => {
    const { userId, username } = await anAdmin()
    const rows = [1, 2, 3].map((n) => ({
      at: n,
      actorId: userId,
      action: 'tour.update',
      subjectType: 'tour',
      subjectId: String(n),
      requestId: 'r',
    }))
    await db.insert(auditLog).values(rows)
    const list = (more: string) =>
      get<AuditEntries>(`audit?actor=${username}&sort=at&count=2&${more}`)
    const first = await list('')
    const second = await list(`after=${first.next}`)
    expect([first, second].map(({ entries }) => entries.map(({ at }) => at))).toEqual([[1, 2], [3]])
  })
})

describe('an order from the oldest', () => {
  it('is that of mails', async () => {
    const { id, to } = await aQueuedMail()
    const { id: later } = await aQueuedMail()
    await db.update(outbox).set({ recipientKey: to }).where(eq(outbox.id, later))
    const ids = async (sort: string) =>
      (await get<{ _id: number }[]>(`outbox?to=${to}&sort=${sort}`)).map(({ _id }) => _id)
    expect(await ids('created')).toEqual([id, later])
    expect(await ids('-created')).toEqual([later, id])
  })

  it('is that of inquiries, page by page', async () => {
    const tourId = await aTour()
    const asked = []
    for (let n = 0; n < 3; n += 1) {
      const { topic } = await aTopic({ tourId, body: { category: 1 } })
      asked.push((await threadOf(topic._id)).id)
    }
    const list = (more: string) =>
      get<{ threads: InboxThread[]; next: string | null }>(
        `inbox?tour=${tourId}&sort=latest&count=2&${more}`,
      )
    const first = await list('')
    const second = await list(`after=${first.next}`)
    expect([...first.threads, ...second.threads].map(({ _id }) => _id)).toEqual(asked)
  })
})

describe('the lists of moderation', () => {
  it('are searched, filtered and sorted', async () => {
    const { path, topic, author } = await aTopic()
    const reader = await aMember()
    const report = (id: number, reason: string) =>
      request(`/api/reply/${id}/report`, { token: reader.token, body: { reason } })
    const { reply } = await aReply(path)
    const { reply: other } = await aReply(path)
    await report(reply._id, 'spam')
    await report(other._id, 'abuse')
    const list = async (query: string) =>
      (await get<Reports>(`reports?q=${encodeURIComponent(topic.name)}&${query}`)).reports.map(
        ({ post }) => post._id,
      )
    expect(await list('')).toEqual([reply._id, other._id])
    expect(await list('sort=-reported')).toEqual([other._id, reply._id])
    expect(await list('reason=abuse')).toEqual([other._id])
    expect((await get<Reports>('reports?q=no-such-words-anywhere')).reports).toEqual([])
    for (const id of [reply._id, other._id])
      await request(`/api/admin/posts/${id}/hide`, { method: 'POST', token: admin.token, body: {} })
    const hidden = async (query: string) =>
      (
        await get<HeldPosts>(`posts/held?state=hidden&q=${encodeURIComponent(topic.name)}&${query}`)
      ).posts.map(({ _id }) => _id)
    expect(await hidden('')).toEqual((await hidden('sort=posted')).toReversed())
    expect(await hidden('sort=posted')).toHaveLength(2)
    expect((await get<HeldPosts>(`posts/held?state=hidden&q=${author.username}x`)).posts).toEqual(
      [],
    )
  })
})
