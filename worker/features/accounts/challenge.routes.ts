import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { issueChallenge } from '../../http/challenge'

/** For sign-up and contact: a sum, and Turnstile if configured. */
export const challengeRoutes = new Hono<AppEnv>().get('/challenge', (c) => {
  const { settings, now } = c.var
  const turnstile = settings.turnstile?.siteKey
  return c.json({ ...issueChallenge(settings, now), ...(turnstile && { turnstile }) }, 200)
})
