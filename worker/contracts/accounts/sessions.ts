import { z } from 'zod'
import { foldKey } from './usernames'
import { isEmailAddress, normaliseEmail } from './email-address'
import { named } from '../schemas'
import { EMAIL_MAX } from './accounts'
import { STAFF_ROLES } from './permissions'
import { typedCode } from './second-factor'

/** The form in which a login name (a username or an e-mail address) is looked up and counted. */
export function foldLogin(name: string): string {
  return foldKey(isEmailAddress(name) ? normaliseEmail(name) : name)
}

export const login = named('Login', {
  username: z.string().min(1).max(EMAIL_MAX),
  // Longer passwords cannot exist; the length is bounded before hashing.
  password: z.string().min(1).max(200),
  /** Of the authenticator app, or a recovery code; for members whose login has a second step. */
  code: typedCode.optional(),
})

export const sessionResponse = named('Session', {
  username: z.string(),
  email: z.string(),
  accessToken: z.string(),
  isSuperUser: z.boolean(),
  /** Of staff; null for a plain member. */
  role: z.enum(STAFF_ROLES).nullable(),
  /** Whether the desk is closed to this member until the second step of the login is on. */
  lacksSecondFactor: z.boolean(),
  verified: z.boolean(),
  /** End of the session, UTC ms; refreshing does not extend it. */
  expiresAt: z.int(),
})

export const ownSession = named('OwnSession', {
  _id: z.int(),
  device: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int(),
  expiresAt: z.int(),
  current: z.boolean(),
})

export type SessionResponse = z.infer<typeof sessionResponse>
export type OwnSession = z.infer<typeof ownSession>
