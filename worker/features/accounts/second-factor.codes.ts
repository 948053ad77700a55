import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'

/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds, which is all that some apps know). */

const SECRET_BYTES = 20
/** Periods of 30 seconds by which a clock may be wrong. */
const WINDOW = 1

const hmac = (_algorithm: string, key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha1', key).update(message).digest()

/** A new secret in base 32. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** The address in the QR code of an app. */
export function appAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), hmac }).toString()
}

/** The period to which a code belongs at `now` (UTC ms); null for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), hmac })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta
}
