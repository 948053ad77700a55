import { createMiddleware } from 'hono/factory'
import { and, eq } from 'drizzle-orm'
import { getCookie, setCookie } from 'hono/cookie'
import { crewParams } from '../../contracts/bookings/crew-day'
import { DAY_MS } from '../../contracts/dates/durations'
import { rowExists } from '../../db/row-exists'
import { resources } from '../../db/schema/trips'
import { readBody } from '../../http/body'
import type { AppEnv, CookieContext, RequestScope } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import { requireNetworkWithinLimit } from '../../http/rate-limits'
import { crewKey, isCrewKey } from './crew-link'

/** The longest that browsers keep a cookie. A link has no end of its own. */
const COOKIE_SECONDS = (400 * DAY_MS) / 1000

type Resource = typeof resources.$inferSelect

/** The context that `requireCrew` gives to handlers. */
interface CrewEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { crew: Resource }
}

export type CrewScope = RequestScope & { var: { crew: Resource } }

/** Middleware that admits the holder of a guide's link: 404 NotFound, 410 LinkEnded. */
export function requireCrew() {
  const guard = createMiddleware<CrewEnv>(async function guard(c, next) {
    await readBody(c)
    c.set('now', Date.now())
    const crew = await findCrew(c, Number(c.req.param('id')), getCookie(c, 'crew') ?? '')
    c.set('crew', crew)
    c.var.assertOnWrites({
      condition: rowExists(resources, isUnchanged(crew)),
      refuse: (cause) => Promise.resolve(new AppError('NotFound', { cause })),
    })
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    await next()
  })
  return annotate(guard, { needs: 'crew', params: crewParams })
}

/** Checks when a write commits that the link still opens. */
function isUnchanged({ id, feedGeneration }: Resource) {
  return and(
    eq(resources.id, id),
    eq(resources.feedGeneration, feedGeneration),
    eq(resources.active, true),
  )
}

/**
 * Exchanges the key of a link for a cookie that is sent to the guide's own calls alone.
 * @throws AppError NotFound, LinkEnded, TooManyRequests
 */
export async function openCrewLink(c: CookieContext, id: number, key: string): Promise<void> {
  await requireNetworkWithinLimit(c, 'guestLink')
  const crew = await findCrew(c, id, key)
  setCookie(c, 'crew', crewKey(c.var.settings.pepper, 'page', crew), {
    ...cookieAttributes(c),
    sameSite: 'Strict',
    path: `/api/crew/${id}`,
    maxAge: COOKIE_SECONDS,
  })
}

/** A wrong key tells nothing; the right one of a guide who has left tells so. @throws AppError NotFound, LinkEnded */
async function findCrew(
  { var: { db, settings } }: RequestScope,
  id: number,
  key: string,
): Promise<Resource> {
  const [resource] = Number.isSafeInteger(id)
    ? await db.select().from(resources).where(eq(resources.id, id))
    : []
  if (!resource || !isCrewKey(settings.pepper, 'page', { resource, key }))
    throw new AppError('NotFound')
  if (!resource.active) throw new AppError('LinkEnded')
  return resource
}
