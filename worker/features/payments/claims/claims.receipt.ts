import { runBatch } from '../../../db/batch'
import { requireWithinLimit, uncountOne } from '../../../http/rate-limits'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { storeReceipt, type Receipt } from './receipts'

/**
 * Counts the claim and stores its file before its row, so that every row has its object. A file that R2 refuses is not
 * counted.
 * @throws AppError TooManyRequests, Unavailable
 */
export async function countAndStore(c: GuestRequest, receipt: Receipt | null) {
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
