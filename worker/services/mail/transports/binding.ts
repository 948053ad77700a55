import { pick } from '../../../db/pick'
import type { MailAttachment } from '../mail-content'
import { DeliveryError, type Transport } from './transport'

/** Errors that no retry can change. */
const FINAL = /^E_(?:RECIPIENT_SUPPRESSED|RECIPIENT_NOT_ALLOWED|VALIDATION_ERROR|FIELD_MISSING)$/

/** Sends through the `send_email` binding, which writes files in local development. */
export function bindingTransport(binding: SendEmail): Transport {
  return async function sendByBinding(mail) {
    const { replyTo, attachments } = mail
    try {
      const { messageId } = await binding.send({
        ...pick(mail, 'to', 'from', 'subject', 'text', 'html', 'headers'),
        ...(replyTo && { replyTo }),
        ...(attachments.length > 0 && { attachments: attachments.map(toFile) }),
      })
      return messageId
    } catch (cause) {
      const code = errorCode(cause)
      throw new DeliveryError(code ?? 'BindingFailed', {
        cause,
        isFinal: code !== null && FINAL.test(code),
      })
    }
  }
}

/** As bytes: a string may be taken for text or for base64. */
function toFile({ name, type, body }: MailAttachment) {
  const content = new TextEncoder().encode(body)
  return { disposition: 'attachment', filename: name, type, content } as const
}

function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : null
}
