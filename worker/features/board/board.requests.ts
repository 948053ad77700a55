import type { Actor, MemberScope, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { isOverRate } from '../../http/rate-limits'
import { mailContext } from '../../services/mail/outbox'
import { companyOf } from './board.notices'
import type { Writing } from './board.repeats'

/** Responses to visitors must be revalidated, those to members are private. */
export async function currentReader(c: RequestScope): Promise<Actor | null> {
  const reader = await c.var.actor()
  if (!reader) c.header('cache-control', 'public, max-age=0, must-revalidate')
  c.header('vary', 'authorization, accept-language, cookie')
  return reader
}

export function writingOf(c: MemberScope, body: unknown, text: (string | number)[]): Writing {
  const { db, member, now, settings } = c.var
  return {
    db,
    writer: member,
    now,
    requestKey: readRequestKey(c, member.userId, body),
    contentHash: keyedHash(settings.pepper, 'post', ...text),
    mail: mailContext(c),
    company: companyOf(settings),
    postsADay: settings.limits.post.day,
    firstPostReview: settings.firstPostReview,
  }
}

/** Refuses bursts before rendering or reading D1; admins may write many posts at once. */
export async function rateLimitEdits(c: MemberScope): Promise<void> {
  const { userId, isAdmin } = c.var.member
  if (!isAdmin && (await isOverRate(c.env.RL_WRITE, `write:${userId}`)))
    throw new AppError('TooManyRequests', { retryAfterSeconds: 60 })
}
