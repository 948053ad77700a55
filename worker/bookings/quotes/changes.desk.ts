import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readState } from '../data/booking-state'
import { bookingScope } from '../mails/booking-mail'
import type { DeskEffect, EventData } from '../data/desk-effects'
import { readSettings } from '../../services/settings/settings'
import { changed } from './changes.move'

/**
 * An admin records that the guest agreed to the change, but not on the page; `data.via` is the channel.
 * @throws AppError as `acceptChange`, Invalid without `via`
 */
export async function agreeForGuest(
  c: MemberScope,
  booking: BookingRow & { status: DeskEffect['to'] },
  { via }: EventData,
): Promise<DeskEffect> {
  if (via === undefined) throw new AppError('Invalid', { fields: { 'data.via': 'Invalid' } })
  const { db } = c.var
  const { bookings: settings } = await readSettings(c.env, db)
  const state = await readState(db, booking)
  const moved = await changed(bookingScope(c), { booking, state, by: 'staff', settings })
  return {
    to: booking.status,
    statements: moved.statements,
    after: moved.after,
    mails: moved.mails,
    data: { ...moved.data, via },
    action: 'booking.change',
  }
}
