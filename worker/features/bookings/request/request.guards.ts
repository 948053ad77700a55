import type { BookingRequest } from '../../../contracts/bookings/booking-request'
import { mailboxOf } from '../../../contracts/accounts/email-address'
import { checkChallenge } from '../../../http/challenge'
import type { RequestScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { keyedHash } from '../../../http/keyed-hash'
import {
  loopbackFactor,
  requireNetworkWithinLimit,
  requireWithinLimit,
} from '../../../http/rate-limits'
import { requireHuman } from '../../../http/turnstile'

/** @throws AppError SpamPreventionIncorrect */
export async function proveHuman(
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

/** Counts the request toward the limits of its network, its mailbox and the site. @throws AppError TooManyRequests */
export async function takeLimits(c: RequestScope, { email }: BookingRequest): Promise<void> {
  const mailbox = keyedHash(
    c.var.settings.pepper,
    'booking.mailbox',
    mailboxOf(email.toLowerCase()),
  )
  await requireNetworkWithinLimit(c, 'booking')
  await requireWithinLimit(c.var, 'bookingSender', mailbox)
  await requireWithinLimit(c.var, 'bookingSite', 'site', loopbackFactor(c))
}
