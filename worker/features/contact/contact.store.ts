import { contactMessages } from '../../db/schema/contact'
import type { RequestScope } from '../../http/context'
import type { Mail, MailContent } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import type { Keyed } from './contact.keys'
import type { EmailRequest } from '../../contracts/contact/contact'
import type { Lang } from '../../contracts/languages'
import type { InquiredTrip } from '../../services/mail/letters/contact'
import { findTourName } from './contact.queries'

/** Stores the message with its reference number and queues its mail, in one batch. */
export async function storeMessage(c: RequestScope, keyed: Keyed, reference: string) {
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

type Addressed = Pick<Mail, 'to' | 'lang' | 'replyTo'>

/** A fixed text to the sender, or the sender's text to the company. A request never chooses the recipient. */
async function writeMail(
  c: RequestScope,
  { kind, form, request, lang }: Keyed,
  reference: string,
): Promise<MailContent & Addressed> {
  if (kind === 'confirmation')
    return { template: 'contactConfirmation', reference, to: form.email, lang }
  const { company, companyLang } = c.var.settings.mail
  const { email: sender, subject, body: text } = form
  return {
    template: 'contactEnquiry',
    reference,
    sender,
    subject,
    text,
    pageLang: lang,
    trip: await findTrip(c, request, companyLang),
    to: company,
    lang: companyLang,
    replyTo: sender,
  }
}

/** The company reads the tour's own name, never one from a request; an unknown tour is left out. */
async function findTrip(
  c: RequestScope,
  { tourId, people, date }: EmailRequest,
  lang: Lang,
): Promise<InquiredTrip> {
  const name = tourId === undefined ? null : await findTourName(c.var.db, tourId, lang)
  return {
    tour: tourId !== undefined && name !== null ? { id: tourId, name } : null,
    people: people ?? null,
    date: date ?? null,
  }
}
