import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256 of the parts with the site's pepper, base64url (43 characters): to look up, never to read. */
export function keyedHash(pepper: string, ...parts: (string | number)[]): string {
  return createHmac('sha256', pepper).update(parts.join('\u0000')).digest('base64url')
}

/** SHA-256 as base64url: of a value that is random already, or to compare. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** A random token of `bytes` bytes, base64url. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** Compares two strings in time that depends on their length only. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
