import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'
import { eq } from 'drizzle-orm'
import { secondFactors } from '../../worker/db/schema/accounts'
import { PASSWORD, send } from './accounts'
import { db } from './builders'

const STEP_MS = 30_000

/** The code that an app shows `steps` periods from now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * STEP_MS,
    hmac: (_algorithm, key, message) => createHmac('sha1', key).update(message).digest(),
  })
}

/** The body of the answer, and its status. */
async function call<Body>(path: string, body: object, token: string): Promise<Body> {
  const response = await send(path, body, { token })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Switches the second step of a member's login on. */
export async function withSecondFactor(token: string) {
  const { secret } = await call<{ secret: string }>(
    '/api/user/me/second-factor',
    { password: PASSWORD },
    token,
  )
  const firstCode = codeOf(secret)
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(
    '/api/user/me/second-factor/code',
    { code: firstCode },
    token,
  )
  return { secret, recoveryCodes, firstCode }
}

/** Lets the current code of the app be used again. */
export function forgetUsedCodes(userId: number) {
  return db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, userId))
}
