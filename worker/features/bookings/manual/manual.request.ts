import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { MemberScope } from '../../../http/context'
import { readSettings } from '../../../services/settings/settings'
import { guestMails, type MailedBooking } from '../desk/desk.mails'
import { getDeparture } from '../quotes/quotes.departures'
import type { Further, NewRow } from './manual.rows'

/** A request has at most a departure and a mail. */
export async function requested(
  c: MemberScope,
  wanted: ManualBooking,
  { row, tourNames }: { row: NewRow; tourNames: MailedBooking['tourNames'] },
): Promise<Further> {
  const { tripId = null, tourId, sendsMail } = wanted
  if (tripId !== null) await getDeparture(c.var.db, tripId, tourId)
  return {
    columns: { tripId },
    statements: [],
    mails: sendsMail ? await mailsOf(c, row, tourNames) : [],
  }
}

async function mailsOf(c: MemberScope, row: NewRow, tourNames: MailedBooking['tourNames']) {
  const { company } = await readSettings(c.env, c.var.db)
  return guestMails(
    c,
    { booking: row, tourNames, startDay: row.wishDay, endDay: null },
    {
      template: 'bookingRequestReceived',
      answerHours: company.answerHours,
      // The guest told the company this address, so it needs no proof.
      isOpened: true,
      pickupText: row.pickup,
      notes: row.notes,
    },
  )
}
