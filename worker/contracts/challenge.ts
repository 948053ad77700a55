import { z } from 'zod'
import { named } from './schemas'

/** The sum question: the response of `GET /challenge` and the form fields that return the result. */

export const SUM_MAX = 10

export const challenge = named('Challenge', {
  a: z.int(),
  b: z.int(),
  token: z.string(),
  /** Turnstile's site key where it is configured; the form then sends its token too. */
  turnstile: z.string().optional(),
})

/** Fields of a form with the sum question. An empty result counts as missing. */
export const challengeFields = {
  challenge: z.string().max(300).optional(),
  answer: z
    .union([z.number(), z.string().max(20)])
    .transform((answer) => String(answer).trim() || undefined)
    .optional(),
}

export type Challenge = z.infer<typeof challenge>
