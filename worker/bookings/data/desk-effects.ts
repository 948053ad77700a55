import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { DeskEvent, DeskEventName } from '../../contracts/bookings/desk-events'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { MailStatements } from '../../services/mail/outbox'
import { visibleLength } from '../../contracts/text/text-length'
import { AppError } from '../../http/errors'

/** Effects of an admin's event besides the status. */
export interface DeskEffect {
  to: BookingStatus
  statements: Statement[]
  /** Run after the event, such as another event that it causes. */
  after?: Statement[]
  mails: MailStatements[]
  data: object
  /** The action in the audit log. */
  action: string
}

/** @throws AppError WriteContent */
export function requireReason(reason: string): void {
  if (visibleLength(reason) === 0)
    throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
}

/** An admin's input for an event. */
export type EventData = DeskEvent['data']

export type DeskCause = (
  c: MemberScope,
  booking: BookingRow,
  data: EventData,
) => DeskEffect | Promise<DeskEffect>

/** The desk events of one part of the bookings. */
export type DeskCauses = Partial<Record<DeskEventName, DeskCause>>
