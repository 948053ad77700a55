import { Hono } from 'hono'
import type { AppEnv } from '../../../http/context'
import { guestChangeRoutes } from './guest.change-routes'
import { guestAnswerRoutes } from './guest.answer-routes'
import { guestDataRoutes } from './guest.data-routes'
import { guestLinkRoutes } from './guest.link-routes'

export const guestRoutes = new Hono<AppEnv>()
  .route('/', guestLinkRoutes)
  .route('/', guestDataRoutes)
  .route('/', guestAnswerRoutes)
  .route('/', guestChangeRoutes)
