import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { paymentClaims, type ClaimRow } from '../../../db/schema/payments'
import { requireSameBody, type RequestKey } from '../../../http/idempotency'

/** The claim that the same request has already stored, or null. @throws AppError KeyReused */
export async function findClaimByKey(db: Db, key: RequestKey): Promise<ClaimRow | null> {
  const [row] = await db.select().from(paymentClaims).where(eq(paymentClaims.requestKey, key.key))
  if (!row) return null
  requireSameBody(key, row.requestHash)
  return row
}

export async function findClaim(db: Db, bookingId: number, id: number): Promise<ClaimRow | null> {
  const isOfBooking = and(eq(paymentClaims.id, id), eq(paymentClaims.bookingId, bookingId))
  const [row] = await db.select().from(paymentClaims).where(isOfBooking)
  return row ?? null
}
