import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import type { AgreedBy } from '../../../../worker/contracts/bookings/event-inputs'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import type { FormFields } from '../../../desk/ui/desk-form'
import type { Booking } from '../bookings.api'

/** The fields of all acts as they are typed; an event takes those that its input has. */
export interface ActFields {
  reason: string
  text: string
  hours: string
  /** YYYY-MM-DD. */
  day: string
  via: AgreedBy
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
