import { createHmac } from 'node:crypto'
import { RECOVERY_CODES } from '../../contracts/accounts/second-factor'
import { keyedHash } from '../../http/keyed-hash'
import { randomInteger } from '../../http/random'

/** Secrets of apps are encrypted with AES-256-GCM, because the site has to read them; recovery codes are only hashed. */

const IV_BYTES = 12
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

/** A secret as it is stored. */
export async function sealSecret(pepper: string, userId: number, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(
    optionsOf(userId, iv),
    await keyOf(pepper),
    new TextEncoder().encode(secret),
  )
  return `${Buffer.from(iv).toString('base64url')}.${Buffer.from(sealed).toString('base64url')}`
}

/** The secret of a member; null if it was sealed with another pepper or for another member. */
export async function openSecret(
  pepper: string,
  userId: number,
  stored: string,
): Promise<string | null> {
  const [iv = '', sealed = ''] = stored.split('.')
  try {
    const opened = await crypto.subtle.decrypt(
      optionsOf(userId, Buffer.from(iv, 'base64url')),
      await keyOf(pepper),
      Buffer.from(sealed, 'base64url'),
    )
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

function optionsOf(userId: number, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(String(userId)) }
}

function keyOf(pepper: string): Promise<CryptoKey> {
  const bytes = createHmac('sha256', pepper).update('second factor').digest()
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** New recovery codes, as they are shown: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInteger(0, LETTERS.length - 1)])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** The hash of a recovery code, typed in any case, with or without hyphens. */
export function hashRecoveryCode(pepper: string, userId: number, code: string): string {
  return keyedHash(pepper, 'recovery code', userId, plainCode(code))
}

/** A typed code without spaces and hyphens. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
}
