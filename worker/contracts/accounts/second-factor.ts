import { z } from 'zod'
import { named } from '../schemas'

/** The second step of a login: a code of an authenticator app, or a recovery code. */

export const RECOVERY_CODES = 10

/** A code as it is typed, with or without spaces and hyphens. */
export const typedCode = z.string().trim().min(1).max(40)

/** The state of the own second step. */
export const secondFactorState = z.object({
  /** When it was switched on, UTC ms; null while it is off. */
  since: z.int().nullable(),
  /** Recovery codes that are left. */
  codesLeft: z.int(),
  /** Whether the desk is closed to this member until it is on. */
  isMissing: z.boolean(),
})

export const newSecondFactor = z.object({ password: z.string().max(200) })

/** The secret to put into an app, in base 32, and the same as the address of a QR code. */
export const startedSecondFactor = named('SecondFactor', { secret: z.string(), uri: z.string() })

export const secondFactorProof = z.object({ code: typedCode })

/** Shown once. */
export const recoveryCodes = named('RecoveryCodes', { recoveryCodes: z.array(z.string()) })

export const secondFactorRemoval = z.object({ password: z.string().max(200), code: typedCode })
