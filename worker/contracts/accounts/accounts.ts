import { z } from 'zod'
import { isEmailAddress, normaliseEmail } from './email-address'
import { named } from '../schemas'

/** Rules for an account’s e-mail address, password and verification code, shared by the API and the forms. */

export const EMAIL_MAX = 100

/** At most 100 characters; the domain becomes lower-case ASCII. */
export const email = z
  .string()
  .max(EMAIL_MAX, 'EmailInvalid')
  .refine(isEmailAddress, 'EmailInvalid')
  .transform(normaliseEmail)
  .refine((address) => address.length <= EMAIL_MAX, 'EmailInvalid')

export const password = z.string().regex(/^[A-Za-z0-9!@#$%^&*]{6,20}$/, 'PasswordInvalid')

/** A verification code: up to five digits, below 99999. */
export const verificationCode = z
  .union([z.int().min(0).transform(String), z.string()])
  .refine((code) => /^\d{1,5}$/.test(code) && Number(code) < 99999, 'Invalid')

export const verification = named('Verification', { email, code: verificationCode })
export const verificationResponse = z.object({
  verified: z.boolean(),
  /** An admin's address: the password is no longer valid, and a link for setting a new one was mailed. */
  needsNewPassword: z.boolean(),
})
export const addressed = z.object({ email })
export const passwordReset = z.object({ token: z.string().min(1).max(100), password })

export type VerificationResponse = z.infer<typeof verificationResponse>
