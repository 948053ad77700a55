import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../worker/db/schema/audit'
import { aTopic } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { request } from '../../support/request'

const act = (path: string, token: string, body: object = {}) =>
  request(`/api/admin/${path}`, { method: 'POST', token, body })
const audited = (action: string, id: number) =>
  db.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subjectId, String(id))))

describe('banning', () => {
  it('revokes all sessions of the member, and can be undone', async () => {
    const [staff, member] = [await anAdmin(), await aMember()]
    const { path } = await aTopic({ author: member })
    expect((await act(`members/${member.username.toUpperCase()}/ban`, staff.token)).status).toBe(
      200,
    )
    expect((await request(path, { token: member.token })).status).toBe(401)
    expect((await act(`members/${member.username}/unban`, staff.token)).status).toBe(200)
    expect((await request(path, { token: member.token })).status).toBe(401)
    expect((await act(`members/${member.username}/unban`, staff.token)).status).toBe(404)
    expect(await audited('member.ban', member.userId)).toBe(1)
  })

  it('is refused for admins', async () => {
    const [staff, other] = [await anAdmin(), await anAdmin()]
    expect((await act(`members/${other.username}/ban`, staff.token)).status).toBe(422)
    expect((await request('/api/admin/reports', { token: other.token })).status).toBe(200)
  })
})
