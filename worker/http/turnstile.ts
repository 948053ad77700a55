import type { Settings } from '../env'
import type { RequestScope } from './context'
import { AppError } from './errors'
import { logFailure } from '../log'

const TURNSTILE_TIMEOUT_MS = 5000

interface Check {
  token: string
  /** The sender's address; the verifier compares it with the solver's. */
  remoteAddress?: string | undefined
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}

/** Whether the verifier accepts a token. @throws AppError Unavailable when the verifier does not respond in time */
export async function isHuman(
  turnstile: NonNullable<Settings['turnstile']>,
  check: Check,
): Promise<boolean> {
  const { token, remoteAddress, fetch = globalThis.fetch, timeoutMs = TURNSTILE_TIMEOUT_MS } = check
  try {
    const body = { secret: turnstile.secret, response: token, remoteip: remoteAddress }
    const response = await fetch(turnstile.url, postOf(body, timeoutMs))
    if (response.status >= 500) throw new Error(`The verifier answered ${response.status}`)
    const verdict = await response.json<{ success?: unknown }>()
    return verdict.success === true
  } catch (error) {
    logFailure('turnstile.verify', error, {})
    throw new AppError('Unavailable', { cause: error })
  }
}

function postOf(body: object, timeoutMs: number): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }
}

/** Requires a valid token where Turnstile is configured. @throws AppError SpamPreventionIncorrect */
export async function requireHuman(c: RequestScope, token: string | undefined): Promise<void> {
  const { turnstile } = c.var.settings
  if (!turnstile) return
  const remoteAddress = c.req.header('cf-connecting-ip')
  if (token && (await isHuman(turnstile, { token, remoteAddress }))) return
  throw new AppError('SpamPreventionIncorrect', {
    fields: { turnstile: 'SpamPreventionIncorrect' },
  })
}
