import { isFarAboveDue } from '../../contracts/bookings/booking-sums'
import type { NewClaim } from '../../contracts/bookings/guest-requests'
import { RECEIPTS_MAX } from '../../contracts/bookings/pay-methods'
import { runBatch } from '../../db/batch'
import { paymentClaims } from '../../db/schema/payments'
import { AppError } from '../../http/errors'
import { readRequestKey } from '../../http/idempotency'
import { requireWithinLimit, uncountOne } from '../../http/rate-limits'
import { runOnce } from '../../http/run-once'
import { hashOf } from '../../services/media/file-marks'
import type { GuestRequest } from '../access/guest-access'
import { untilNotOvertaken, findByKey } from '../data/booking-write'
import { toClaim } from '../data/claims'
import { missingOf, mayClaim } from '../data/money'
import { hasReceipt, runClaim } from './claims.batch'
import { requireSeenDay } from './payments.rules'
import { readReceipt, storeReceipt, type Receipt } from './receipts'

/**
 * The guest says that money is on its way. The first claim about a held date extends the hold. A repeated request
 * returns the first claim.
 * @throws AppError NothingDue, ClaimTooLarge, ReceiptsFull, ImageInvalid, TooManyPixels, Invalid, TooManyRequests, KeyReused, Unavailable
 */
export async function sendClaim(c: GuestRequest, { receipt: file, ...said }: NewClaim) {
  const { db, guest } = c.var
  const bytes = file && new Uint8Array(await file.arrayBuffer())
  const sha256 = bytes && (await hashOf(bytes))
  const key = readRequestKey(c, guest.booking.pid, { ...said, sha256 })
  const row = await runOnce({
    find: key && (() => findByKey(db, paymentClaims, key)),
    run: async () => {
      const receipt = await requireSound(c, said, bytes)
      const stored = await countAndStore(c, receipt)
      return untilNotOvertaken(() => runClaim(c, { ...said, key, receipt: stored }))
    },
    duplicateErrors: new Set(['TooManyRequests', 'NothingDue', 'ClaimTooLarge', 'ReceiptsFull']),
  })
  return toClaim(guest.booking, row)
}

/** @throws AppError TooManyRequests, NothingDue, ClaimTooLarge, ReceiptsFull, Invalid, ImageInvalid, TooManyPixels */
async function requireSound(
  c: GuestRequest,
  { amount, day }: Pick<NewClaim, 'amount' | 'day'>,
  bytes: Uint8Array<ArrayBuffer> | null,
): Promise<Receipt | null> {
  const { db, now, guest } = c.var
  const { id, currency, total } = guest.booking
  await requireWithinLimit(c.var, 'guestAct', String(id))
  if (!mayClaim(guest.booking)) throw new AppError('NothingDue')
  if (isFarAboveDue(amount, missingOf(guest.booking, total), currency))
    throw new AppError('ClaimTooLarge', { fields: { amount: 'ClaimTooLarge' } })
  if (bytes && (await db.$count(paymentClaims, hasReceipt(id))) >= RECEIPTS_MAX)
    throw new AppError('ReceiptsFull')
  requireSeenDay(day, now)
  return bytes && readReceipt(bytes)
}

/**
 * Counts the claim and stores its file before its row, so that every row has its object. A file that R2 refuses is not
 * counted.
 * @throws AppError TooManyRequests, Unavailable
 */
async function countAndStore(c: GuestRequest, receipt: Receipt | null) {
  const { db, guest } = c.var
  const id = String(guest.booking.id)
  await requireWithinLimit(c.var, 'guestClaim', id)
  if (!receipt) return null
  await requireWithinLimit(c.var, 'guestReceipt', id)
  try {
    return { key: await storeReceipt(c.env.MEDIA, receipt), type: receipt.type }
  } catch (error) {
    await runBatch(db, [
      ...uncountOne(c.var, 'guestClaim', id),
      ...uncountOne(c.var, 'guestReceipt', id),
    ])
    throw error
  }
}
