import { z } from 'zod'
import { foldKey, isReservedUsername, username } from './usernames'
import { isEmailAddress, normaliseEmail } from './email-address'
import { lang, named } from './schemas'
import { challengeFields } from './challenge'

/** Account rules shared by the API and the forms. */

export const EMAIL_MAX = 100
export const CONSENT_VERSION = '1.0'

/** The form in which a login name (a username or an e-mail address) is looked up and counted. */
export function foldLogin(name: string): string {
  return foldKey(isEmailAddress(name) ? normaliseEmail(name) : name)
}

/** At most 100 characters; the domain becomes lower-case ASCII. */
export const email = z
  .string()
  .max(EMAIL_MAX, 'EmailInvalid')
  .refine(isEmailAddress, 'EmailInvalid')
  .transform(normaliseEmail)
  .refine((address) => address.length <= EMAIL_MAX, 'EmailInvalid')

export const password = z.string().regex(/^[A-Za-z0-9!@#$%^&*]{6,20}$/, 'PasswordInvalid')

/** A verification code: up to five digits, under 99999. */
export const verificationCode = z
  .union([z.number().int().min(0).transform(String), z.string()])
  .refine((code) => /^\d{1,5}$/.test(code) && Number(code) < 99999, 'Invalid')

export const login = named('Login', {
  username: z.string().min(1).max(EMAIL_MAX),
  // Longer passwords cannot exist; the length is bounded before hashing.
  password: z.string().min(1).max(200),
})

export const registration = z
  .object({
    username: username.refine((name) => !isReservedUsername(name), 'UsernameReserved'),
    email,
    password,
    wantEmail: z.boolean().default(false),
    lang: lang.optional(),
    ...challengeFields,
    turnstile: z.string().max(2048).optional(),
  })
  .refine(({ username, email, password }) => !isPersonal(password, username, email), {
    path: ['password'],
    message: 'PasswordTooCommon',
  })
  .meta({ id: 'Registration' })

/** Whether a password equals the username or the local part of the e-mail address, with or without its `+tag`. */
export function isPersonal(password: string, username: string, email: string): boolean {
  const localPart = email.split('@')[0] ?? ''
  const easy = [username, localPart, localPart.split('+')[0] ?? '']
  return easy.map(foldKey).includes(foldKey(password))
}

export const verification = named('Verification', { email, code: verificationCode })
export const verificationAnswer = z.object({
  verified: z.boolean(),
  /** An administrator's address: the password has ended, and a link for a new one was mailed. */
  needsNewPassword: z.boolean(),
})
export const addressed = z.object({ email })
export const passwordReset = z.object({ token: z.string().min(1).max(100), password })

export const duplicateQuery = z
  .object({ username: username.optional(), email: email.optional() })
  .refine(({ username, email }) => (username === undefined) !== (email === undefined), 'Invalid')
export const duplicateAnswer = z.object({ duplicateFound: z.boolean() })

export const sessionAnswer = named('Session', {
  username: z.string(),
  email: z.string(),
  accessToken: z.string(),
  isSuperUser: z.boolean(),
  verified: z.boolean(),
  /** End of the session, UTC ms; refreshing does not extend it. */
  expiresAt: z.number().int(),
})

export const ownSession = named('OwnSession', {
  _id: z.number().int(),
  device: z.string(),
  createdAt: z.number().int(),
  lastUsedAt: z.number().int(),
  expiresAt: z.number().int(),
  current: z.boolean(),
})

export type VerificationAnswer = z.infer<typeof verificationAnswer>
export type SessionAnswer = z.infer<typeof sessionAnswer>
export type OwnSession = z.infer<typeof ownSession>
export type Registration = z.output<typeof registration>
