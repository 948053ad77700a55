import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { findSessionActor, isSameActor } from './features/accounts/sessions.queries'
import { provideActor } from './http/auth'
import type { AppEnv } from './http/context'
import { sameOriginWrites } from './http/csrf'
import { respondWithError } from './http/error-response'
import { AppError } from './http/errors'
import { noStoreByDefault, requestContext, SAFE_METHODS } from './http/request'
import { loadMailTexts } from './services/mail/mail-texts'

/** An app that serves the calls below /api, with the middleware and the errors of every call. */
export function serveCalls(calls: Hono<AppEnv>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
    .use(noStoreByDefault)
    .use(requestContext)
    .use(sameOriginWrites)
    .use(textsOfMailsForWrites)
    .use(provideActor({ find: findSessionActor, isUnchanged: isSameActor }))
    .route('/', calls)
  const app = new Hono<AppEnv>()
  return app
    .onError(respondWithError)
    .notFound((c) => respondWithError(new AppError('NotFound'), c))
    .use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
    .route('/api', api)
}

/** Any write may send a mail, and writes it within its batch. */
const textsOfMailsForWrites = createMiddleware<AppEnv>(
  async function textsOfMailsForWrites(c, next) {
    if (!SAFE_METHODS.has(c.req.method)) await loadMailTexts(c.env, c.var.db)
    await next()
  },
)

function refuseMethod(c: Context<AppEnv>, methods: string[]): Response {
  return respondWithError(
    new AppError('MethodNotAllowed', { headers: { allow: methods.join(', ') } }),
    c,
  )
}
