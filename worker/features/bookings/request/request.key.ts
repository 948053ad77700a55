import type { BookingRequest } from '../../../contracts/bookings/booking-request'
import type { Actor, RequestScope } from '../../../http/context'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { keyedHash } from '../../../http/keyed-hash'
import { networkKey } from '../../../http/rate-limits'

export interface Keyed {
  request: BookingRequest
  /** Hash of everything that the visitor wrote. */
  contentHash: string
  /** Null if a member's client sent no key. */
  requestKey: RequestKey | null
  member: Actor | null
}

/** If the client sent no key, a solved challenge identifies the request. */
export function keyRequest(c: RequestScope, request: BookingRequest, member: Actor | null): Keyed {
  const { challenge, answer, turnstile, ...content } = request
  const { pepper } = c.var.settings
  const contentHash = keyedHash(pepper, 'body', JSON.stringify(content))
  const isSolved = (challenge !== undefined && answer !== undefined) || turnstile !== undefined
  const proof = () => ({
    key: keyedHash(pepper, 'booking.proof', challenge ?? '', answer ?? '', turnstile ?? ''),
    bodyHash: contentHash,
  })
  const requestKey = readRequestKey(c, networkKey(c), content) ?? (isSolved ? proof() : null)
  return { request, contentHash, requestKey, member }
}
