import { readState } from '../data/booking-state'
import { bookingScope } from '../mails/booking-mail'
import type { Cause } from '../data/desk-effects'
import { readSettings } from '../../services/settings/settings'
import { changed } from './changes.move'

/**
 * An admin records that the guest agreed to the change, but not on the page; `via` is the channel.
 * @throws AppError as `acceptChange`
 */
export const agreeForGuest: Cause<'change.accept'> = async (c, { booking }, { via }) => {
  const { db } = c.var
  const { bookings: settings } = await readSettings(c.env, db)
  const state = await readState(db, booking)
  const moved = await changed(bookingScope(c), { booking, state, by: 'staff', settings })
  return {
    statements: moved.statements,
    after: moved.after,
    mails: moved.mails,
    data: { ...moved.data, via },
  }
}
