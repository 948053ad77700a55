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

/** A mail as a line of the file. */
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
