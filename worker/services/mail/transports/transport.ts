/** A mail as a provider gets it. Every header value in it is one line. */
export interface OutgoingMail {
  to: string
  from: { name: string; email: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Besides the usual ones. */
  headers: Record<string, string>
  /** The same for each try of one mail: a provider that has seen it sends nothing again. */
  key: string
}

/**
 * Hands a mail over and returns the provider's id for it, when it names one.
 * @throws DeliveryError
 */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<string | null>

/** Why a mail was not taken: a code for the outbox, never a text that could quote an address. */
export class DeliveryError extends Error {
  readonly code: string
  /** The provider will never take this mail. */
  readonly isFinal: boolean

  constructor(code: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'DeliveryError'
    this.code = code
    this.isFinal = options.isFinal ?? false
  }
}
