import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../../worker/db/schema/audit'
import { sessions } from '../../../../worker/db/schema/accounts'
import { aBooking } from '../../../support/booking-builders'
import { aMember, anAdmin, db } from '../../../support/builders'
import { codeOf, request } from '../../../support/request'

const admin = await anAdmin()
const get = (path: string, token: string | null = admin.token) =>
  request(`/api/admin/${path}`, { token })

async function linesOf(response: Response): Promise<string[]> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
}

describe('GET /api/admin/bookings.csv', () => {
  const path = 'bookings.csv'

  it('is for admins with a fresh login, begins with the mark of UTF-8, and is audited', async () => {
    const { token } = await aMember()
    expect((await get(path, null)).status).toBe(401)
    expect(await codeOf(await get(path, token))).toEqual([403, 'AdminOnly'])
    const old = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * 60 * 60 * 1000 })
      .where(eq(sessions.userId, old.userId))
    expect(await codeOf(await get(path, old.token))).toEqual([403, 'ReloginNeeded'])
    const other = await anAdmin()
    const response = await get(path, other.token)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="moraine-/)
    expect((await linesOf(response))[0]).toMatch(/^\uFEFFid,/)
    const [audited] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'data.csv'), eq(auditLog.actorId, other.userId)))
      .orderBy(desc(auditLog.id))
    expect(audited?.subjectId).toBe('bookings')
  })
})

describe('the file of bookings', () => {
  it('has each booking, and runs no formula that a guest typed', async () => {
    const booking = await aBooking({ name: '=HYPERLINK("http://x","y")', lang: 'kr' })
    const all = await linesOf(await get('bookings.csv'))
    const [line] = all.filter((each) => each.includes(booking.pid))
    expect(line).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    expect(line).toContain(`,requested,site,kr,`)
  })
})
