import { describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { aBooking, changeBooking, anOpenDay, bookingRow } from '../../support/booking-builders'
import { aTour } from '../../support/builders'
import { PRICES } from '../../support/held-bookings'
import { sendQuote } from '../../support/changed-bookings'
import { mailsTo } from '../../support/mails'

async function textOf(email: string | null, template: string) {
  const mails = await mailsTo(email!)
  return mails.findLast((mail) => mail.template === template)!.textBody
}

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

describe('a mail to the guest', () => {
  it('names all days of a longer tour from the request on', async () => {
    const day = anOpenDay()
    const booking = await aBooking({ tourId: await aTour({ ...PRICES, tripDays: 3 }), day })
    const text = await textOf(booking.email, 'bookingRequestReceived')
    expect(text).toContain(longDay(day).split(',')[0])
    expect(text).toContain(longDay(addDays(day, 2)).split(',')[0])
  })

  it('greets by name once its link was opened, and not before', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { name } = booking
    expect(await textOf(booking.email, 'bookingRequestReceived')).not.toContain(name)
    await changeBooking(booking.id, { firstOpenedAt: Date.now() })
    await sendQuote((await bookingRow(booking.pid)).id)
    expect(await textOf(booking.email, 'quoteSent')).toMatch(new RegExp(`^Hello ${name},`))
  })

  it('names the price that the site shows for this party, tax and surcharge included, from the first one on', async () => {
    const tourId = await aTour({ ...PRICES, tripDays: 2, surchargeCentsPerDay: 50_00 })
    const party = { adults: 2, children: 0 }
    const booking = await aBooking({ tourId, party, lang: 'ca' })
    // (2 × 400 + 2 days × 50) × 1.05
    expect(await textOf(booking.email, 'bookingRequestReceived')).toContain(
      'Listed price with GST: C$945\n',
    )
    const korean = await aBooking({ tourId, party, lang: 'kr' })
    expect(await textOf(korean.email, 'bookingRequestReceived')).toMatch(
      /C\$[\d,.]+ \/ [\d,]+000원/,
    )
  })

  it('names no price while that is on request', async () => {
    const booking = await aBooking({ tourId: await aTour() })
    expect(await textOf(booking.email, 'bookingRequestReceived')).not.toMatch(/Listed|C\$/)
  })

  it('has the company’s phone in its foot', async () => {
    const booking = await aBooking()
    const text = await textOf(booking.email, 'bookingRequestReceived')
    expect(text.split('\n-- \n')[1]).toContain(FIRST_SETTINGS.company.phone)
  })
})
