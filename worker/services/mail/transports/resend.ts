import { pick } from '../../../db/pick'
import type { MailAttachment } from '../mail-content'
import { mailboxText, DeliveryError, type Transport, type OutgoingMail } from './transport'

/** The mail itself is wrong; everything else (keys, limits, outages) may pass with time. */
const FINAL_STATUSES = new Set([400, 413, 422])

/** Sends through Resend's HTTP API, which recognises a repeated `Idempotency-Key` for 24 hours. */
export function resendTransport(settings: { url: string; key: string }): Transport {
  return async function sendByHttp(mail, signal) {
    const response = await fetch(`${settings.url}/emails`, {
      method: 'POST',
      signal,
      headers: {
        authorization: `Bearer ${settings.key}`,
        'content-type': 'application/json',
        'idempotency-key': mail.key,
      },
      body: JSON.stringify(toMessage(mail)),
    }).catch((cause: unknown) => {
      throw new DeliveryError('Network', { cause })
    })
    if (!response.ok) {
      await response.body?.cancel()
      const isFinal = FINAL_STATUSES.has(response.status)
      throw new DeliveryError(`Http${response.status}`, { isFinal })
    }
    // The mail is accepted, even if the response body is lost.
    const body = await response.json<{ id?: unknown }>().catch(() => null)
    return typeof body?.id === 'string' ? body.id.slice(0, 200) : null
  }
}

function toMessage({ to, from, replyTo, attachments, ...mail }: OutgoingMail) {
  return {
    from: mailboxText(from),
    to: [to],
    ...pick(mail, 'subject', 'text', 'html', 'headers'),
    ...(replyTo && { reply_to: replyTo }),
    ...(attachments.length > 0 && { attachments: attachments.map(toFile) }),
  }
}

function toFile({ name, type, body }: MailAttachment) {
  return { filename: name, content_type: type, content: Buffer.from(body).toString('base64') }
}
