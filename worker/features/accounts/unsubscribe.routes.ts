import { Hono, type Context } from 'hono'
import type { AppEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { linkBase } from '../../services/mail/outbox'
import { unsubscription } from '../../contracts/mail'
import { optOut } from '../../services/mail/opt-outs'

/** From the page, or with one click in the mail program (RFC 8058). */
export const mailRoutes = new Hono<AppEnv>()
  .post('/mail/unsubscribe', jsonBody(), validate('json', unsubscription), (c) =>
    unsubscribe(c, c.req.valid('json').token),
  )
  // The body, `List-Unsubscribe=One-Click`, adds nothing to the URL.
  .post('/mail/unsubscribe/:token', validate('param', unsubscription), (c) =>
    unsubscribe(c, c.req.valid('param').token),
  )
  // Mail programs without one-click open the URL: a GET must change nothing.
  .get('/mail/unsubscribe/:token', validate('param', unsubscription), (c) => {
    const { token } = c.req.valid('param')
    return c.redirect(
      `${linkBase(c.var.settings, c.req.url)}/unsubscribe?${new URLSearchParams({ token }).toString()}`,
      303,
    )
  })

async function unsubscribe(c: Context<AppEnv>, token: string) {
  if (!(await optOut(c.var.db, token, c.var.now))) throw new AppError('NotFound')
  return c.json({ ok: true as const }, 200)
}
