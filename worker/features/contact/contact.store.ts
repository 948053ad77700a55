import { contactMessages } from '../../db/schema/contact'
import type { RequestScope } from '../../http/context'
import type { Mail } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import type { Keyed } from './contact.keys'
import { writeMail } from './contact.mail'

/** Stores the message with its reference number and queues its mail, in one batch. */
export async function storeMessage(
  c: RequestScope,
  keyed: Keyed,
  reference: string,
): Promise<void> {
  const { kind, senderKey, proofKey, bodyHash, requestKey } = keyed
  const { db, now } = c.var
  const mail: Mail = {
    ...(await writeMail(c, keyed, reference)),
    cause: { type: 'contact', id: reference },
    requestKey,
  }
  const message = { reference, kind, senderKey, proofKey, bodyHash, createdAt: now }
  const text = kind === 'enquiry' ? textOf(keyed, mail) : {}
  await runBatchWithMails(
    c,
    [db.insert(contactMessages).values({ ...message, ...text })],
    [outboxStatement(db, mail, mailContext(c))],
  )
}

/** What the inbox shows of an inquiry. A tour that visitors cannot see is left out, as in the mail. */
function textOf({ form, lang, request: { people, date } }: Keyed, mail: Mail) {
  const { email, subject, body } = form
  const tour = mail.template === 'contactEnquiry' ? mail.trip?.tour : null
  return {
    email,
    emailKey: email.toLowerCase(),
    subject,
    body,
    lang,
    tourId: tour?.id ?? null,
    people: people ?? null,
    tripDay: date ?? null,
  }
}
