import { equalInConstantTime, keyedHash, randomToken } from '../../http/keyed-hash'
import { randomInteger } from '../../http/random'

/**
 * `{session}.{secret}.{signature}`. The signature tells our tokens from forged ones: reuse of a token we issued
 * indicates theft, but a forged one must not end a session.
 */
export interface RefreshToken {
  sessionId: number
  token: string
}

const HIGHEST_RANDOM = 0xffffffff
const SESSION_ID_LOW_BITS = 2 ** 20

/** The first token of a new session; the session id is random. */
export function firstRefreshToken(pepper: string): RefreshToken {
  const sessionId =
    randomInteger(1, HIGHEST_RANDOM) * SESSION_ID_LOW_BITS +
    randomInteger(0, SESSION_ID_LOW_BITS - 1)
  return { sessionId, token: compose(pepper, sessionId, randomToken()) }
}

/** The next token, derived from the last one, so that parallel refreshes and retries all get the same token. */
export function nextRefreshToken(pepper: string, { sessionId, token }: RefreshToken): string {
  return compose(pepper, sessionId, keyedHash(pepper, 'refresh-next', token))
}

/** The session of a token that this site issued; null for anything else. */
export function readRefreshToken(pepper: string, token: string): RefreshToken | null {
  const [sessionId = '', secret = ''] = token.split('.')
  if (!/^[1-9]\d{0,15}$/.test(sessionId)) return null
  return equalInConstantTime(token, compose(pepper, Number(sessionId), secret))
    ? { sessionId: Number(sessionId), token }
    : null
}

function compose(pepper: string, sessionId: number, secret: string): string {
  return `${sessionId}.${secret}.${keyedHash(pepper, 'refresh', sessionId, secret)}`
}
