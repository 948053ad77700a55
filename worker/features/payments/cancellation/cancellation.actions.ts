import type { Cancellation, CancellationPreview } from '../../../contracts/payments/cancellation'
import type { Money } from '../../../contracts/payments/guest-money'
import { AppError } from '../../../http/errors'
import { readRequestKey } from '../../../http/idempotency'
import { previewOf } from '../../../services/bookings/ending'
import { causeOnce } from '../../../services/bookings/once'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { readEnding } from './cancellation.queries'
import { runEnd } from './cancellation.batch'

/** What the guest would get back if the trip were cancelled now. @throws AppError NotPossibleNow */
export async function previewCancellation(c: GuestRequest): Promise<CancellationPreview> {
  return previewOf(await readEnding(c))
}

/**
 * The guest cancels a trip or gives up a held date: seats and days become free, and the previewed refund is proposed. A
 * repeated request changes nothing.
 * @throws AppError PreviewChanged if the refund is no longer what was shown, BookingChanged, NotPossibleNow, KeyReused
 */
export async function cancelByGuest(c: GuestRequest, wish: Cancellation): Promise<void> {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, wish)
  await causeOnce(db, key, {
    run: async () => {
      const ended = await readEnding(c)
      const { refundMin, refundMax } = previewOf(ended)
      const { preview, version } = wish
      // Checked first: if a hold has become a confirmed trip, the changed amounts say more than the changed version.
      if (!isSame(preview.refundMin, refundMin) || !isSame(preview.refundMax, refundMax))
        throw new AppError('PreviewChanged')
      if (version !== ended.booking.version) throw new AppError('BookingChanged')
      await runEnd(c, ended, { key, reason: wish.reason ?? '' })
    },
    duplicateErrors: ['PreviewChanged', 'BookingChanged', 'NotPossibleNow'],
  })
  purgeSeats(c, [guest.booking.tourId])
}

function isSame(shown: Money, computed: Money): boolean {
  return shown.currency === computed.currency && shown.amount === computed.amount
}
