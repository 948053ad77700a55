import { Hono } from 'hono'
import { deskCalls } from './desk-calls'
import { descriptionRoutes } from './features/operations/description.routes'
import type { AppEnv } from './http/context'
import { serveCalls } from './serve-calls'
import { visitorCalls } from './visitor-calls'

const calls = new Hono<AppEnv>().route('/', visitorCalls).route('/', deskCalls)

/** The whole API. */
export const app = serveCalls(calls)
app.route('/api', descriptionRoutes(app))

export type Api = typeof calls
