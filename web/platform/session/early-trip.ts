/** Requests that the opener of a booking's page has already sent (`trip-opener.ts`). */
export interface EarlyTrip {
  pid: string
  /** The exchange of the mailed key; null without one. */
  opened: Promise<Response> | null
  /** The booking, after the exchange. */
  booking: Promise<Response>
}

declare global {
  var earlyTrip: EarlyTrip | undefined
}

/** Returns them once: every later call asks the API. */
export function takeEarlyTrip(pid: string): EarlyTrip | null {
  const early = globalThis.earlyTrip
  delete globalThis.earlyTrip
  return early?.pid === pid ? early : null
}
