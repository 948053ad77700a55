import type { MailAttachment } from '../mail-content'

/** A mail for a provider. Every header value is one line. */
export interface OutgoingMail {
  to: string
  from: { name: string; email: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** In addition to the usual ones. */
  headers: Record<string, string>
  /** Text files; name and type are one line each. */
  attachments: MailAttachment[]
  /** Idempotency key, the same on each try of one mail. */
  key: string
}

/** Sends a mail and returns the provider's id for it, if any. @throws DeliveryError */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<string | null>

/** The reason why a mail was not accepted: a code for the outbox, never a text that may quote an address. */
export class DeliveryError extends Error {
  readonly code: string
  /** No retry can succeed. */
  readonly isFinal: boolean

  constructor(code: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'DeliveryError'
    this.code = code
    this.isFinal = options.isFinal ?? false
  }
}

/** Characters with a meaning in address lists (RFC 5322, 3.2.3): unquoted, `Tours, Inc. <a@b>` is two addresses. */
const SPECIAL = /[()<>[\]:;@\\,."]/

/** An address with a name, in Unicode. */
export function mailboxText({ name, email }: OutgoingMail['from']): string {
  const phrase = SPECIAL.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name
  return `${phrase} <${email}>`
}
