import { randomBytes } from 'node:crypto'
import { referenceFrom } from '../../contracts/bookings/booking-reference'
import { isUniqueViolation } from '../../db/failures'
import { randomInteger } from '../../http/random'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new public id of a booking: ten characters that are easy to read aloud. */
export function newPid(): string {
  return Array.from(randomBytes(10), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}

const TRIES = 5

/**
 * Runs a write with a new reference, and retries with another one if a booking already has it.
 * @throws the last error of `run`
 */
export async function withReference<Result>(
  run: (reference: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(referenceFrom(randomInteger))
    } catch (error) {
      const isTaken = isUniqueViolation(error, 'bookings.reference')
      if (!isTaken || attempt === TRIES) throw error
    }
  }
}
