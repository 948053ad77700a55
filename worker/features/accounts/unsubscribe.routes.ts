import { Hono, type Context } from 'hono'
import type { AppEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { linkBase } from '../../services/mail/link-base'
import { unsubscription } from '../../contracts/admin/mail'
import { optOut } from '../../services/mail/opt-outs'
import { done } from '../../contracts/schemas'

const describe = describeAs('mail')

/** From the page, or with one click in the mail program (RFC 8058). */
export const mailRoutes = new Hono<AppEnv>()
  .post(
    '/mail/unsubscribe',
    describe('unsubscribe', 'Stop mails about replies, by the token of a mail', {
      response: done,
      errors: ['NotFound'],
    }),
    jsonBody(unsubscription),
    (c) => unsubscribe(c, c.req.valid('json').token),
  )
  // The body, `List-Unsubscribe=One-Click`, adds nothing to the URL.
  .post(
    '/mail/unsubscribe/:token',
    describe(
      'unsubscribeByOneClick',
      'Stop mails about replies by one click in a mail program (RFC 8058)',
      { response: done },
    ),
    validate('param', unsubscription),
    (c) => unsubscribe(c, c.req.valid('param').token),
  )
  // Mail programs without one-click support open the URL, and a GET must not change anything.
  .get(
    '/mail/unsubscribe/:token',
    describe('showUnsubscribePage', 'Redirect to the page that confirms the unsubscription', {
      responses: { 303: null },
    }),
    validate('param', unsubscription),
    (c) => {
      const { token } = c.req.valid('param')
      return c.redirect(
        `${linkBase(c.var.settings, c.req.url)}/unsubscribe?${new URLSearchParams({ token }).toString()}`,
        303,
      )
    },
  )

async function unsubscribe(c: Context<AppEnv>, token: string) {
  if (!(await optOut(c.var.db, token, c.var.now))) throw new AppError('NotFound')
  return c.json({ ok: true as const }, 200)
}
