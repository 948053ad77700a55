import { randomBytes } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new public id of a booking: ten characters that are easy to read aloud. */
export function newPid(): string {
  return Array.from(randomBytes(10), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}
