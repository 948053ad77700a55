import { Hono } from 'hono'
import type { Bindings } from './env'
import { serveCalls } from './serve-calls'
import { visitorCalls } from './visitor-calls'

const visitors = serveCalls(visitorCalls)
const ofVisitors = new Hono().route('/api', visitorCalls).router

/** Answers a call of the API. The first one that is not a visitor's makes the isolate load the whole API. */
export async function callApi(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const { app } = isVisitorCall(request) ? { app: visitors } : await import('./app')
  return app.fetch(request, env, context)
}

function isVisitorCall({ method, url }: Request): boolean {
  return ofVisitors.match(method, new URL(url).pathname)[0].length > 0
}
