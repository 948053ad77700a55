import type { AuditEntries } from '../../contracts/admin/audit'
import type { OutboxMail } from '../../contracts/admin/mail'
import type { Member } from '../../contracts/admin/members-desk'
import { csvTime } from '../../contracts/text/csv-line'
import type { CsvColumns } from './csv-table'

export const MEMBER_COLUMNS: CsvColumns<Member> = {
  id: ({ _id }) => _id,
  name: ({ username }) => username,
  email: ({ email }) => email,
  language: ({ lang }) => lang,
  verified: ({ isVerified }) => isVerified,
  banned: ({ isBanned }) => isBanned,
  admin: ({ role }) => role === 'admin',
  role: ({ role }) => role,
  news: ({ wantEmail }) => wantEmail,
  since: ({ createdAt }) => csvTime(createdAt),
  'last active': ({ lastActiveAt }) => csvTime(lastActiveAt),
}

export const MAIL_COLUMNS: CsvColumns<OutboxMail> = {
  id: ({ _id }) => _id,
  to: ({ to }) => to,
  subject: ({ subject }) => subject,
  kind: ({ template }) => template,
  language: ({ lang }) => lang,
  state: ({ status }) => status,
  tries: ({ attempts }) => attempts,
  error: ({ lastError }) => lastError,
  written: ({ createdAt }) => csvTime(createdAt),
  sent: ({ sentAt }) => csvTime(sentAt),
}

export const AUDIT_COLUMNS: CsvColumns<AuditEntries['entries'][number]> = {
  id: ({ _id }) => _id,
  at: ({ at }) => csvTime(at),
  person: ({ actor }) => actor,
  action: ({ action }) => action,
  kind: ({ subjectType }) => subjectType,
  thing: ({ subjectId }) => subjectId,
  name: ({ subject }) => subject?.name ?? null,
  detail: ({ detail }) => detail,
  request: ({ requestId }) => requestId,
}
