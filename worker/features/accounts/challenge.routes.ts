import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { issueChallenge } from '../../http/challenge'
import { describeAs } from '../../http/describe'
import { challenge } from '../../contracts/challenge'

const describe = describeAs('accounts')

/** For sign-up and contact: a sum, and Turnstile if configured. */
export const challengeRoutes = new Hono<AppEnv>().get(
  '/challenge',
  describe('getChallenge', 'A sum question; its answer is valid once, for 30 minutes', {
    response: challenge,
  }),
  (c) => {
    const { settings, now } = c.var
    const turnstile = settings.turnstile?.siteKey
    return c.json({ ...issueChallenge(settings, now), ...(turnstile && { turnstile }) }, 200)
  },
)
