import type { EmailRequest } from '../../contracts/contact/contact'
import type { ContactForm } from '../../contracts/contact/contact-form'
import { mailboxOf } from '../../contracts/accounts/email-address'
import type { Lang } from '../../contracts/languages'
import type { RequestScope } from '../../http/context'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'
import type { ContactKind } from './contact.queries'

/** What a visitor sends through the contact form. */
export interface ContactMessage {
  kind: ContactKind
  form: ContactForm
  request: EmailRequest
  lang: Lang
}

/** A message with the keys that identify it. */
export interface Keyed extends ContactMessage {
  /** The typed address, unproven: for limits only. */
  mailboxKey: string
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
