import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { LANGS } from '../../../worker/contracts/languages'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { quotes, type BookingRow } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { tourTexts } from '../../../worker/db/schema/tours'
import { mailTextsOf } from '../../../worker/load-own-data'
import { resources, trips } from '../../../worker/db/schema/trips'
import { send } from '../../support/accounts'
import { bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { anAdmin, aTour, db } from '../../support/builders'
import { aGuide, giveTrip } from '../../support/crew-builders'
import { aPaidBooking, aQuotedBooking, PRICES, runDeadlines } from '../../support/held-bookings'

const mailsOf = ({ id }: BookingRow, template: 'tripTomorrow' | 'quoteUnseen') =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.causeId, String(id)), eq(outbox.template, template)))

describe('on the eve of a trip', () => {
  const tripOf = async ({ tripId }: BookingRow) =>
    (await db.select().from(trips).where(eq(trips.id, tripId!)))[0]!
  const runOnEve = async (booking: BookingRow, hour: number, daysBefore = 1) =>
    runDeadlines(calgaryInstant(addDays((await tripOf(booking)).startDay, -daysBefore), hour * 60))

  it.each(LANGS)(
    'its guest is told once when, where and with whom it begins, in %s',
    async (lang) => {
      const booking = await aPaidBooking({ lang })
      const { id } = await aGuide('Mina Park')
      await db.update(resources).set({ phone: '+1 403 555 0142' }).where(eq(resources.id, id))
      await giveTrip(booking, id, (await tripOf(booking)).startsAt - Date.now())
      await runOnEve(booking, 15.5)
      await runOnEve(booking, 17, 2)
      expect(await mailsOf(booking, 'tripTomorrow')).toEqual([])
      for (const hour of [16, 17, 21]) await runOnEve(booking, hour)
      const [mail, ...more] = await mailsOf(booking, 'tripTomorrow')
      expect(more).toEqual([])
      expect(mail).toMatchObject({ lang, recipient: booking.email })
      for (const part of ['Mina Park', '+1 403 555 0142']) expect(mail!.textBody).toContain(part)
      expect(mail!.textBody).toContain(`/trip/${booking.pid}#k=`)
    },
  )

  it('a guest reads what the tour itself says about clothes, in the same language only', async () => {
    const wear = async (lang: 'ca' | 'kr') => {
      const booking = await aPaidBooking({ lang })
      const tourId = booking.tourId!
      const clothing = 'Crampons are in the van.\nBring {{gloves}}.'
      const text = { tourId, lang: 'ca', clothing, updatedAt: 1 } as const
      await db
        .insert(tourTexts)
        .values(text)
        .onConflictDoUpdate({ target: [tourTexts.tourId, tourTexts.lang], set: { clothing } })
      await runOnEve(booking, 17)
      return (await mailsOf(booking, 'tripTomorrow'))[0]!.textBody
    }
    const general = (lang: 'ca' | 'kr') => mailTextsOf(lang).money.tripTomorrow.wear
    expect(await wear('ca')).toContain('Crampons are in the van.\nBring {{gloves}}.')
    expect(await wear('ca')).not.toContain(general('ca'))
    expect(await wear('kr')).toContain(general('kr'))
  })

  it('a guest of a tour without an hour is told that the hour is the agreed one', async () => {
    const told = async (startMinute: number | null) => {
      const booking = await aPaidBooking({ tourId: await aTour({ ...PRICES, startMinute }) })
      await runOnEve(booking, 17)
      return (await mailsOf(booking, 'tripTomorrow'))[0]!.textBody
    }
    const { intro, introAgreed } = mailTextsOf('ca').money.tripTomorrow
    expect(await told(480)).toContain(intro)
    expect(await told(null)).toContain(introAgreed)
  })

  it('a guest whose trip is off is told nothing', async () => {
    const booking = await aPaidBooking()
    const { token } = await anAdmin()
    const { version } = await bookingRow(booking.pid)
    const data = { reason: 'weather', text: '' }
    const cancel = { event: 'cancel.company', version, data }
    await send(`/api/admin/bookings/${booking.id}/events`, cancel, { token })
    await runOnEve(booking, 17)
    expect(await mailsOf(booking, 'tripTomorrow')).toEqual([])
  })
})

describe('a quote that its guest has not seen', () => {
  const sentAt = async ({ id }: BookingRow) =>
    (await db.select().from(quotes).where(eq(quotes.bookingId, id)))[0]!.sentAt!
  /** Noon in Calgary, or the day of the reader in Seoul and Shanghai. */
  const runAfter = async (booking: BookingRow, days: number) => {
    const from = (await sentAt(booking)) + days * DAY_MS
    for (const hours of [0, 6, 12, 18]) await runDeadlines(from + hours * HOUR_MS)
  }

  it.each(LANGS)('is remembered once, in %s', async (lang) => {
    const booking = await aQuotedBooking({ lang })
    await runDeadlines((await sentAt(booking)) + DAY_MS)
    expect(await mailsOf(booking, 'quoteUnseen')).toEqual([])
    await runAfter(booking, 2)
    const [mail, ...more] = await mailsOf(booking, 'quoteUnseen')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ lang, recipient: booking.email })
  })

  it('is not remembered once its guest has seen it', async () => {
    const booking = await aQuotedBooking()
    await readAs(booking.pid, guestOf(booking, 'pack')).catch(() => undefined)
    expect((await bookingRow(booking.pid)).quoteSeen).toBe(0)
    await readAs(booking.pid, guestOf(booking))
    expect((await bookingRow(booking.pid)).quoteSeen).toBe(1)
    await runAfter(booking, 2)
    expect(await mailsOf(booking, 'quoteUnseen')).toEqual([])
  })
})
