import type { AuditEntries } from '../../contracts/audit'
import type { Member } from '../../contracts/members-desk'
import type { OutboxMail } from '../../contracts/mail'
import { csvTime, type CsvValue } from '../../services/csv'

export const MEMBER_TITLES = [
  'id',
  'name',
  'email',
  'language',
  'verified',
  'banned',
  'admin',
  'news',
  'since',
  'last active',
]

export function toMemberLine(member: Member): CsvValue[] {
  return [
    member._id,
    member.username,
    member.email,
    member.lang,
    member.isVerified,
    member.isBanned,
    member.isSuperUser,
    member.wantEmail,
    csvTime(member.createdAt),
    csvTime(member.lastActiveAt),
  ]
}

export const MAIL_TITLES = [
  'id',
  'to',
  'subject',
  'kind',
  'language',
  'state',
  'tries',
  'error',
  'written',
  'sent',
]

export function toMailLine(mail: OutboxMail): CsvValue[] {
  return [
    mail._id,
    mail.to,
    mail.subject,
    mail.template,
    mail.lang,
    mail.status,
    mail.attempts,
    mail.lastError,
    csvTime(mail.createdAt),
    csvTime(mail.sentAt),
  ]
}

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
