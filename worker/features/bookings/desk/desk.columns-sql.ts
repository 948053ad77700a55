import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import type { PipelineColumn } from '../../../contracts/bookings/bookings-query'
import { lacksGuideSql } from '../../../services/bookings/assignments'
import { lacksDepositSql } from '../../../services/bookings/money'

export const STATUSES: Record<PipelineColumn, readonly BookingStatus[]> = {
  new: ['requested', 'waitlisted'],
  quoted: ['quoted'],
  hold: ['offered', 'on_hold'],
  confirmed: ['confirmed'],
  road: ['confirmed'],
  done: ['completed', 'no_show', 'cancelled', 'expired', 'closed'],
  // Waiting guests may have a booking of any status.
  late: [],
  noGuide: ['confirmed'],
  reversed: ['confirmed'],
}

/** The lists that are sorted by urgency, each with the SQL of the moment (UTC ms) to sort by. */
export const URGENT: Partial<Record<PipelineColumn, string>> = {
  late: 'awaits_since',
  noGuide: '(SELECT starts_at FROM trips WHERE trips.id = bookings.trip_id)',
}

export const HAS_NO_GUIDE = lacksGuideSql('bookings.status', 'bookings.trip_id')
export const IS_REVERSED = lacksDepositSql('bookings')

/** Statuses as an SQL list. */
export function quoted(statuses: readonly BookingStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}
