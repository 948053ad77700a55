import { FIXED_OFFSET_FROM } from '../../../worker/contracts/dates/calgary-clock'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'

/**
 * Offsets since FIXED_OFFSET_FROM of the zones that stopped changing their clocks (tzdata 2026f), with the links to them.
 * Browsers with older data are an hour behind in winter.
 */
const FIXED_HOURS: Readonly<Record<string, number>> = {
  'America/Edmonton': -6,
  'America/Yellowknife': -6,
  'America/Inuvik': -6,
  'Canada/Mountain': -6,
  'America/Vancouver': -7,
  'Canada/Pacific': -7,
}

/** The name of the reader's zone; undefined in a browser that has none. */
export function browserZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The offset (ms) of a zone at a time (UTC ms) that does not depend on the browser's data; null where only they know. */
export function fixedOffset(zone: string | undefined, at: number): number | null {
  const hours = zone === undefined || at < FIXED_OFFSET_FROM ? undefined : FIXED_HOURS[zone]
  return hours === undefined ? null : hours * HOUR_MS
}
