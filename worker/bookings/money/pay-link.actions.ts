import { PAYABLE } from '../../contracts/bookings/pay-methods'
import type { PayLinkChange } from '../../contracts/bookings/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { getBooking, changeBooking } from '../data/booking-row'
import { writeBooking } from '../data/booking-write'
import { readMoney } from './desk-money'

/**
 * Gives a booking a payment link of its own, or removes it.
 * @throws AppError NotFound, BookingChanged, NotPossibleNow
 */
export async function changePayLink(c: MemberScope, id: number, { version, link }: PayLinkChange) {
  const { db } = c.var
  const booking = await getBooking(db, id)
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (!PAYABLE.has(booking.status) || booking.erasedAt !== null)
    throw new AppError('NotPossibleNow')
  const payLink = link === '' ? null : link
  const statements = [
    changeBooking(db, id, { payLink }),
    staffEvent(c.var, booking, {
      event: 'money.note',
      data: { payLink: payLink === null ? 'taken' : 'given' },
    }),
    auditOfBooking(c, id, 'booking.payLink', payLink === null ? 'none' : new URL(link).host),
  ]
  await writeBooking(c, statements, [])
  return readMoney(c, id)
}
