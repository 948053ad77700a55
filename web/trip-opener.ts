import { linkKeyOf, pidOf } from '../worker/contracts/bookings/booking-address'
import { LIMIT_MS } from './platform/api/timed-fetch'
import { hasStoredLogin } from './platform/session/login-data'
import type { EarlyTrip } from './platform/session/early-trip'

/**
 * Runs first on a booking's page: exchanges the key of the mailed link and requests the booking while the screen's
 * files load. The screen takes over both responses, and removes the key from the address. A member's calls carry a
 * token, which only the app has.
 */
const pid = pidOf(location.pathname.split('/trip/')[1] ?? '')
if (pid !== null && !hasStoredLogin()) globalThis.earlyTrip = ask(pid, linkKeyOf(location.href))

function ask(pid: string, key: string | null): EarlyTrip {
  const opened = key === null ? null : send(`${pid}/open`, openingWith(key))
  const booking = (opened ?? Promise.resolve()).then(() => send(pid))
  // The app handles failures.
  for (const each of [opened, booking]) each?.catch(() => null)
  return { pid, opened, booking }
}

function openingWith(key: string): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ key }) }
}

function send(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`/api/guest/${path}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(LIMIT_MS),
    ...init,
  })
}
