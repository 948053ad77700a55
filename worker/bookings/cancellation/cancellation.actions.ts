import { mayCause, type BookingEvent } from '../../contracts/bookings/booking-events'
import type { Cancellation, CancellationPreview } from '../../contracts/bookings/cancellation'
import type { Money } from '../../contracts/bookings/guest-money'
import { visibleLength } from '../../contracts/text/text-length'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { factsOf, readState, type BookingState } from '../data/booking-state'
import { causeOnce, writeBooking } from '../data/booking-write'
import { previewOf, proposedRefund, endStatements, endOfTrip, type Ending } from '../data/ending'
import { purgeSeats } from '../days/seats-changed'
import { bookingScope, calendarEnd, mailToDesk, mailToGuest } from '../mails/booking-mail'
import { guestMessage } from '../mails/guest-message'
import { daysOf } from '../money/payments.rules'
import { toldRefund } from './trip-end'

/** The refund if the trip were cancelled now. @throws AppError NotPossibleNow */
export async function previewCancellation(c: GuestRequest): Promise<CancellationPreview> {
  return previewOf(await readEnding(c))
}

/**
 * The guest cancels a trip or gives up a held date: seats and days become free, and the previewed refund is proposed. A
 * repeated request changes nothing.
 * @throws AppError PreviewChanged if the refund differs from what was shown, BookingChanged, NotPossibleNow, KeyReused
 */
export async function cancelByGuest(c: GuestRequest, wish: Cancellation): Promise<void> {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, wish)
  await causeOnce(db, key, {
    run: async () => {
      const ended = await readEnding(c)
      const { refundMin, refundMax } = previewOf(ended)
      const { preview, version } = wish
      // Checked first: if a hold has become a confirmed trip, the changed amounts are more helpful than the version.
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

interface Ended extends Ending {
  event: 'cancel.guest' | 'hold.release'
  state: BookingState
}

/** The trip or hold that ends if the guest cancels now. @throws AppError NotPossibleNow */
async function readEnding(c: GuestRequest): Promise<Ended> {
  const { db, guest, now } = c.var
  const { booking } = guest
  const state = await readState(db, booking)
  const facts = factsOf(booking, state)
  const isHold = booking.status === 'on_hold'
  const event = (isHold ? 'hold.release' : 'cancel.guest') satisfies BookingEvent
  if (booking.status === '' || !state.trip || !mayCause(event, 'guest', facts, now))
    throw new AppError('NotPossibleNow')
  const terms = { trip: state.trip, quote: state.acceptedQuote }
  const by = isHold ? 'hold' : 'guest'
  return { ...endOfTrip(terms, { booking, at: now, by }), event, state }
}

/** Stores the end of a trip or hold with its mails. @throws AppError BookingChanged */
async function runEnd(
  c: GuestRequest,
  ended: Ended,
  { key, reason }: { key: RequestKey | null; reason: string },
): Promise<void> {
  const { db, now } = c.var
  const { booking, event } = ended
  const kind = event === 'hold.release' ? 'hold' : 'guest'
  const moved = endEvent(c, ended, key)
  const refund = proposedRefund(ended)
  const mails = await endMails(c, ended, reason)
  const said = visibleLength(reason) === 0 ? [] : [guestMessage(c, reason)]
  const ending = endStatements(db, booking, { kind, refund, sendAfter: now, now })
  await writeBooking(c, [...said, ...ending, moved], mails)
}

function endEvent(c: GuestRequest, ended: Ended, requestKey: RequestKey | null) {
  const { booking, event } = ended
  const { refundMin, refundMax, keep, daysBefore } = previewOf(ended)
  return guestEvent(c.var, booking, {
    event,
    data: {
      daysBefore,
      keep: keep.amount,
      refundMin: refundMin.amount,
      refundMax: refundMax.amount,
    },
    requestKey,
  })
}

async function endMails(c: GuestRequest, ended: Ended, reason: string) {
  const scope = bookingScope(c)
  const { booking, state, event } = ended
  const preview = previewOf(ended)
  const { paid } = preview
  const refund = toldRefund(preview)
  const days = daysOf(state)
  const received = paid.amount > 0 ? paid : null
  const letter =
    event === 'hold.release'
      ? ({ template: 'holdReleased', by: 'guest', received } as const)
      : ({ template: 'bookingCancelled', by: 'guest', refund } as const)
  const forDesk = { template: 'bookingCancelledForDesk', reason, refund } as const
  const toWriter = await mailToGuest(scope, booking, letter, days, calendarEnd(booking))
  return [...toWriter, ...(await mailToDesk(scope, booking, forDesk, days))]
}
