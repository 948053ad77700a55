import { z } from 'zod'
import { pageQuery, selectedIds } from '../list-page'
import { lang } from '../schemas'
import { MAIL_KIND_NAMES } from '../mail-kinds'
import { MAIL_STATUSES } from './mail'

/** Which mails the desk lists. */

export const outboxQuery = z.object({
  ids: selectedIds,
  /** A recipient's full address. */
  to: z.string().max(300).optional(),
  /** `undelivered`: failed or given up. */
  status: z
    .enum([...MAIL_STATUSES, 'undelivered'])
    .or(z.literal(''))
    .optional(),
  kind: z.enum(MAIL_KIND_NAMES).or(z.literal('')).optional(),
  language: lang.optional().catch(undefined),
  /** Start of a recipient's address, or part of the subject of a recent mail. */
  q: z.string().trim().max(100).default(''),
  /** By creation time; a minus means latest first. */
  sort: z.enum(['created', '-created']).catch('-created').default('-created'),
  ...pageQuery(20),
})

export type OutboxQuery = z.infer<typeof outboxQuery>
