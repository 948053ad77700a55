import { z } from 'zod'

const check = z.enum(['ok', 'down'])

export const health = z.object({
  ok: z.boolean(),
  version: z.string(),
  /** The commit that was deployed; null on a local site. */
  commit: z.string().nullable(),
  checks: z.object({ d1: check, kv: check, r2: check }),
})

export type Health = z.infer<typeof health>
