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
      ...(replyTo && { 'Reply-To': replyTo }),
      Subject: encodedWords(subject),
      'Message-ID': messageId(key, from.email),
    },
  }).getEmailData()
  return withAttachments(message, attachments)
}

function fromHeader(from: OutgoingMail['from']): string {
  const encoded = encodedWords(from.name)
  return encoded === from.name ? mailboxText(from) : `${encoded} <${from.email}>`
}

/** The same on each try, so that a mail program shows a mail once even if it was accepted twice. */
function messageId(key: string, sender: string): string {
  return `<${key}@${sender.split('@')[1] ?? 'localhost'}>`
}
