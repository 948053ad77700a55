import { contactMessages } from '../../db/schema/contact'
import type { RequestScope } from '../../http/context'
import type { Mail, MailContent } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import type { EmailRequest } from '../../contracts/contact/contact'
import type { Lang } from '../../contracts/languages'
import type { InquiredTrip } from '../../services/mail/letters/contact'
import { findTourName, type ContactKind } from './contact.queries'
import type { ContactForm } from '../../contracts/contact/contact-form'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'

/** Stores the message with its reference number and its mail, in one batch. */
export async function storeMessage(
  c: RequestScope,
  keyed: Keyed,
  { reference, isHeld }: { reference: string; isHeld: boolean },
) {
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
    [outboxStatement(db, mail, { ...mailContext(c), isHeld })],
  )
}

/** An inquiry's values for the inbox. A tour that visitors cannot see is left out, as in the mail. */
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

/** A visitor's message through the contact form. */
export interface ContactMessage {
  kind: ContactKind
  form: ContactForm
  request: EmailRequest
  lang: Lang
}

/** A message with the keys that identify it. */
export interface Keyed extends ContactMessage {
  /** The address combined with the solved challenge, or else with the network. */
  senderKey: string
  bodyHash: string
  proofKey: string | null
  requestKey: RequestKey | null
}

/** @throws AppError Invalid for a malformed request key */
export function keyMessage(c: RequestScope, message: ContactMessage): Keyed {
  const { pepper } = c.var.settings
  const { kind, form, request } = message
  const sender = form.email.toLowerCase()
  const proofKey = proofKeyOf(c, request)
  return {
    ...message,
    senderKey: keyedHash(pepper, 'contact.sender', sender, proofKey ?? networkKey(c)),
    bodyHash: keyedHash(
      pepper,
      'contact.body',
      kind,
      sender,
      ...(kind === 'enquiry' ? [form.subject, form.body, ...tripOf(request)] : []),
    ),
    proofKey,
    requestKey: readRequestKey(c, networkKey(c), { kind, ...form, trip: tripOf(request) }),
  }
}

function tripOf({ tourId, people, date }: EmailRequest): string[] {
  return [tourId, people, date].map((value) => String(value ?? ''))
}

/** Identifies a solved challenge before it is checked; null if there is none. */
function proofKeyOf(
  c: RequestScope,
  { challenge = '', answer = '', turnstile = '' }: EmailRequest,
): string | null {
  const { pepper, turnstile: isAsked } = c.var.settings
  const hasToken = isAsked !== null && turnstile !== ''
  return answer === '' && !hasToken
    ? null
    : keyedHash(pepper, 'contact.proof', challenge, answer, turnstile)
}
