import type { MailAttachment } from '../mail-content'

const LAST_BOUNDARY = /\r\n(--mixed_[\da-f]+)--\r\n\r\n\.\r\n$/
const LINE = /.{1,76}/g

/**
 * Puts files before the end of a `multipart/mixed` message. The library would write their names unencoded.
 * @throws Error for a message with another ending
 */
export function withAttachments(message: string, files: readonly MailAttachment[]): string {
  if (files.length === 0) return message
  const [end, boundary] = LAST_BOUNDARY.exec(message) ?? []
  if (end === undefined) throw new Error('The message has no last boundary')
  const parts = files.map((file) => `\r\n${boundary}\r\n${partOf(file)}`)
  return message.slice(0, -end.length) + parts.join('') + end
}

/** Base64: no line is too long, has eight bits or begins with a dot. */
function partOf({ name, type, body }: MailAttachment): string {
  const lines = Buffer.from(body).toString('base64').match(LINE) ?? []
  return [
    `Content-Type: ${type};\r\n ${parameter('name', name)}`,
    `Content-Disposition: attachment;\r\n ${parameter('filename', name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n')
}

/** RFC 2231 for other names: percent-encoded UTF-8 of every character except letters, digits and `._-`. */
function parameter(key: string, value: string): string {
  if (/^[\w. -]+$/.test(value)) return `${key}="${value}"`
  const encoded = encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${key}*=UTF-8''${encoded}`
}
