import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Report, ModeratedPost } from '../../../worker/contracts/board/moderation'
import { users } from '../../../worker/db/schema/accounts'
import { topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { auditLog } from '../../../worker/db/schema/audit'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { request } from '../../support/request'

const act = (path: string, token: string | null) =>
  request(`/api/admin/${path}`, { method: 'POST', token, body: {} })
const audited = (action: string, id: number) =>
  db.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subjectId, String(id))))
const reports = async (token: string, state = 'open') =>
  (
    await (
      await request(`/api/admin/reports?state=${state}`, { token })
    ).json<{ reports: Report[] }>()
  ).reports
const held = async (token: string, state = 'waiting') =>
  (
    await (
      await request(`/api/admin/posts/held?state=${state}`, { token })
    ).json<{ posts: ModeratedPost[] }>()
  ).posts
const report = (id: number, token: string | null, body: unknown = { reason: 'spam' }) =>
  request(`/api/reply/${id}/report`, { token, body })

it.each([
  ['GET', '/api/admin/reports'],
  ['GET', '/api/admin/posts/held'],
  ['POST', '/api/admin/reports/1/resolve'],
  ['POST', '/api/admin/reports/1/reopen'],
  ['POST', '/api/admin/posts/1/hide'],
  ['POST', '/api/admin/posts/1/restore'],
  ['POST', '/api/admin/posts/1/approve'],
  ['POST', '/api/admin/topics/1/lock'],
  ['POST', '/api/admin/topics/1/unlock'],
  ['POST', '/api/admin/members/someone/ban'],
  ['POST', '/api/admin/members/someone/unban'],
])('%s %s is for admins only', async (method, path) => {
  expect((await request(path, { method })).status).toBe(401)
  expect((await request(path, { method, token: (await aMember()).token })).status).toBe(403)
  if (method === 'POST') {
    const absent = path.replace('/1/', '/99999999/')
    const { token } = await anAdmin()
    expect((await request(absent, { method, token, body: {} })).status).toBe(404)
  }
})

describe('a report', () => {
  it('notifies the company once, is on the desk, and is closed by hiding the post', async () => {
    const { path, topic } = await aTopic()
    const { reply } = await aReply(path)
    const [one, two, staff] = [await aMember(), await aMember(), await anAdmin()]
    await db.delete(outbox)
    expect((await report(reply._id, one.token, { reason: 'abuse', note: 'Rude.' })).status).toBe(
      200,
    )
    expect((await report(reply._id, one.token)).status).toBe(200)
    expect((await report(reply._id, two.token)).status).toBe(200)
    expect((await db.select().from(outbox)).map(({ template }) => template)).toEqual([
      'reportNotice',
    ])
    const open = (await reports(staff.token)).filter(({ post }) => post._id === reply._id)
    expect(open).toMatchObject([
      {
        reason: 'abuse',
        note: 'Rude.',
        reporter: one.username,
        post: { topic: topic._id, isOpening: false },
      },
      { reason: 'spam', reporter: two.username },
    ])
    expect((await act(`posts/${reply._id}/hide`, staff.token)).status).toBe(200)
    expect((await reports(staff.token)).filter(({ post }) => post._id === reply._id)).toEqual([])
    expect(
      (await reports(staff.token, 'resolved')).filter(({ post }) => post._id === reply._id),
    ).toHaveLength(2)
  })

  it('can be resolved, once, and taken up again', async () => {
    const { path } = await aTopic()
    const { reply } = await aReply(path)
    const staff = await anAdmin()
    await report(reply._id, (await aMember()).token)
    const [row] = (await reports(staff.token)).filter(({ post }) => post._id === reply._id)
    expect((await act(`reports/${row!._id}/resolve`, staff.token)).status).toBe(200)
    expect((await act(`reports/${row!._id}/resolve`, staff.token)).status).toBe(404)
    expect(await audited('report.resolve', row!._id)).toBeGreaterThan(0)

    expect((await act(`reports/${row!._id}/reopen`, staff.token)).status).toBe(200)
    expect((await reports(staff.token)).map(({ _id }) => _id)).toContain(row!._id)
    expect((await act(`reports/${row!._id}/reopen`, staff.token)).status).toBe(404)
    expect(await audited('report.reopen', row!._id)).toBe(1)
  })

  it('is for members, of posts that they can read, 20 a day', async () => {
    const secret = await aTopic({ body: { hidePlz: true } })
    const [opening] = await repliesOf(secret.path, secret.author.token)
    const member = await aMember()
    expect((await report(opening!._id, null)).status).toBe(401)
    expect((await report(opening!._id, member.token)).status).toBe(404)
    expect((await report(99_999_999, member.token)).status).toBe(404)
    expect((await report(opening!._id, member.token, { reason: 'nonsense' })).status).toBe(422)
    for (let n = 0; n < 18; n += 1) await report(99_999_999, member.token)
    const refused = await report(99_999_999, member.token)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

describe('hiding a post', () => {
  it('hides a reply from all but admins, and restoring shows it again', async () => {
    const { path, topic } = await aTopic()
    const { reply, author } = await aReply(path)
    const staff = await anAdmin()
    await act(`posts/${reply._id}/hide`, staff.token)
    expect(await repliesOf(path, author.token)).toHaveLength(1)
    expect((await repliesOf(path, staff.token))[1]).toMatchObject({ isHidden: true })
    expect((await held(staff.token, 'hidden')).map(({ _id }) => _id)).toContain(reply._id)
    const edit = await request(`/api/reply/${reply._id}`, {
      token: author.token,
      body: { content: 'Show it again please' },
    })
    expect(edit.status).toBe(404)
    expect((await (await request(path)).json<{ replyNum: number }>()).replyNum).toBe(1)
    await act(`posts/${reply._id}/restore`, staff.token)
    expect(await repliesOf(path)).toHaveLength(2)
    expect([
      await audited('post.hide', reply._id),
      await audited('post.restore', reply._id),
    ]).toEqual([1, 1])
    expect(topic.replyNum).toBe(1)
  })

  it('of an opening post hides the topic', async () => {
    const { path, topic, author } = await aTopic()
    const staff = await anAdmin()
    const [opening] = await repliesOf(path)
    await act(`posts/${opening!._id}/hide`, staff.token)
    for (const token of [null, author.token])
      expect((await request(path, { token })).status).toBe(404)
    expect(await (await request(`/api/forum/${topic.forum}/topic`)).json()).toEqual([])
    const [row] = await (
      await request(`/api/forum/${topic.forum}/topic`, { token: staff.token })
    ).json<object[]>()
    expect(row).toMatchObject({ _id: topic._id, isHidden: true })
    await act(`posts/${opening!._id}/restore`, staff.token)
    expect((await request(path)).status).toBe(200)
  })
})

it('a moderation that changes nothing is not in the audit log', async () => {
  const { path } = await aTopic()
  const { reply } = await aReply(path)
  const [staff, member] = [await anAdmin(), await aMember()]
  await report(reply._id, member.token)
  const [row] = (await reports(staff.token)).filter(({ post }) => post._id === reply._id)
  for (const status of [200, 404])
    expect((await act(`reports/${row!._id}/resolve`, staff.token)).status).toBe(status)
  expect(await audited('report.resolve', row!._id)).toBe(1)
  expect((await act('topics/99999999/lock', staff.token)).status).toBe(404)
  expect(await audited('topic.lock', 99_999_999)).toBe(0)
  expect((await act(`members/${member.username}/unban`, staff.token)).status).toBe(404)
  expect(await audited('member.unban', member.userId)).toBe(0)
  await db.update(users).set({ deletedAt: 1 }).where(eq(users.id, member.userId))
  expect((await act(`members/${member.username}/ban`, staff.token)).status).toBe(404)
  expect(await audited('member.ban', member.userId)).toBe(0)
  for (const action of ['restore', 'approve'])
    expect((await act(`posts/${reply._id}/${action}`, staff.token)).status).toBe(200)
  expect([
    await audited('post.restore', reply._id),
    await audited('post.approve', reply._id),
  ]).toEqual([0, 0])
})

it('a moderator locks a topic for members and opens it again', async () => {
  const { path, topic } = await aTopic()
  const [staff, member] = [await anAdmin(), await aMember()]
  await act(`topics/${topic._id}/lock`, staff.token)
  expect(await (await request(path, { token: member.token })).json()).toMatchObject({
    isLocked: true,
    canWrite: false,
  })
  const body = { content: 'One more thing about this' }
  expect((await request(`${path}/reply`, { token: member.token, body })).status).toBe(403)
  await act(`topics/${topic._id}/unlock`, staff.token)
  expect((await request(`${path}/reply`, { token: member.token, body })).status).toBe(200)
  expect(await audited('topic.lock', topic._id)).toBe(1)
})

describe('the first post of a member, where it is reviewed', () => {
  const bindings = { FIRST_POST_REVIEW: 'on' }

  it('waits for an admin, visible to its author only', async () => {
    const [member, staff] = [await aMember(), await anAdmin()]
    const { topic: elsewhere } = await aTopic()
    const write = (content: string) =>
      request(`/api/forum/${elsewhere.forum}/topic`, {
        token: member.token,
        bindings,
        body: { topicName: 'My first', category: 1, content },
      })
    const topic = await (
      await write('Hello, this is my first post')
    ).json<{ _id: number; isPending: boolean }>()
    expect(topic.isPending).toBe(true)
    const path = `/api/forum/${elsewhere.forum}/topic/${topic._id}`
    const statuses = async () =>
      Promise.all(
        [null, (await aMember()).token, member.token, staff.token].map(
          async (token) => (await request(path, { token })).status,
        ),
      )
    expect(await statuses()).toEqual([404, 404, 200, 200])
    const listed = async (token: string | null) =>
      (
        await (
          await request(`/api/forum/${elsewhere.forum}/topic`, { token })
        ).json<{ _id: number }[]>()
      ).map(({ _id }) => _id)
    expect(await listed(null)).not.toContain(topic._id)
    expect(await listed(member.token)).toContain(topic._id)
    const [opening] = await repliesOf(path, member.token)
    expect((await held(staff.token)).map(({ _id }) => _id)).toContain(opening!._id)
    expect((await act(`posts/${opening!._id}/approve`, staff.token)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200, 200, 200])
    expect(
      (await (await write('And this is my second post')).json<{ isPending: boolean }>()).isPending,
    ).toBe(false)
    await db.delete(topics).where(eq(topics.id, topic._id))
  })

  it('notifies repliers of a reply only when it is approved', async () => {
    const { path, author } = await aTopic()
    const [member, staff] = [await aMember(), await anAdmin()]
    await db.delete(outbox)
    const response = await request(`${path}/reply`, {
      token: member.token,
      bindings,
      body: { content: 'My first answer here' },
    })
    const reply = await response.json<{ _id: number }>()
    const told = async () => (await db.select().from(outbox)).map(({ recipient }) => recipient)
    expect([
      await told(),
      (await repliesOf(path)).length,
      (await repliesOf(path, member.token)).length,
    ]).toEqual([['hello@moraine.example'], 1, 2])
    await act(`posts/${reply._id}/approve`, staff.token)
    expect([
      (await told()).toSorted((a, b) => (a < b ? -1 : 1)),
      (await repliesOf(path)).length,
    ]).toEqual([['hello@moraine.example', author.email].toSorted((a, b) => (a < b ? -1 : 1)), 2])
    await act(`posts/${reply._id}/approve`, staff.token)
    expect(await told()).toHaveLength(2)
  })

  it('is approved once, with one mail to each, when two admins do it at the same moment', async () => {
    const { path, author } = await aTopic()
    const [member, one, two] = [await aMember(), await anAdmin(), await anAdmin()]
    const answer = { token: member.token, bindings, body: { content: 'My first answer here' } }
    const reply = await (await request(`${path}/reply`, answer)).json<{ _id: number }>()
    await db.delete(outbox)
    const approvals = [one, two, one, two].map(({ token }) =>
      act(`posts/${reply._id}/approve`, token),
    )
    expect((await Promise.all(approvals)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      author.email,
    ])
    expect(await repliesOf(path)).toHaveLength(2)
    expect(await audited('post.approve', reply._id)).toBe(1)
  })
})
