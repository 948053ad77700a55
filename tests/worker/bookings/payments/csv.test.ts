import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../../worker/db/schema/audit'
import { sessions } from '../../../../worker/db/schema/accounts'
import { payments } from '../../../../worker/db/schema/payments'
import { aBooking } from '../../../support/booking-builders'
import { aMember, anAdmin, db } from '../../../support/builders'
import { send } from '../../../support/accounts'
import { codeOf, request } from '../../../support/request'

const admin = await anAdmin()
const get = (path: string, token: string | null = admin.token) =>
  request(`/api/admin/${path}`, { token })

async function linesOf(response: Response): Promise<string[]> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
}

const aPayment = (bookingId: number, fields: Partial<typeof payments.$inferInsert> = {}) =>
  db.insert(payments).values({
    bookingId,
    kind: 'receipt',
    amount: 5050,
    valueDay: '2024-02-29',
    method: 'etransfer',
    at: Date.UTC(2024, 2, 1),
    ...fields,
  })

describe.each(['bookings.csv', 'payments.csv'])('GET /api/admin/%s', (path) => {
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
    expect(audited?.subjectId).toBe(path.replace('.csv', ''))
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

describe('the file of payments', () => {
  it('has the ledger of the days that were asked for, amounts as numbers', async () => {
    const booking = await aBooking({ name: 'Ann, Lee' })
    await aPayment(booking.id)
    await aPayment(booking.id, {
      kind: 'refund',
      amount: -2000,
      valueDay: '2024-03-02',
      reason: '+Snow',
    })
    const linesBetween = async (query: string) =>
      (await linesOf(await get(`payments.csv?${query}`))).filter((line) =>
        line.includes(booking.pid),
      )
    const [receipt, refund] = await linesBetween('from=2024-02-29&to=2024-03-02')
    expect(receipt).toContain(`,2024-02-29,${booking.pid},,"Ann, Lee",receipt,50.5,CAD,etransfer,`)
    expect(refund).toContain(`refund,-20,CAD,etransfer,,,,,'+Snow,`)
    expect(await linesBetween('from=2024-03-01')).toHaveLength(1)
    expect(await linesBetween('to=2024-02-28')).toEqual([])
    expect(await linesBetween('')).toHaveLength(2)
  })

  it('runs no formula of a payer’s bank, an account or a note', async () => {
    const booking = await aBooking({ name: '@SUM(1+1)' })
    const { token } = await anAdmin()
    const entry = {
      account: '-2+3',
      currency: 'CAD',
      day: '2024-04-01',
      amount: 500,
      payer: '=1+1',
      memo: '+1',
    }
    const stored = await send('/api/admin/bank/entries', entry, { token })
    const { id } = await stored.json<{ id: number }>()
    await aPayment(booking.id, {
      bankEntryId: id,
      entryAmount: 500,
      rateNote: '＝HYPERLINK("http://x")',
      reason: '\t=1+1',
      valueDay: '2024-04-01',
    })
    const [line = ''] = (
      await linesOf(await get('payments.csv?from=2024-04-01&to=2024-04-01'))
    ).filter((each) => each.includes(booking.pid))
    // No cell begins as a formula does, with or without quotes.
    expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t＝＋－＠](?!\d+(?:\.\d+)?(?:,|$))/)
    for (const text of ["'@SUM(1+1)", "'-2+3", "'＝HYPERLINK", "'\t=1+1"])
      expect(line).toContain(text)
  })

  it('takes days in their order only', async () => {
    for (const query of ['from=2024-03-02&to=2024-03-01', 'from=yesterday'])
      expect(await codeOf(await get(`payments.csv?${query}`))).toEqual([422, 'Invalid'])
  })

  it('goes on over pages of five hundred rows', async () => {
    const booking = await aBooking()
    await db.run(sql`INSERT INTO payments (booking_id, kind, amount, value_day, method, at)
      SELECT ${booking.id}, 'receipt', 1, '2023-01-01', 'cash', 1 FROM numbers AS a JOIN numbers AS b ON b.n < 3`)
    const all = await linesOf(await get('payments.csv?from=2023-01-01&to=2023-01-01'))
    expect(all.filter((line) => line.includes(booking.pid))).toHaveLength(1101)
  })
})
