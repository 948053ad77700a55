import { auditStatement, type AuditScope } from '../../db/audit'
import type { Statement } from '../../db/db'

/** The audit log's row for an admin's write about a booking. `detail` must never contain text that a person wrote. */
export function auditOfBooking(
  c: AuditScope,
  bookingId: number | string,
  action: string,
  detail?: string,
): Statement {
  const about = { subjectType: 'booking', subjectId: bookingId, action }
  return auditStatement(c, detail === undefined ? about : { ...about, detail })
}
