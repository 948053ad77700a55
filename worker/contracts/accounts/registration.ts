import { z } from 'zod'
import { foldKey, isReservedUsername, username } from './usernames'
import { lang } from '../schemas'
import { challengeFields } from '../challenge'
import { email, password } from './accounts'

export const CONSENT_VERSION = '1.0'

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

export const duplicateQuery = z
  .object({ username: username.optional(), email: email.optional() })
  .refine(({ username, email }) => (username === undefined) !== (email === undefined), 'Invalid')
export const duplicateResponse = z.object({ duplicateFound: z.boolean() })

export type Registration = z.output<typeof registration>
