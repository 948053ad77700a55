import { z } from 'zod'
import { challengeFields } from './challenge'
import { lang } from './schemas'
import { isEmailAddress, normaliseEmail } from './email-address'

/** The rules of accounts, for the calls and for the forms alike. */

export const USERNAME_MAX = 10
export const EMAIL_MAX = 100
/** The version of the consent text that a member agreed to. */
export const CONSENT_VERSION = '1.0'

const RESERVED_USERNAMES = new Set(
  (
    'me validate verify resend forgot reset export sessions kr ca cn en admin root support staff ceo moraine system ' +
    'moderator operator deleted null undefined 관리자 운영자 모레인 고객센터 탈퇴회원'
  ).split(' '),
)

/** The form in which usernames and e-mail addresses are compared: two that fold alike are one. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** The form in which a login name, a username or an e-mail address, is looked up and counted. */
export function foldLogin(name: string): string {
  return foldKey(isEmailAddress(name) ? normaliseEmail(name) : name)
}

/** Whether nobody can have this name, because an address or the company has it. */
export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(foldKey(username))
}

/** Letters A to Z, digits and Korean syllables, 1 to 10 of them. */
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

/** One address of at most 100 characters, its domain in lower-case ASCII. */
export const email = z
  .string()
  .max(EMAIL_MAX, 'EmailInvalid')
  .refine(isEmailAddress, 'EmailInvalid')
  .transform(normaliseEmail)
  .refine((address) => address.length <= EMAIL_MAX, 'EmailInvalid')

/** 6 to 20 letters, digits and !@#$%^&*. */
export const password = z.string().regex(/^[A-Za-z0-9!@#$%^&*]{6,20}$/, 'PasswordInvalid')

/** A verification code: up to five digits, under 99999. */
export const verificationCode = z
  .union([z.number().int().min(0).transform(String), z.string()])
  .refine((code) => /^\d{1,5}$/.test(code) && Number(code) < 99999, 'Invalid')

export const login = z.object({
  username: z.string().min(1).max(EMAIL_MAX),
  // Any other password is simply wrong; the length is bounded before it is hashed.
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

/** Whether a password is the member's own name or the part of the e-mail address before the @, or before a `+tag`. */
export function isPersonal(password: string, username: string, email: string): boolean {
  const localPart = email.split('@')[0] ?? ''
  const easy = [username, localPart, localPart.split('+')[0] ?? '']
  return easy.map(foldKey).includes(foldKey(password))
}

export const verification = z.object({ email, code: verificationCode })
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

export const ownSettings = z.object({
  username: z.string(),
  email: z.string(),
  /** An address that was asked for and not verified yet. */
  pendingEmail: z.string().nullable(),
  lang,
  wantEmail: z.boolean(),
  avatarUrl: z.string(),
  isSuperUser: z.boolean(),
  verified: z.boolean(),
  createdAt: z.number().int(),
})

/** Left out means unchanged. An empty `avatarUrl` takes the picture away. `password` and `email` need `oldPassword`. */
export const settingsChange = z.object({
  oldPassword: z.string().max(200).optional(),
  password: password.optional(),
  email: email.optional(),
  avatarUrl: z.string().max(200).optional(),
  wantEmail: z.boolean().optional(),
  lang: lang.optional(),
})

/** Leaving for good asks for the password. */
export const accountDeletion = z.object({ password: z.string().max(200) })

export const sessionAnswer = z.object({
  username: z.string(),
  email: z.string(),
  accessToken: z.string(),
  isSuperUser: z.boolean(),
  verified: z.boolean(),
  /** When the login ends for good, UTC ms. */
  expiresAt: z.number().int(),
})

/** Settings after a change. A new password ends every session; the sender goes on in a new one. */
export const changedSettings = ownSettings.extend({ session: sessionAnswer.optional() })

export const ownSession = z.object({
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
  createdAt: z.number().int(),
})

export const profile = z.object({
  username: z.string(),
  name: z.string(),
  avatarUrl: z.string(),
  topics: z.array(postRow),
  replies: z.array(postRow),
  /** For oneself and super users only. */
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
