import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { claim } from '../../contracts/bookings/guest-money'
import { claimForm, receiptParams } from '../../contracts/bookings/guest-requests'
import { receiptName, type ReceiptType } from '../../contracts/bookings/pay-methods'
import { MAX_BODY_BYTES } from '../../contracts/media/image-uploads'
import type { Db } from '../../db/db'
import { paymentClaims } from '../../db/schema/payments'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { formBody } from '../../http/multipart'
import { validate } from '../../http/validate'
import { fromMedia } from '../../services/media/r2'
import { requireGuest, requireLeadOrStaff } from '../access/guest-access'
import { sendClaim } from '../money/claims.actions'

const describe = describeAs('bookings')

export const claimsRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/claims',
    describe(
      'sendClaim',
      'Announce a payment with a receipt (JPEG, PNG, WebP or PDF, 10 MiB at most); the first one extends the hold of the date',
      {
        responses: { 201: claim },
        errors: [
          ...(['NothingDue', 'ClaimTooLarge', 'ReceiptsFull'] as const),
          'ImageInvalid',
          'TooManyPixels',
          'WriteContent',
          'TextTooLong',
          'KeyReused',
        ],
        headers: ['idempotency-key'],
      },
    ),
    requireGuest('lead', { maxBytes: MAX_BODY_BYTES }),
    formBody(claimForm),
    async (c) => c.json(await sendClaim(c, c.req.valid('form')), 201),
  )
  .get(
    '/guest/:pid/receipt/:claim',
    describe('getReceipt', 'The receipt that came with a claim', {
      response: 'application/octet-stream',
      errors: ['NotFound'],
    }),
    requireLeadOrStaff(),
    validate('param', receiptParams),
    async (c) => {
      const { db, booking } = c.var
      const row = await findClaim(db, booking.id, c.req.valid('param').claim)
      const object = row?.receiptKey && (await fromMedia(c.env.MEDIA.get(row.receiptKey)))
      if (!row || !object) throw new AppError('NotFound')
      const name = receiptName(booking.pid, row.id, row.receiptType as ReceiptType)
      return c.body(object.body, 200, {
        'content-type': row.receiptType ?? 'application/octet-stream',
        'content-length': String(object.size),
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    },
  )

async function findClaim(db: Db, bookingId: number, id: number) {
  const isOfBooking = and(eq(paymentClaims.id, id), eq(paymentClaims.bookingId, bookingId))
  const [row] = await db.select().from(paymentClaims).where(isOfBooking)
  return row ?? null
}
