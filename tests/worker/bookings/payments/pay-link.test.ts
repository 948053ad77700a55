import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../../../worker/contracts/dates/durations'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { sessions } from '../../../../worker/db/schema/accounts'
import { auditLog } from '../../../../worker/db/schema/audit'
import { bookingEvents, type BookingRow } from '../../../../worker/db/schema/bookings'
import { bookingRow, changeBooking, guestOf, readAs } from '../../../support/booking-builders'
import { aMember, anAdmin, db } from '../../../support/builders'
import { atDesk } from '../../../support/changed-bookings'
import { aHeldBooking, aPaidBooking } from '../../../support/held-bookings'
import { codeOf } from '../../../support/request'

const LINK = 'https://pay.example/moraine?sum={amount}&for={reference}'

async function give({ id, pid }: BookingRow, link: string, sent: { token?: string } = {}) {
  const { version } = await bookingRow(pid)
  return atDesk(`bookings/${id}/pay-link`, { version, link }, { method: 'PATCH', ...sent })
}
const linkOf = async (booking: BookingRow) =>
  (await readAs(booking.pid, guestOf(booking))).ways?.payLink

describe('the payment link of one booking', () => {
  it('is on its guest’s page and on no other, until it is removed', async () => {
    const [held, other] = [await aHeldBooking(), await aHeldBooking()]
    const given = await give(held, `  ${LINK} `)
    expect(given.status).toBe(200)
    expect((await given.json<DeskMoney>()).payLink).toBe(LINK)
    expect([await linkOf(held), await linkOf(other)]).toEqual([LINK, null])
    const last = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, held.id))
    expect(JSON.parse(last.at(-1)?.data ?? '')).toEqual({ payLink: 'given' })
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(held.id)))
    expect(audited).toContainEqual(
      expect.objectContaining({ action: 'booking.payLink', detail: 'pay.example' }),
    )
    expect((await give(held, '')).status).toBe(200)
    expect(await linkOf(held)).toBeNull()
  })

  it('lets a guest say that money is on its way whose balance would be taken in cash', async () => {
    const paid = await aPaidBooking()
    await changeBooking(paid.id, { balanceBy: null })
    const mayClaim = async () => (await readAs(paid.pid, guestOf(paid))).actions.includes('claim')
    expect(await mayClaim()).toBe(false)
    await give(paid, LINK)
    expect([await mayClaim(), await linkOf(paid)]).toEqual([true, LINK])
  })

  it.each([
    'http://pay.example/',
    'javascript:alert(1)',
    'https://pay.example/{secret}',
    `https://pay.example/${'x'.repeat(500)}`,
  ])('is an https address with known placeholders: not %s', async (link) => {
    const held = await aHeldBooking()
    expect(await codeOf(await give(held, link))).toEqual([422, 'Invalid'])
  })

  it('is changed by an admin who has logged in recently, on the newest page, while money may come', async () => {
    const held = await aHeldBooking()
    const member = await aMember()
    expect(await codeOf(await give(held, LINK, member))).toEqual([403, 'AdminOnly'])
    const { token, sessionId } = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * HOUR_MS })
      .where(eq(sessions.id, sessionId))
    expect(await codeOf(await give(held, LINK, { token }))).toEqual([403, 'ReloginNeeded'])
    const stale = { version: held.version + 1, link: LINK }
    const outdated = await atDesk(`bookings/${held.id}/pay-link`, stale, { method: 'PATCH' })
    expect(await codeOf(outdated)).toEqual([409, 'BookingChanged'])
    const { version } = await bookingRow(held.pid)
    await atDesk(`bookings/${held.id}/events`, {
      event: 'hold.release',
      version,
      data: { reason: 'Asked for' },
    })
    expect(await codeOf(await give(held, LINK))).toEqual([409, 'NotPossibleNow'])
  })
})
