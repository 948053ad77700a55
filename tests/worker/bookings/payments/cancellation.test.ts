import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { REFUND_POLICIES } from '../../../../worker/contracts/bookings/refund-policy'
import { seats, type BookingRow } from '../../../../worker/db/schema/bookings'
import { tripDays, trips } from '../../../../worker/db/schema/trips'
import { send } from '../../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../../support/booking-builders'
import { anAdmin, aTour, db } from '../../../support/builders'
import { aSender } from '../../../support/contact'
import { aPaidBooking, PRICES } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'
import { errorOf } from '../../../support/request'

const admin = await anAdmin()
const POLICY = JSON.stringify(REFUND_POLICIES['std-2026-11'])
const CAD = (amount: number) => ({ currency: 'CAD', amount })

/** A booking of C$1,050 that starts this many days from today for the policy, with the paid amount. */
async function aTrip(
  status: 'on_hold' | 'confirmed',
  { paid = 105_000, daysBefore = 30, total = 105_000 } = {},
): Promise<BookingRow> {
  const booking = await aBooking({ status, email: aSender() })
  const policyDay = addDays(calgaryDay(Date.now()), daysBefore)
  await changeBooking(booking.id, { total, deposit: 200_000, policy: POLICY, policyDay })
  const receipt = { amount: paid, method: 'etransfer', day: '2026-01-05', reason: '' }
  if (paid > 0)
    await send(`/api/admin/bookings/${booking.id}/payments`, receipt, { token: admin.token })
  return bookingRow(booking.pid)
}

/** A confirmed trip of three days for two at C$840 with GST, all paid, that starts this many days from today. */
async function aPackage({
  daysBefore,
  email = aSender(),
}: {
  daysBefore: number
  email?: string
}): Promise<BookingRow> {
  const tourId = await aTour({ ...PRICES, tripDays: 3, surchargeCentsPerDay: 0 })
  const booking = await aPaidBooking({ tourId, email, lang: 'ca' }, 84_000)
  const policyDay = addDays(calgaryDay(Date.now()), daysBefore)
  await changeBooking(booking.id, { policyDay })
  return bookingRow(booking.pid)
}

const previewFor = async (booking: BookingRow) =>
  (
    await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
  ).json<CancellationPreview>()

async function cancel(
  booking: BookingRow,
  preview: Partial<CancellationPreview>,
  headers: Record<string, string> = {},
) {
  const { asOf = Date.now(), refundMin, refundMax } = preview
  const body = { version: booking.version, preview: { asOf, refundMin, refundMax } }
  return asGuest(`${booking.pid}/cancel`, body, guestOf(booking), { headers })
}

const refundsOf = async ({ id }: BookingRow) =>
  (
    await (
      await send(`/api/admin/bookings/${id}/money`, undefined, { token: admin.token })
    ).json<DeskMoney>()
  ).refunds

describe('the preview of a cancellation', () => {
  it.each([
    ['30 days before', { daysBefore: 30 }, [0, 500, 104_500, 105_000]],
    ['7 days before', { daysBefore: 7 }, [0, 500, 104_500, 105_000]],
    ['6 days before', { daysBefore: 6 }, [52_500, 500, 52_000, 52_500]],
    ['3 days before', { daysBefore: 3 }, [52_500, 500, 52_000, 52_500]],
    ['on the day', { daysBefore: 0 }, [105_000, 0, 0, 0]],
    ['with the deposit only', { paid: 2000, daysBefore: 10 }, [0, 500, 1500, 2000]],
    ['with a surplus', { paid: 106_000, daysBefore: 6 }, [52_500, 500, 53_000, 53_500]],
  ])('%s says what the policy gives', async (_when, options, [keep, fee, least, most]) => {
    const booking = await aTrip('confirmed', options)
    expect(await previewFor(booking)).toMatchObject({
      daysBefore: options.daysBefore,
      paid: CAD(booking.paid),
      keep: CAD(keep ?? 0),
      feeMax: CAD(fee ?? 0),
      refundMin: CAD(least ?? 0),
      refundMax: CAD(most ?? 0),
    })
  })

  it('of a trip with nights promises no least amount, because hotels may charge', async () => {
    const booking = await aPackage({ daysBefore: 6 })
    const preview = await previewFor(booking)
    expect(preview).toMatchObject({
      hangsOnSuppliers: true,
      keep: preview.paid,
      refundMin: CAD(0),
      refundMax: CAD(booking.paid / 2),
    })
    const asked = `/api/admin/bookings/${booking.id}/cancellation?by=guest`
    const atDesk = await send(asked, undefined, { token: admin.token })
    expect(await atDesk.json()).toMatchObject({ hangsOnSuppliers: true, refundMin: CAD(0) })
    const byCompany = await send(asked.replace('guest', 'company'), undefined, {
      token: admin.token,
    })
    expect(await byCompany.json()).toMatchObject({
      hangsOnSuppliers: false,
      refundMin: CAD(booking.paid),
    })
  })

  it('of a day trip promises one, but not while suppliers’ returns decide', async () => {
    const hangs = async (daysBefore: number) =>
      (await previewFor(await aTrip('confirmed', { daysBefore }))).hangsOnSuppliers
    expect([await hangs(6), await hangs(2)]).toEqual([false, true])
  })

  it('of a held date gives everything back, without a rule', async () => {
    const booking = await aTrip('on_hold', { paid: 1000, daysBefore: 0 })
    expect(await previewFor(booking)).toMatchObject({
      rule: null,
      keep: CAD(0),
      feeMax: CAD(0),
      refundMin: CAD(1000),
      refundMax: CAD(1000),
    })
  })

  it('is for the lead only, and only where there is something to cancel', async () => {
    const booking = await aTrip('confirmed')
    const path = `${booking.pid}/cancellation`
    expect(await errorOf(await asGuest(path, undefined, guestOf(booking, 'pack')))).toBe(
      'LinkWrong',
    )
    const request = await aBooking()
    const refused = await asGuest(`${request.pid}/cancellation`, undefined, guestOf(request))
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'NotPossibleNow'])
  })
})

describe('a guest who cancels', () => {
  it('frees seats and days, gets the shown refund proposed, and a mail', async () => {
    const booking = await aTrip('confirmed', { daysBefore: 6 })
    const [trip] = await db
      .select()
      .from(trips)
      .where(eq(trips.id, booking.tripId ?? 0))
    const takenOn = async () =>
      (
        await db
          .select()
          .from(tripDays)
          .where(eq(tripDays.day, trip?.startDay ?? ''))
      )[0]?.taken ?? 0
    const before = await takenOn()
    const response = await cancel(booking, await previewFor(booking))
    expect(response.status).toBe(200)
    expect(await response.json<GuestBooking>()).toMatchObject({ status: 'cancelled' })
    expect(await takenOn()).toBe(before - 1)
    expect(await db.select().from(seats).where(eq(seats.bookingId, booking.id))).toEqual([])
    expect(await refundsOf(booking)).toMatchObject([{ status: 'proposed', amount: CAD(52_500) }])
    const row = await bookingRow(booking.pid)
    expect([row.cancelKind, row.cancelledOn, row.nextDueAt]).toEqual([
      'guest',
      calgaryDay(Date.now()),
      null,
    ])
    const sent = await mailsTo(booking.email ?? '')
    expect(sent.find(({ template }) => template === 'bookingCancelled')?.textBody).toMatch(
      /C\$520.*C\$525/,
    )
  })

  it('of a trip with nights reads the most that goes back, and what may lower it', async () => {
    const booking = await aPackage({ daysBefore: 10, email: aSender() })
    expect((await cancel(booking, await previewFor(booking))).status).toBe(200)
    const sent = await mailsTo(booking.email ?? '')
    const mail = sent.find(({ template }) => template === 'bookingCancelled')
    expect(mail?.textBody).toMatch(/at most C\$840; how much depends on what hotels/)
    expect(mail?.textBody).not.toContain('at least')
    const { refunds } = await (
      await send(
        `/api/admin/bookings/${booking.id}/refunds`,
        { supplierFees: 30_000, amount: booking.paid - 30_000 },
        { token: admin.token },
      )
    ).json<DeskMoney>()
    expect(refunds.find(({ status }) => status === 'proposed')?.amount).toEqual(CAD(54_000))
  })

  it('of a held date closes the booking, and everything goes back', async () => {
    const booking = await aTrip('on_hold', { paid: 300 })
    const response = await cancel(booking, await previewFor(booking))
    expect(await response.json<GuestBooking>()).toMatchObject({ status: 'closed' })
    expect(await refundsOf(booking)).toMatchObject([{ status: 'proposed', amount: CAD(300) }])
  })

  it('may say why, which the company reads with the mail and among the messages', async () => {
    const booking = await aTrip('confirmed')
    const { asOf, refundMin, refundMax } = await previewFor(booking)
    const body = {
      version: booking.version,
      preview: { asOf, refundMin, refundMax },
      reason: 'My flight was moved.',
    }
    const response = await asGuest(`${booking.pid}/cancel`, body, guestOf(booking))
    const { messages, ending } = await response.json<GuestBooking>()
    expect(messages.at(-1)?.text).toBe('My flight was moved.')
    expect(ending).toMatchObject({
      by: 'guest',
      refund: { status: 'proposed', amount: CAD(105_000), method: 'etransfer' },
    })
  })

  it('without having paid gets no refund', async () => {
    const booking = await aTrip('confirmed', { paid: 0 })
    expect((await cancel(booking, await previewFor(booking))).status).toBe(200)
    expect(await refundsOf(booking)).toEqual([])
  })

  it('is shown the new amounts when they are not what was shown', async () => {
    const booking = await aTrip('confirmed', { daysBefore: 7 })
    const shown = await previewFor(booking)
    await changeBooking(booking.id, { policyDay: addDays(calgaryDay(Date.now()), 6) })
    const refused = await cancel(booking, shown)
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'PreviewChanged'])
    expect((await bookingRow(booking.pid)).status).toBe('confirmed')
    const hold = await aTrip('on_hold', { paid: 300 })
    const won = { refundMin: { currency: 'KRW' as const, amount: 300 } }
    const inWon = { ...(await previewFor(hold)), ...won }
    expect(await errorOf(await cancel(hold, inWon))).toBe('PreviewChanged')
  })

  it('with an outdated version changes nothing', async () => {
    const booking = await aTrip('confirmed')
    const shown = await previewFor(booking)
    const refused = await cancel({ ...booking, version: booking.version - 1 }, shown)
    expect(await errorOf(refused)).toBe('BookingChanged')
  })

  it('cancels once when the request is repeated, and another key is too late', async () => {
    const booking = await aTrip('confirmed')
    const shown = await previewFor(booking)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(Array.from({ length: 10 }, () => cancel(booking, shown, headers)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await refundsOf(booking)).toHaveLength(1)
    const own = { 'idempotency-key': crypto.randomUUID() }
    expect(await errorOf(await cancel(booking, shown, own))).toBe('NotPossibleNow')
  })
})
