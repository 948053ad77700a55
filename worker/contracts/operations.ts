import { z } from 'zod'
import { named } from './schemas'

const check = z.enum(['ok', 'down'])

/** End of a job's last run, UTC ms; null before the first. */
const run = z.object({ job: z.string(), doneAt: z.int().nullable(), failedAt: z.int().nullable() })

export const health = named('Health', {
  /** Whether every store responds. */
  ok: z.boolean(),
  version: z.string(),
  /** The deployed commit; null on a local site. */
  commit: z.string().nullable(),
  checks: z.object({ d1: check, kv: check, r2: check }),
  /** Null while D1 is down. */
  mail: z.object({ oldestWaitingMs: z.int().nullable(), deadOfThreeDays: z.int() }).nullable(),
  jobs: z.array(run),
  /** Start of the last good backup, UTC ms. Null when none are made, and while D1 is down. */
  backup: z.object({ lastDoneAt: z.int().nullable() }).nullable(),
  /** Problems as codes, such as `mail.late` or `job.failed:bin.expire`; docs/operations.md explains each. */
  troubles: z.array(z.string()),
})

export const site = z.object({
  /** The address that is used because BASE_URL is empty; null when it is set, and on a local site. */
  unsetAddress: z.string().nullable(),
})

export type Health = z.infer<typeof health>
