import { Hono } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { issueChallenge } from '../../platform/challenge'

/** The sum question for sign-up and contact. */
export const challengeRoutes = new Hono<AppEnv>().get('/challenge', (c) =>
  c.json(issueChallenge(c.var.settings, c.var.now), 200),
)
