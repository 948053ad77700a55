import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MemberPage } from '../../../worker/contracts/admin/member-page'
import { auditLog } from '../../../worker/db/schema/audit'
import { users } from '../../../worker/db/schema/accounts'
import { memberNotes } from '../../../worker/db/schema/member-notes'
import { PASSWORD } from '../../support/accounts'
import { aReply, aTopic, repliesOf } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { codeOf, request } from '../../support/request'

const admin = await anAdmin()
const post = (path: string, body: object, token = admin.token) =>
  request(`/api/admin${path}`, { body, token })
const pageOf = async (id: number) =>
  (await request(`/api/admin/members/${id}`, { token: admin.token })).json<MemberPage>()

describe('GET /api/admin/members/{id}', () => {
  it('returns what belongs to the member', async () => {
    const author = await aMember()
    const { topic, path } = await aTopic({ author, body: { category: 1 } })
    const { reply } = await aReply(path, { author })
    const reader = await aMember()
    await request(`/api/reply/${reply._id}/report`, {
      token: reader.token,
      body: { reason: 'spam', note: 'An advert' },
    })
    const page = await pageOf(author.userId)
    expect(page.member).toMatchObject({ _id: author.userId, username: author.username })
    expect(page.ban).toBeNull()
    expect(page.posts.map(({ _id }) => _id)).toContain(reply._id)
    expect(page.posts).toHaveLength(2)
    expect(page.inquiries).toMatchObject([{ source: 'topic', title: topic.name }])
    expect(page.reports).toMatchObject([{ reply: reply._id, reason: 'spam', note: 'An advert' }])
    expect(page.sessions).toHaveLength(1)
    expect((await pageOf(reader.userId)).reports).toEqual([])
  })

  it('answers 404 to an unknown or deleted member, 403 to a member', async () => {
    const { userId, token } = await aMember()
    const get = (id: number, who: string) =>
      request(`/api/admin/members/${id}`, { token: who }).then(codeOf)
    expect(await get(987_654, admin.token)).toEqual([404, 'NotFound'])
    expect(await get(userId, token)).toEqual([403, 'AdminOnly'])
    await db.update(users).set({ deletedAt: 1, username: null }).where(eq(users.id, userId))
    expect(await get(userId, admin.token)).toEqual([404, 'NotFound'])
  })
})

describe('notes about a member', () => {
  it('are stored with their author, and deleted', async () => {
    const { userId } = await aMember()
    expect((await post(`/members/${userId}/notes`, { text: ' Asks by phone ' })).status).toBe(200)
    const [note] = (await pageOf(userId)).notes
    expect(note).toMatchObject({ text: 'Asks by phone', author: admin.username })
    const remove = () =>
      request(`/api/admin/member-notes/${note?._id}`, { method: 'DELETE', token: admin.token })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await pageOf(userId)).notes).toEqual([])
    const audited = await db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, String(userId))))
    expect(audited).toEqual([
      { action: 'member.note', detail: null },
      { action: 'member.deleteNote', detail: null },
    ])
  })

  it('need a text and a member', async () => {
    const { userId } = await aMember()
    expect((await post(`/members/${userId}/notes`, { text: '  ' })).status).toBe(422)
    expect((await post(`/members/${userId}/notes`, { text: 'x'.repeat(2001) })).status).toBe(422)
    expect((await post('/members/987654/notes', { text: 'x' })).status).toBe(404)
  })

  it('are in the export of the member’s data without their author, and are deleted with the account', async () => {
    const member = await aMember()
    await post(`/members/${member.userId}/notes`, { text: 'Prefers Korean' })
    const own = await request('/api/user/me/export', { token: member.token })
    const data = await own.json<{ notes: object[] }>()
    expect(data.notes).toEqual([{ text: 'Prefers Korean', createdAt: expect.any(Number) }])
    const gone = await request('/api/user/me', {
      method: 'DELETE',
      token: member.token,
      body: { password: PASSWORD },
    })
    expect(gone.status).toBe(204)
    expect(
      await db.select().from(memberNotes).where(eq(memberNotes.userId, member.userId)),
    ).toEqual([])
  })
})

describe('a ban', () => {
  it('keeps its reason and note for the desk; the log has the reason only', async () => {
    const { userId, username } = await aMember()
    await post(`/members/${username}/ban`, { reason: 'abuse', note: 'Insults guides' })
    expect((await pageOf(userId)).ban).toMatchObject({
      reason: 'abuse',
      note: 'Insults guides',
      hiddenPosts: 0,
    })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'member.ban'), eq(auditLog.subjectId, String(userId))))
    expect(entry?.detail).toBe('abuse')
    await post(`/members/${username}/unban`, {})
    expect((await pageOf(userId)).ban).toBeNull()
    expect((await post(`/members/${username}/ban`, { reason: 'dislike' })).status).toBe(422)
  })

  it('hides all posts of the member and shows them again, but not what was hidden before', async () => {
    const author = await aMember()
    const own = await aTopic({ author })
    const other = await aTopic()
    const { reply: early } = await aReply(other.path, { author })
    const { reply: late } = await aReply(other.path, { author })
    await post(`/posts/${early._id}/hide`, {})
    await post(`/members/${author.username}/ban`, { reason: 'spam', hidePosts: true })
    const shown = async () => (await repliesOf(other.path)).map(({ _id }) => _id)
    const statusOfOwn = async () => (await request(own.path)).status
    expect(await shown()).not.toContain(late._id)
    expect(await statusOfOwn()).not.toBe(200)
    expect((await pageOf(author.userId)).ban?.hiddenPosts).toBe(2)
    await post(`/members/${author.username}/unban`, { showPosts: true })
    expect(await shown()).toContain(late._id)
    expect(await shown()).not.toContain(early._id)
    expect(await statusOfOwn()).toBe(200)
  })

  it('that hides the posts resolves their reports, which are open again when the posts are shown', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { path } = await aTopic()
    const { reply } = await aReply(path, { author })
    await request(`/api/reply/${reply._id}/report`, {
      token: reader.token,
      body: { reason: 'spam' },
    })
    const isResolved = async () =>
      (await pageOf(author.userId)).reports.map(({ resolvedAt }) => resolvedAt !== null)
    await post(`/members/${author.username}/ban`, { reason: 'spam' })
    expect(await isResolved()).toEqual([false])
    await post(`/members/${author.username}/unban`, {})
    await post(`/members/${author.username}/ban`, { reason: 'spam', hidePosts: true })
    expect(await isResolved()).toEqual([true])
    await post(`/members/${author.username}/unban`, { showPosts: true })
    expect(await isResolved()).toEqual([false])
  })
})
