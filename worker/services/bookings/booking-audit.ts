import { auditStatement, type AuditScope } from '../../db/audit'
import type { Statement } from '../../db/db'

/** The audit row of an admin's write about a booking: see `auditStatement`. `detail` never has text of a person. */
export function auditOfBooking(
  c: AuditScope,
  bookingId: number | string,
  action: string,
  detail?: string,
): Statement {
  const about = { subjectType: 'booking', subjectId: bookingId, action }
  return auditStatement(c, detail === undefined ? about : { ...about, detail })
}
