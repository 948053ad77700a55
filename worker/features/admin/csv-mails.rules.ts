import type { OutboxMail } from '../../contracts/admin/mail'
import { csvTime, type CsvValue } from '../../services/csv'

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
