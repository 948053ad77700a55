import { randomBytes } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new public id of a booking: ten letters that can be read out. */
export function newPid(): string {
  return Array.from(randomBytes(10), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}
