import { z } from 'zod'

/** The sum question: what `GET /challenge` answers, and the fields that a form sends back. */

export const SUM_MAX = 10

export const challenge = z.object({
  a: z.number().int(),
  b: z.number().int(),
  token: z.string(),
  /** Turnstile's site key, where the site uses it: the form then sends its proof as well. */
  turnstile: z.string().optional(),
})

/** Fields of a form that asks the sum. An answer left empty counts as not given. */
export const challengeFields = {
  challenge: z.string().max(300).optional(),
  answer: z
    .union([z.number(), z.string().max(20)])
    .transform((answer) => String(answer).trim() || undefined)
    .optional(),
}

export type Challenge = z.infer<typeof challenge>
