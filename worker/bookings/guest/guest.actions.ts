import { and, eq, lt } from 'drizzle-orm'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import { bookings } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import { readSettings } from '../../services/settings/settings'
import type { GuestRequest } from '../access/guest-access'
import { findBookingByPid } from '../data/booking-row'
import { payCurrencies } from '../data/money'
import { readReceipt } from '../data/receipt'
import { toGuestBooking } from './guest.presenter'
import { readGuestFacts, type GuestFacts } from './guest.queries'

/** The guest's booking as it is now. @throws AppError LinkWrong if it no longer exists */
export async function readGuestBooking(c: GuestRequest): Promise<GuestBooking> {
  const { db, guest, now } = c.var
  const [facts, settings, receipt] = await Promise.all([
    readGuestFacts(db, guest.booking, now),
    readSettings(c.env, db),
    guest.scope === 'lead' ? readReceipt(db, guest.booking) : undefined,
  ])
  if (guest.scope === 'lead') await noteSeenQuote(c, facts)
  const shown = toGuestBooking(guest, facts, {
    now,
    currencies: payCurrencies(settings),
    bank: settings.bank,
  })
  return { ...shown, ...(receipt && { receipt }) }
}

/** The guest's booking after a change, read again. */
export async function readAgain(c: GuestRequest): Promise<GuestBooking> {
  const { db, guest } = c.var
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking) throw new AppError('LinkWrong')
  c.var.guest.booking = booking
  return readGuestBooking(c)
}

/** The guest has seen this quote, and needs no reminder that it is there. */
async function noteSeenQuote(
  { var: { db, guest } }: GuestRequest,
  { quote }: Pick<GuestFacts, 'quote'>,
): Promise<void> {
  const { id, quoteSeen } = guest.booking
  if (!quote || quote.number <= quoteSeen) return
  await db
    .update(bookings)
    .set({ quoteSeen: quote.number })
    .where(and(eq(bookings.id, id), lt(bookings.quoteSeen, quote.number)))
}
