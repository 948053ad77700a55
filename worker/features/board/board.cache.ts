import { createMiddleware } from 'hono/factory'
import type { MemberEnv, MemberScope } from '../../http/context'
import { purgeTags } from '../../cache/tags'

/** Runs after a change of posts: visitors see it at once here, and everywhere as soon as the caches in front forget. */
export function invalidatePosts(c: Pick<MemberScope, 'executionCtx'>): void {
  purgeTags(c, ['posts'])
}

/** Publishes what the route changed; what it refused changed nothing. */
export const invalidatesPosts = createMiddleware<MemberEnv>(async (c, next) => {
  await next()
  if (c.res.ok) invalidatePosts(c)
})
