import { exists, not } from 'drizzle-orm'
import type { BookingRequest } from '../../../contracts/booking-request'
import { mailboxOf } from '../../../contracts/email-address'
import type { ErrorCode } from '../../../contracts/errors'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { checkChallenge, withChallenge } from '../../../http/challenge'
import type { Actor, RequestScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import {
  readRequestKey,
  requireSameBody,
  runOnce,
  type RequestKey,
} from '../../../http/idempotency'
import { keyedHash } from '../../../http/keyed-hash'
import {
  loopbackFactor,
  networkKey,
  requireNetworkWithinLimit,
  requireWithinLimit,
} from '../../../http/rate-limits'
import { requireHuman } from '../../../http/turnstile'
import { guestEvent, unborn } from '../../../services/bookings/caused-events'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { linkMail, requestMails } from './request.mails'
import {
  findByRequestKey,
  findOpenBooking,
  isOpenBooking,
  readRequestFacts,
  type RequestFacts,
  type SameRequest,
} from './request.queries'
import { newBooking } from './request.rows'
import { requestRefusal } from './request.rules'

const OPEN_BOOKING = 'OpenBooking'
/** A second click gets these while the first is being written: the question is used up or the limit reached. */
const DUPLICATE_ERRORS = new Set<ErrorCode>(['TooManyRequests', 'SpamPreventionIncorrect'])

interface Keyed {
  request: BookingRequest
  /** Hash of all that the visitor wrote. */
  contentHash: string
  /** Null for a member's request without one. */
  requestKey: RequestKey | null
  member: Actor | null
}

interface Requested {
  booking: BookingRow
  /** Whether the sender wrote all that the booking says, and may see it. */
  isOwn: boolean
}

/**
 * Stores a request with its mails. A repeated one gets the first one's booking; one for the same tour and day as an open
 * booking of the address has that booking's link mailed again. The sender cannot tell the two from a new one.
 * @throws AppError NotFound, Invalid, DayClosed, DayFull, SeatsGone, CutOffPassed, SpamPreventionIncorrect,
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

/** Without a key of the client, a solved question identifies the request. */
function keyRequest(c: RequestScope, request: BookingRequest, member: Actor | null): Keyed {
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

/** @throws AppError KeyReused */
async function findRepeated(
  c: RequestScope,
  { contentHash }: Keyed,
  requestKey: RequestKey,
): Promise<Requested | null> {
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
  await takeLimits(c, request)
  const same = sameAs(request, facts)
  const open = await findOpenBooking(c.var.db, same)
  if (open) return mailLinkAgain(c, open, { keyed, facts })
  return store(c, same, { keyed, facts })
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

async function takeLimits(c: RequestScope, { email }: BookingRequest): Promise<void> {
  const mailbox = keyedHash(
    c.var.settings.pepper,
    'booking.mailbox',
    mailboxOf(email.toLowerCase()),
  )
  await requireNetworkWithinLimit(c, 'booking')
  await requireWithinLimit(c.var, 'bookingSender', mailbox)
  await requireWithinLimit(c.var, 'bookingSite', 'site', loopbackFactor(c))
}

function sameAs({ email, tourId, day }: BookingRequest, { trip }: RequestFacts): SameRequest {
  return { emailKey: email.toLowerCase(), tourId, day: trip?.startDay ?? day ?? null }
}

interface Sent {
  keyed: Keyed
  facts: RequestFacts
}

async function mailLinkAgain(
  c: RequestScope,
  booking: BookingRow,
  { keyed: { contentHash, requestKey }, facts: { tourNames } }: Sent,
): Promise<Requested> {
  await runBatchWithMails(c, [], [linkMail(c, booking, { tourNames, requestKey })])
  return { booking, isOwn: booking.requestHash === contentHash }
}

async function store(c: RequestScope, same: SameRequest, sent: Sent): Promise<Requested> {
  const { db, now } = c.var
  const { keyed, facts } = sent
  const booking = newBooking({ ...keyed, ...same, tripId: facts.trip?.id ?? null, now })
  const { id: _unknown, ...values } = booking
  const firstBooking = { ...unborn(booking.pid), userId: booking.userId }
  const open = db.select({ id: bookings.id }).from(bookings).where(isOpenBooking(same))
  try {
    await runBatchWithMails(
      c,
      [
        assertInBatch(db, not(exists(open)), OPEN_BOOKING),
        db.insert(bookings).values({ ...values, status: '', version: 0 }),
        guestEvent(c.var, firstBooking, { event: 'request.create', to: 'requested' }),
      ],
      requestMails(c, booking, facts),
    )
    return { booking, isOwn: true }
  } catch (error) {
    // The same request came twice at once: the first one's mail has the link.
    const first = isFailedAssertion(error, OPEN_BOOKING) ? await findOpenBooking(db, same) : null
    if (!first) throw error
    return { booking: first, isOwn: first.requestHash === keyed.contentHash }
  }
}
