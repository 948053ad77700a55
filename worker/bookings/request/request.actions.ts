import type { BookingRequest } from '../../contracts/bookings/booking-request'
import type { ErrorCode } from '../../contracts/errors'
import { withChallenge, checkChallenge } from '../../http/challenge'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { requireHuman } from '../../http/turnstile'
import { countMessage } from '../../services/mail/form-limits'
import {
  readRequestFacts,
  findByRequestKey,
  findOpenBooking,
  type RequestFacts,
  type SameRequest,
} from './request.queries'
import { requestRefusal } from './request.rules'
import {
  keyRequest,
  mailLinkAgain,
  storeRequest,
  type Keyed,
  type Requested,
} from './request.store'

/** Errors of a second click while the first request is being stored: the question is used up or the limit reached. */
const DUPLICATE_ERRORS = new Set<ErrorCode>(['TooManyRequests', 'SpamPreventionIncorrect'])

/**
 * Stores a request with its mails. A repeated request gets the first one's booking. If the address already has an open
 * booking for the same tour and day, that booking's link is mailed again. The sender cannot tell these cases from a new
 * booking.
 * @throws AppError NotFound, Invalid, DayClosed, DayFull, OutOfSeason, SeatsGone, CutOffPassed, SpamPreventionIncorrect,
 * TooManyRequests, KeyReused
 */
export async function sendRequest(c: RequestScope, request: BookingRequest): Promise<Requested> {
  const actor = await c.var.actor()
  const member = actor?.isVerified ? actor : null
  const keyed = keyRequest(c, request, member)
  const { requestKey } = keyed
  return runOnce({
    find: requestKey && (() => findRepeated(c, keyed, requestKey)),
    run: () => withChallenge(c, request.challenge, () => sendKeyed(c, keyed)),
    duplicateErrors: DUPLICATE_ERRORS,
  })
}

/** @throws AppError KeyReused */
async function findRepeated(c: RequestScope, { contentHash }: Keyed, requestKey: RequestKey) {
  const found = await findByRequestKey(c.var.db, requestKey.key)
  if (!found) return null
  const { booking, mailedHash } = found
  requireSameBody(requestKey, mailedHash ?? booking.requestHash)
  return { booking, isOwn: booking.requestHash === contentHash }
}

async function sendKeyed(c: RequestScope, keyed: Keyed): Promise<Requested> {
  const { request } = keyed
  const facts = await readRequestFacts(c.var.db, request, c.var.now)
  const refusal = requestRefusal(request, facts, c.var.now)
  if (refusal) throw new AppError(refusal.code, refusal.fields && { fields: refusal.fields })
  if (!keyed.member) await proveHuman(c, request)
  const held = await countMessage(c, { form: 'booking', email: request.email })
  const same = sameAs(request, facts)
  const open = await findOpenBooking(c.var.db, same)
  if (open) return mailLinkAgain(c, open, { keyed, facts, held })
  return storeRequest(c, same, { keyed, facts, held })
}

function sameAs({ email, tourId, day }: BookingRequest, { trip }: RequestFacts): SameRequest {
  return { emailKey: email.toLowerCase(), tourId, day: trip?.startDay ?? day ?? null }
}

/** @throws AppError SpamPreventionIncorrect */
async function proveHuman(
  c: RequestScope,
  { challenge: token, answer, turnstile }: BookingRequest,
): Promise<void> {
  await requireHuman(c, turnstile)
  const { db, settings, now } = c.var
  const isRight =
    token !== undefined &&
    answer !== undefined &&
    (await checkChallenge(db, settings, { token, answer }, now))
  if (!isRight)
    throw new AppError('SpamPreventionIncorrect', { fields: { answer: 'SpamPreventionIncorrect' } })
}
