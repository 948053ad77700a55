import { z } from 'zod'
import { challengeFields } from './challenge'
import { lang, named } from './schemas'
import { isEmailAddress, normaliseEmail } from './email-address'

/** Account rules shared by the API and the forms. */

export const USERNAME_MAX = 10
export const EMAIL_MAX = 100
export const CONSENT_VERSION = '1.0'

const RESERVED_USERNAMES = new Set(
  (
    'me validate verify resend forgot reset export sessions kr ca cn en admin root support staff ceo moraine system ' +
    'moderator operator deleted null undefined 관리자 운영자 모레인 고객센터 탈퇴회원'
  ).split(' '),
)

/** The form in which usernames and e-mail addresses are compared: texts that fold to the same key are equal. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** The form in which a login name (a username or an e-mail address) is looked up and counted. */
export function foldLogin(name: string): string {
  return foldKey(isEmailAddress(name) ? normaliseEmail(name) : name)
}

/** Whether a username is reserved for a page's address or for the company. */
export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(foldKey(username))
}

export const username = z
  .string()
  .max(100, 'Invalid')
  .transform((text) => text.normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, 'Invalid')
      .max(USERNAME_MAX, 'Invalid')
      .regex(/^[A-Za-z0-9\uac00-\ud7a3]*$/, 'UsernameSpecialChar'),
  )

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

export const ownSettings = named('Settings', {
  username: z.string(),
  email: z.string(),
  /** The address of a pending e-mail change. */
  pendingEmail: z.string().nullable(),
  lang,
  wantEmail: z.boolean(),
  avatarUrl: z.string(),
  isSuperUser: z.boolean(),
  verified: z.boolean(),
  createdAt: z.number().int(),
  /** Bookings that are not over; they stay when the account is deleted. */
  openBookings: z.number().int(),
})

/**
 * Fields left out do not change. An empty `avatarUrl` deletes the avatar. `password` and `email` need `oldPassword`.
 */
export const settingsChange = named('SettingsChange', {
  oldPassword: z.string().max(200).optional(),
  password: password.optional(),
  email: email.optional(),
  avatarUrl: z.string().max(200).optional(),
  wantEmail: z.boolean().optional(),
  lang: lang.optional(),
})

export const accountDeletion = z.object({ password: z.string().max(200) })

export const sessionAnswer = named('Session', {
  username: z.string(),
  email: z.string(),
  accessToken: z.string(),
  isSuperUser: z.boolean(),
  verified: z.boolean(),
  /** End of the session, UTC ms; refreshing does not extend it. */
  expiresAt: z.number().int(),
})

/** Settings after a change. A new password ends every session and starts a new one for the sender. */
export const changedSettings = named('ChangedSettings', {
  ...ownSettings.shape,
  session: sessionAnswer.optional(),
})

export const ownSession = named('OwnSession', {
  _id: z.number().int(),
  device: z.string(),
  createdAt: z.number().int(),
  lastUsedAt: z.number().int(),
  expiresAt: z.number().int(),
  current: z.boolean(),
})

const postRow = z.object({
  forum: z.object({ _id: z.number().int(), name: z.string() }),
  topic: z.object({ _id: z.number().int(), name: z.string() }),
  /** The first words of the reply, plain; empty for a topic. */
  excerpt: z.string(),
  createdAt: z.number().int(),
})

export const profile = named('Profile', {
  username: z.string(),
  name: z.string(),
  avatarUrl: z.string(),
  topics: z.array(postRow),
  replies: z.array(postRow),
  /** For the member and admins only. */
  email: z.string().optional(),
})

export const profileParams = z.object({
  username: z
    .string()
    .min(1)
    .max(USERNAME_MAX * 3),
})

export type VerificationAnswer = z.infer<typeof verificationAnswer>
export type SessionAnswer = z.infer<typeof sessionAnswer>
export type OwnSettings = z.infer<typeof ownSettings>
export type OwnSession = z.infer<typeof ownSession>
export type Profile = z.infer<typeof profile>
export type Registration = z.output<typeof registration>
export type SettingsChange = z.output<typeof settingsChange>
