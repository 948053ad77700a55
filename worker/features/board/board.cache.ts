import { createMiddleware } from 'hono/factory'
import type { MemberEnv, MemberScope } from '../../http/context'
import { purgeTags } from '../../cache/tags'

/** After a change to posts, which is visible here at once and elsewhere when the CDN is purged. */
export function invalidatePosts(c: Pick<MemberScope, 'executionCtx'>): void {
  purgeTags(c, ['posts'])
}

/** Skipped when the route refused the change. */
export const invalidatesPosts = createMiddleware<MemberEnv>(async (c, next) => {
  await next()
  if (c.res.ok) invalidatePosts(c)
})
