import { jwtVerify, SignJWT } from 'jose'
import type { Settings } from '../env'

/** Lifetime of an access token; the refresh cookie outlives it. */
const ACCESS_TOKEN_SECONDS = 15 * 60
const ALGORITHM = 'HS256'
const AUDIENCE = 'moraine-api'

export interface AccessClaims {
  userId: number
  sessionId: number
}

/** Signs an access token (JWT, HS256) with the newest key. `now` in UTC ms. */
export function signAccessToken(
  keys: Settings['sessionKeys'],
  claims: AccessClaims,
  now: number,
): Promise<string> {
  const [key] = keys
  if (!key) throw new Error('No session key is configured')
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'at+jwt' })
    .setSubject(String(claims.userId))
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key.secret)
}

/** Claims of a valid access token, null for anything else. The algorithm is fixed, never the token's. */
export async function readAccessToken(
  keys: Settings['sessionKeys'],
  token: string,
  now: number,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = keys.find(({ kid }) => kid === header.kid)
        if (!key) throw new Error('unknown kid')
        return key.secret
      },
      { algorithms: [ALGORITHM], audience: AUDIENCE, typ: 'at+jwt', currentDate: new Date(now) },
    )
    const claims = { userId: Number(payload.sub), sessionId: Number(payload['sid']) }
    return Object.values(claims).every(Number.isSafeInteger) ? claims : null
  } catch {
    return null
  }
}

/** The token of a `Bearer` authorization header; null without the header, empty for another scheme. */
export function bearerToken(headers: Headers): string | null {
  const header = headers.get('authorization')
  if (header === null) return null
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1] ?? ''
}
