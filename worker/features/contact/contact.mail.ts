import type { EmailRequest } from '../../contracts/contact/contact'
import type { Lang } from '../../contracts/languages'
import type { RequestScope } from '../../http/context'
import type { InquiredTrip } from '../../services/mail/letters/contact'
import type { Mail, MailContent } from '../../services/mail/mail-content'
import type { Keyed } from './contact.keys'
import { findTourName } from './contact.queries'

type Addressed = Pick<Mail, 'to' | 'lang' | 'replyTo'>

/** A fixed text to the sender, or the sender's text to the company. A request never chooses the recipient. */
export async function writeMail(
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
