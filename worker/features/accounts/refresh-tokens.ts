import { equalInConstantTime, keyedHash, randomToken } from '../../http/keyed-hash'
import { randomInteger } from '../../http/random'

/**
 * Refresh tokens: `{session}.{secret}.{signature}`. The signature tells a token that was once ours from an invented one,
 * so that an old token betrays a theft and an invented one ends nobody's session.
 */
export interface RefreshToken {
  sessionId: number
  token: string
}

const HIGHEST_RANDOM = 0xffffffff
const SESSION_ID_LOW_BITS = 2 ** 20

/** The first token of a new session, whose id nobody can guess. */
export function firstRefreshToken(pepper: string): RefreshToken {
  const sessionId =
    randomInteger(1, HIGHEST_RANDOM) * SESSION_ID_LOW_BITS +
    randomInteger(0, SESSION_ID_LOW_BITS - 1)
  return { sessionId, token: compose(pepper, sessionId, randomToken()) }
}

/**
 * The token that follows. It derives from the one before, so that parallel refreshes of several tabs, and a retry
 * after a lost answer, all end with the same token.
 */
export function nextRefreshToken(pepper: string, { sessionId, token }: RefreshToken): string {
  return compose(pepper, sessionId, keyedHash(pepper, 'refresh-next', token))
}

/** The session of a token that this site issued, null for anything else. */
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
