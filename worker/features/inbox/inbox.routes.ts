import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import type { Writers } from './writers'
import { answerRoutes } from './answers.routes'
import { noteRoutes } from './notes.routes'
import { threadRoutes } from './threads.routes'

/** Threads of the inbox. The board and the bookings pass in their writers, because features do not call each other. */
export const inboxRoutes = (writers: Writers) =>
  new Hono<AppEnv>()
    .route('/', threadRoutes)
    .route('/', answerRoutes(writers))
    .route('/', noteRoutes(writers))
