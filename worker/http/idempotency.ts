import type { RequestScope } from './context'
import { DAY_MS } from '../contracts/dates/durations'
import { AppError } from './errors'
import { keyedHash, sha256 } from './keyed-hash'

/** Period for which a request key returns the first result. */
export const REQUEST_KEY_MS = DAY_MS

export interface RequestKey {
  key: string
  bodyHash: string
}

/**
 * The `Idempotency-Key` of a request, bound to its sender (a user id or network key) and route. The row that the
 * request writes stores it in a unique column, so a retry finds the row and never writes twice. A long body is given as
 * its bytes: to write it again would take longer than to read it.
 * @throws AppError Invalid (422) for a key that is not 1 to 200 printable ASCII characters
 */
export function readRequestKey(
  c: RequestScope,
  sender: string | number,
  body: unknown,
): RequestKey | null {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  requireKey(header)
  const { pepper } = c.var.settings
  return {
    key: keyedHash(pepper, 'request', sender, c.req.method, c.req.path, header),
    bodyHash: keyedHash(
      pepper,
      'body',
      body instanceof Uint8Array ? sha256(body) : JSON.stringify(body),
    ),
  }
}

/** @throws AppError Invalid (422) without a key of 1 to 200 printable ASCII characters */
export function requireKey(header: string | undefined): string {
  if (header !== undefined && /^[\x21-\x7e]{1,200}$/.test(header)) return header
  throw new AppError('Invalid', { fields: { 'Idempotency-Key': 'invalid' } })
}

/** The columns of a row that keep the key of its request. */
export function keyColumns(key: RequestKey | null | undefined) {
  return { requestKey: key?.key ?? null, requestHash: key?.bodyHash ?? null }
}

/** @throws AppError KeyReused (422) when the key came with another body the first time */
export function requireSameBody(requestKey: RequestKey, storedBodyHash: string | null): void {
  if (storedBodyHash !== requestKey.bodyHash) throw new AppError('KeyReused')
}
