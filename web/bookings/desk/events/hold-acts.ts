import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { readCount } from '../../../desk/editor/typed-numbers'
import type { EventData } from './use-booking-event'

export const HOLD_EVENTS = {
  extend: 'hold.extend',
  release: 'hold.release',
  revive: 'revive',
} as const
export type HoldAct = keyof typeof HOLD_EVENTS

const HOURS_MAX = 240

/** The fields as typed. */
export interface HoldFields {
  hours: string
  reason: string
}

/** The request; null while a field is invalid. */
export function holdDataOf(act: HoldAct, { hours, reason }: HoldFields): EventData | null {
  if (act === 'revive') return {}
  if (act === 'release') return visibleLength(reason) > 0 ? { reason } : null
  const count = readCount(hours)
  return count !== null && count >= 1 && count <= HOURS_MAX ? { hours: count } : null
}
