import type { GuestLetter } from '../../contracts/mail-kinds'
import type { DeskEventName, InputOf, LetterOf } from '../../contracts/bookings/booking-events'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { MailsOf } from '../../services/mail/outbox'
import { visibleLength } from '../../contracts/text/text-length'
import { AppError } from '../../http/errors'

/** The writes of an admin's event, in addition to the event itself and its status. */
export interface DeskEffect<Letter extends GuestLetter = GuestLetter> {
  statements?: Statement[]
  /** Run after the event, such as another event that it causes. */
  after?: Statement[]
  mails?: MailsOf<Letter>
  /** Stored with the event: ids, numbers, codes and the reason that the guest reads. */
  data?: object
  /** The action in the audit log, if it is another than the event. */
  auditedAs?: 'deposit.waive'
}

/** The booking that an event happens to. */
export interface Affected {
  booking: BookingRow & { status: BookingStatus }
}

/** The effect of an event on a booking; `found` is what the effect needs to know of it. */
export type Cause<Event extends DeskEventName, Found extends Affected = Affected> = (
  c: MemberScope,
  found: Found,
  input: InputOf<Event>,
) => DeskEffect<LetterOf<Event>> | Promise<DeskEffect<LetterOf<Event>>>

/** @throws AppError WriteContent */
export function requireReason(reason: string): void {
  if (visibleLength(reason) === 0)
    throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
}
