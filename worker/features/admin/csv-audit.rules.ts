import type { AuditEntries } from '../../contracts/admin/audit'
import { csvTime, type CsvValue } from '../../services/csv'

export const AUDIT_TITLES = [
  'id',
  'at',
  'person',
  'action',
  'kind',
  'thing',
  'name',
  'detail',
  'request',
]

export function toAuditLine(entry: AuditEntries['entries'][number]): CsvValue[] {
  return [
    entry._id,
    csvTime(entry.at),
    entry.actor,
    entry.action,
    entry.subjectType,
    entry.subjectId,
    entry.subject?.name ?? null,
    entry.detail,
    entry.requestId,
  ]
}
