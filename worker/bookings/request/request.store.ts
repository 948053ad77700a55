import { exists, not } from 'drizzle-orm'
import { waitsUntil } from '../../contracts/bookings/booking-deadlines'
import type { BookingRequest } from '../../contracts/bookings/booking-request'
import { phoneDigits } from '../../contracts/bookings/phone-numbers'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { RequestScope, Actor } from '../../http/context'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'
import type { HeldMails } from '../../services/mail/form-limits'
import { runBatchWithMails } from '../../services/mail/outbox'
import { BLANK_BOOKING } from '../data/blank-booking'
import { firstEvent } from '../data/booking-events'
import { newPid } from '../data/booking-ids'
import { requestMails, linkMail } from './request.mails'
import {
  findOpenBooking,
  isOpenBooking,
  type RequestFacts,
  type SameRequest,
} from './request.queries'

const OPEN_BOOKING = 'OpenBooking'
const REQUESTED = { event: 'request.create', to: 'requested', actor: 'guest' } as const
const WAITING = { event: 'waitlist.join', to: 'waitlisted', actor: 'guest' } as const

export interface Requested {
  booking: BookingRow
  /** Whether the sender wrote everything that the booking contains, and so may see it. */
  isOwn: boolean
  /** Whether the mail to the guest is held. */
  isHeld?: boolean
}

export interface Keyed {
  request: BookingRequest
  /** Hash of everything that the visitor wrote. */
  contentHash: string
  /** Null if a member's client sent no key. */
  requestKey: RequestKey | null
  member: Actor | null
}

interface Sent {
  keyed: Keyed
  facts: RequestFacts
  held: HeldMails
}

/** Mails the link of the booking that is already open. */
export async function mailLinkAgain(
  c: RequestScope,
  booking: BookingRow,
  { keyed: { contentHash, requestKey }, facts: { tourNames }, held }: Sent,
): Promise<Requested> {
  await runBatchWithMails(
    c,
    [],
    [linkMail(c, booking, { tourNames, requestKey, isHeld: held.toSender })],
  )
  const isOwn = booking.requestHash === contentHash
  return { booking, isOwn, isHeld: held.toSender }
}

/**
 * Stores a new booking with its mails. If the same request is being stored at the same time, the first booking is
 * returned.
 */
export async function storeRequest(
  c: RequestScope,
  same: SameRequest,
  sent: Sent,
): Promise<Requested> {
  const { db, now } = c.var
  const { keyed, facts, held } = sent
  const { waits } = keyed.request
  const booking = newBooking(keyed, same, { facts, now })
  const { id: _unknown, ...values } = booking
  const open = db.select({ id: bookings.id }).from(bookings).where(isOpenBooking(same))
  try {
    await runBatchWithMails(
      c,
      [
        assertInBatch(db, not(exists(open)), OPEN_BOOKING),
        db.insert(bookings).values({ ...values, status: '', version: 0 }),
        firstEvent(db, booking.pid, {
          ...(waits ? WAITING : REQUESTED),
          actorId: booking.userId,
          at: now,
        }),
      ],
      requestMails(c, booking, { ...facts, held }),
    )
    return { booking, isOwn: true, isHeld: held.toSender }
  } catch (error) {
    // The same request came twice at once, and the first one's mail has the link.
    const first = isFailedAssertion(error, OPEN_BOOKING) ? await findOpenBooking(db, same) : null
    if (!first) throw error
    return { booking: first, isOwn: first.requestHash === keyed.contentHash }
  }
}

/** A booking as it is after its first event, at `now` (UTC ms). The database sets the id. */
function newBooking(
  { request, member, requestKey, contentHash }: Keyed,
  { emailKey, day }: SameRequest,
  { facts: { trip, tour, plan }, now }: { facts: RequestFacts; now: number },
): BookingRow {
  const tripId = trip?.id ?? null
  const { waits } = request
  const from = { startDay: day ?? '', startMinute: (trip ?? tour)?.startMinute ?? null }
  return {
    ...BLANK_BOOKING,
    ...writtenColumns(request),
    pid: newPid(),
    tripId,
    userId: isProvenBy(member, emailKey) ? member.userId : null,
    emailKey,
    wishDay: day,
    flexDays: tripId === null && !waits ? request.flexDays : 0,
    ...(waits
      ? {
          status: 'waitlisted',
          awaitsSince: null,
          nextDueAt: waitsUntil(from, trip !== null, plan.rules),
        }
      : { awaitsSince: now }),
    createdAt: now,
    updatedAt: now,
    requestKey: requestKey?.key ?? null,
    requestHash: contentHash,
  }
}

/** A request belongs to an account only if it has the account's own address: any other may be a stranger's. */
function isProvenBy(member: Actor | null, emailKey: string): member is Actor {
  return member?.email.toLowerCase() === emailKey
}

function writtenColumns(request: BookingRequest) {
  const { party, pickup } = request
  return {
    ...pick(request, 'tourId', 'lang', 'name', 'email', 'agreesToJoin', 'termsVersion'),
    phone: request.phone || null,
    phoneDigits: phoneDigits(request.phone ?? null),
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    notes: request.notes || null,
  }
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
