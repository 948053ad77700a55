import { createMiddleware } from 'hono/factory'
import type { MemberEnv, MemberScope } from '../../platform/app-env'
import { purgeTags } from '../../platform/purge'

/** Runs after a change of posts: visitors see it at once here, and everywhere as soon as the caches in front forget. */
export function publishPosts(c: Pick<MemberScope, 'executionCtx'>): void {
  purgeTags(c, ['posts'])
}

/** Publishes what the route changed; what it refused changed nothing. */
export const publishingPosts = createMiddleware<MemberEnv>(async (c, next) => {
  await next()
  if (c.res.ok) publishPosts(c)
})
