import { nameIn, tourNamesStatement } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { linkBase } from '../../services/mail/link-base'
import type { MailAttachment } from '../../services/mail/mail-content'
import type { GuestRequest } from '../access/guest-access'
import { readState } from '../data/booking-state'
import { hoursOf } from '../mails/booking-mail'
import { calendarFile } from '../mails/calendar-file'

/** The confirmed trip as a calendar file to keep. @throws AppError NotPossibleNow unless it is confirmed */
export async function readGuestCalendar(c: GuestRequest): Promise<MailAttachment> {
  const { db, guest, now, settings } = c.var
  const { booking } = guest
  const { trip } = await readState(db, booking)
  if (booking.status !== 'confirmed' || !trip) throw new AppError('NotPossibleNow')
  const names = await tourNamesStatement(db, booking.tourId ?? 0)
  const { lang, icsSequence: sequence } = booking
  const entry = { booking, lang, tourName: nameIn(names, lang), ...hoursOf(trip), sequence }
  const baseUrl = linkBase(settings, c.req.url)
  return calendarFile({ ...entry, now, baseUrl }, { method: 'PUBLISH' })
}
