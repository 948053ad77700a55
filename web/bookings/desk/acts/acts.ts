import {
  CalendarCheck2,
  CalendarX2,
  CircleCheck,
  Clock,
  Handshake,
  KeyRound,
  RotateCcw,
  UserX,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import * as input from '../../../../worker/contracts/bookings/event-inputs'
import {
  type ActFields,
  type ActPart,
  type Circumstances,
  askedToday,
  typedHours,
  waiverOf,
} from './act-inputs'
import {
  AgreedBy,
  AskedDay,
  CompanyReason,
  CorrectedReason,
  DeclineReason,
  Hint,
  HoldTimes,
  Hours,
  LinkHint,
  Offer,
  Reason,
  RefundPreview,
  ReviveHint,
  Shortfall,
  WaiveReason,
} from './act-parts'

/**
 * The acts at the desk on a booking: a row for each event that admins cause, in the order of their buttons. A row has the
 * looks and the parts of the dialog; the texts are under `acts.<event>`. An event without a row does not compile.
 */
interface Act {
  icon: LucideIcon
  /** The look of the button in the dialog. */
  look: 'primary' | 'danger'
  /** The look of the button that opens the dialog; by default quiet. */
  opens?: 'faintDanger'
  /** From top to bottom. */
  parts: readonly ComponentType<ActPart>[]
  /** The fields at first, where they are not empty. */
  start?: Partial<ActFields>
  /** The input, where the desk asks for more than the event's row. */
  input?: (circumstances: Circumstances) => z.ZodType<object>
}

const ACTS = {
  'waitlist.offer': { icon: CalendarCheck2, look: 'primary', parts: [Hint] },
  'hold.extend': { icon: Clock, look: 'primary', parts: [HoldTimes, Hours], input: typedHours },
  revive: { icon: CalendarCheck2, look: 'primary', parts: [ReviveHint] },
  'deposit.cover': {
    icon: CircleCheck,
    look: 'primary',
    parts: [Shortfall, WaiveReason],
    input: waiverOf,
  },
  'change.accept': { icon: Handshake, look: 'primary', parts: [Offer, AgreedBy] },
  'cancel.undo': { icon: RotateCcw, look: 'primary', parts: [Hint] },
  'trip.complete': { icon: CircleCheck, look: 'primary', parts: [Hint] },
  'trip.no_show': { icon: UserX, look: 'danger', parts: [Hint, Reason] },
  'trip.correct': {
    icon: RotateCcw,
    look: 'primary',
    parts: [CorrectedReason],
    input: ({ booking }) => (booking.status === 'no_show' ? input.nothing : input.reason),
  },
  'link.renew': { icon: KeyRound, look: 'danger', parts: [LinkHint] },
  'request.decline': {
    icon: X,
    look: 'danger',
    opens: 'faintDanger',
    parts: [DeclineReason],
  },
  'hold.release': {
    icon: CalendarX2,
    look: 'danger',
    opens: 'faintDanger',
    parts: [Hint, Reason],
    input: () => input.reason,
  },
  'cancel.guest': {
    icon: CalendarX2,
    look: 'danger',
    opens: 'faintDanger',
    parts: [Hint, AskedDay, RefundPreview],
    input: askedToday,
  },
  'cancel.company': {
    icon: CalendarX2,
    look: 'danger',
    opens: 'faintDanger',
    parts: [Hint, CompanyReason, RefundPreview],
    start: { reason: 'weather' },
  },
  'cancel.unpaid': {
    icon: CalendarX2,
    look: 'danger',
    opens: 'faintDanger',
    parts: [Hint, RefundPreview],
  },
} as const satisfies Record<DeskEventName, Act>

export const ACT_NAMES = Object.keys(ACTS) as DeskEventName[]

export function actOf(event: DeskEventName): Act {
  return ACTS[event]
}
