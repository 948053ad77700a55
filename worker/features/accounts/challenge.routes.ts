import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { issueChallenge } from '../../http/challenge'

/** What sign-up and contact ask of their sender: a sum, and Turnstile where the site uses it. */
export const challengeRoutes = new Hono<AppEnv>().get('/challenge', (c) => {
  const { settings, now } = c.var
  const turnstile = settings.turnstile?.siteKey
  return c.json({ ...issueChallenge(settings, now), ...(turnstile && { turnstile }) }, 200)
})
