import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Bindings } from './env'
import { serveCalls } from './serve-calls'
import { visitorCalls } from './visitor-calls'

const visitors = serveCalls(visitorCalls)
const ofVisitors = new Hono().route('/api', visitorCalls).router

/** Visitors never load it. One `import()`: each takes most of a millisecond. */
let whole: Promise<typeof import('./app')> | undefined

/** Answers a call of the API. The first one that is not a visitor's makes the isolate load the whole API. */
export async function callApi(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const app = isVisitorCall(request) ? visitors : (await (whole ??= import('./app'))).app
  return app.fetch(request, env, context)
}

/** The route of GET answers HEAD, too. */
function isVisitorCall(request: Request): boolean {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return ofVisitors.match(method, getPath(request))[0].length > 0
}
