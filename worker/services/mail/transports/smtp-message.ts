import { Email } from 'worker-mailer'
import { pick } from '../../../db/pick'
import { withAttachments } from './attachment-parts'
import { encodedWords } from './encoded-words'
import { mailboxText, type OutgoingMail } from './transport'

/** The message with headers, dot-stuffed and terminated. */
export function composeMessage(mail: OutgoingMail): string {
  const { from, replyTo, subject, headers, attachments, key } = mail
  const message = new Email({
    ...pick(mail, 'from', 'to', 'subject', 'text', 'html'),
    headers: {
      ...headers,
      From: fromHeader(from),
      // The library writes an obsolete zone.
      Date: new Date().toUTCString().replace('GMT', '+0000'),
      ...(replyTo && { 'Reply-To': replyTo }),
      Subject: encodedWords(subject, 'Subject'),
      'Message-ID': messageId(key, from.email),
    },
  }).getEmailData()
  return withAttachments(message, attachments)
}

function fromHeader(from: OutgoingMail['from']): string {
  const encoded = encodedWords(from.name, 'From')
  if (encoded === from.name) return mailboxText(from)
  // A line with an encoded word has at most 76 characters.
  const lastLine = `From: ${encoded}`.split('\r\n').at(-1) ?? ''
  const isLong = lastLine.length + from.email.length + 3 > 76
  return `${encoded}${isLong ? '\r\n' : ''} <${from.email}>`
}

/** The same on each try, so that a mail program shows a mail once even if it was accepted twice. */
function messageId(key: string, sender: string): string {
  return `<${key}@${sender.split('@')[1] ?? 'localhost'}>`
}
