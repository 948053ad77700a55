import { randomBytes } from 'node:crypto'
import type { RequestScope } from '../../http/context'
import { checkChallenge, withChallenge } from '../../http/challenge'
import { AppError } from '../../http/errors'
import type { ErrorCode } from '../../contracts/errors'
import { readRequestKey, requireSameBody, runOnce, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import type { Lang } from '../../contracts/languages'
import {
  networkKey,
  requireNetworkWithinLimit,
  requireWithinLimit,
  loopbackFactor,
} from '../../http/rate-limits'
import { requireHuman } from '../../http/turnstile'
import { mailboxOf } from '../../contracts/email-address'
import type { InquiredTrip } from '../../services/mail/letters/contact'
import type { Mail, MailContent } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import type { ContactForm, EmailRequest } from '../../contracts/contact'
import {
  findByProof,
  findByRequestKey,
  findConfirmation,
  findTourName,
  type ContactKind,
} from './contact.queries'
import { CONFIRMATION_MS, referenceFrom } from './contact.rules'
import { contactMessages } from '../../db/schema/contact'

/** A second click gets these while the first is being written: the challenge is spent or the limit reached. */
const DUPLICATE_ERRORS = new Set<ErrorCode>(['TooManyRequests', 'IncorrectAnswer'])

interface ContactMessage {
  kind: ContactKind
  form: ContactForm
  request: EmailRequest
  lang: Lang
}

interface Keyed extends ContactMessage {
  /** The typed address, unproven: for limits only. */
  mailboxKey: string
  /** The address with the solved challenge, or else with the network. */
  senderKey: string
  bodyHash: string
  proofKey: string | null
  requestKey: RequestKey | null
}

/**
 * Queues the confirmation or the inquiry and returns the reference number. A repeated request (same key or same
 * challenge) gets the first one's reference and sends nothing.
 * @throws AppError IncorrectAnswer, SpamPreventionIncorrect, TooManyRequests, KeyReused
 */
export async function sendContactMail(c: RequestScope, message: ContactMessage): Promise<string> {
  const keyed = keyMessage(c, message)
  const isRecognised = keyed.requestKey !== null || keyed.proofKey !== null
  return runOnce({
    find: isRecognised ? () => findRepeated(c, keyed) : null,
    run: () => withChallenge(c, message.request.challenge, () => sendKeyed(c, keyed)),
    duplicateErrors: DUPLICATE_ERRORS,
  })
}

async function sendKeyed(c: RequestScope, keyed: Keyed): Promise<string> {
  const confirmed = await findConfirmation(
    c.var.db,
    keyed.senderKey,
    keyed.proofKey,
    c.var.now - CONFIRMATION_MS,
  )
  const isFollowUp = keyed.kind === 'enquiry' && confirmed !== null
  const reference = isFollowUp ? confirmed.reference : referenceFrom(randomBytes(8))
  if (!(isFollowUp && keyed.proofKey !== null)) await proveHuman(c, keyed.request)
  await takeLimits(c, keyed)
  await queue(c, keyed, reference)
  return reference
}

function keyMessage(c: RequestScope, message: ContactMessage): Keyed {
  const { pepper } = c.var.settings
  const { kind, form, request } = message
  const sender = form.email.toLowerCase()
  const proofKey = proofKeyOf(c, request)
  return {
    ...message,
    mailboxKey: keyedHash(pepper, 'contact.mailbox', mailboxOf(sender)),
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

/** What the inquiry is about, as the sender chose it. */
function tripOf({ tourId, people, date }: EmailRequest): string[] {
  return [tourId, people, date].map((value) => String(value ?? ''))
}

/** Identifies a solved challenge before it is checked; null without one. */
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

/**
 * The reference that the same request got before; null for a new one.
 * @throws AppError KeyReused, IncorrectAnswer
 */
async function findRepeated(c: RequestScope, { kind, requestKey, proofKey, bodyHash }: Keyed) {
  const byKey = requestKey && (await findByRequestKey(c.var.db, requestKey.key))
  if (requestKey && byKey) {
    requireSameBody(requestKey, byKey.bodyHash)
    return byKey.reference
  }
  const byProof = proofKey === null ? null : await findByProof(c.var.db, proofKey, kind)
  if (byProof && byProof.bodyHash !== bodyHash) throw incorrectAnswer()
  return byProof?.reference ?? null
}

/** Checks the challenge if it was sent, and Turnstile if configured. */
async function proveHuman(
  c: RequestScope,
  { challenge, answer, turnstile }: EmailRequest,
): Promise<void> {
  await requireHuman(c, turnstile)
  if (answer === undefined) return
  const isRight =
    challenge !== undefined &&
    (await checkChallenge(c.var.db, c.var.settings, { token: challenge, answer }, c.var.now))
  if (!isRight) throw incorrectAnswer()
}

async function takeLimits(c: RequestScope, { kind, mailboxKey, proofKey }: Keyed): Promise<void> {
  if (proofKey === null) await requireNetworkWithinLimit(c, 'contactUnanswered', kind)
  await requireNetworkWithinLimit(c, 'contact', kind)
  await requireWithinLimit(c.var, 'contactSender', kind + mailboxKey)
  await requireWithinLimit(c.var, 'contactSite', kind, loopbackFactor(c))
}

async function queue(c: RequestScope, keyed: Keyed, reference: string): Promise<void> {
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

type Addressed = Pick<Mail, 'to' | 'lang' | 'replyTo'>

function incorrectAnswer(): AppError {
  return new AppError('IncorrectAnswer', { fields: { answer: 'IncorrectAnswer' } })
}
