import type { BookingEvent, BookingStatus } from '../../contracts/bookings/booking-states'
import type { DeskEvent } from '../../contracts/bookings/desk-events'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { QueuedMail } from '../mail/outbox'
import { visibleLength } from '../../contracts/text/text-length'
import { AppError } from '../../http/errors'

/** What an event of an admin changes besides the status. */
export interface DeskEffect {
  to: BookingStatus
  statements: Statement[]
  /** After the event, such as another one that follows from it. */
  after?: Statement[]
  mails: QueuedMail[]
  data: object
  /** Of the audit row. */
  action: string
}

/** @throws AppError WriteContent */
export function requireReason(reason: string): void {
  if (visibleLength(reason) === 0)
    throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
}

export type DeskCause = (
  c: MemberScope,
  booking: BookingRow,
  data: DeskEvent['data'],
) => Promise<DeskEffect>

/** Events of the desk that another feature than bookings knows. */
export type DeskCauses = Partial<Record<BookingEvent, DeskCause>>
