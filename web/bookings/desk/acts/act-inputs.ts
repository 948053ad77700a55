import { z } from 'zod'
import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import { mayWaiveShortfall } from '../../../../worker/contracts/bookings/booking-sums'
import * as input from '../../../../worker/contracts/bookings/event-inputs'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { typedCount } from '../../../desk/editor/typed-numbers'
import type { FormFields } from '../../../desk/ui/desk-form'
import type { Booking } from '../bookings.api'

/** The fields of all acts as they are typed; an event takes those that its input has. */
export interface ActFields {
  reason: string
  text: string
  hours: string
  /** YYYY-MM-DD. */
  day: string
  via: input.AgreedBy
}

/** The booking of an act, and what decides its input. */
export interface Circumstances {
  booking: Booking
  /** Undefined until it is loaded, and for a booking without a reference. */
  money: DeskMoney | undefined
  /** In Calgary, YYYY-MM-DD. */
  today: string
}

/** A part of an act's dialog. */
export interface ActPart extends Circumstances {
  event: DeskEventName
  form: FormFields<ActFields>
}

/** Hours as they are typed. */
export function typedHours() {
  return z.object({ hours: typedCount(1, input.HOURS_MAX) })
}

/** A day that is not in the future. */
export function askedToday({ today }: Circumstances) {
  return input.askedOn.refine(({ day }) => day !== undefined && day <= today, { path: ['day'] })
}

/** A missing deposit needs a reason, and most of one the admin's word. */
export function waiverOf({ money }: Circumstances) {
  const { missing, isShort } = shortfallOf(money)
  const reason = missing === 0 ? input.reasonIfNeeded : input.reason
  return reason.transform((given) => ({ ...given, ...(!isShort && { withoutDeposit: true }) }))
}

/** The missing part of the deposit, and whether bank fees can explain it. */
export function shortfallOf(money: DeskMoney | undefined) {
  if (!money) return { missing: 0, isShort: true }
  const { deposit, stays } = money
  return {
    missing: Math.max(0, deposit.amount - stays.amount),
    isShort: mayWaiveShortfall({
      deposit: deposit.amount,
      paid: stays.amount,
      currency: deposit.currency,
    }),
  }
}
