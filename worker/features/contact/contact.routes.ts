import { Hono } from 'hono'
import type { AppEnv, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { invalid, jsonBody, validate } from '../../http/validate'
import { sendContactMail } from './contact.actions'
import {
  contactForm,
  emailRequest,
  type EmailAnswer,
  type EmailRequest,
} from '../../contracts/contact'
import { findPostAuthor } from './contact.queries'
import { plainText } from './contact.rules'

/** No request chooses a recipient or the text sent to anyone but the company. */
export const contactRoutes = new Hono<AppEnv>().post(
  '/email',
  jsonBody(),
  validate('json', emailRequest),
  async (c) => {
    const request = c.req.valid('json')
    if (request.topicId || request.replyId) {
      await requireOwnPost(c, request)
      return c.json<EmailAnswer, 200>({ ok: true }, 200)
    }
    const kind = request.replyEmail ? 'enquiry' : 'confirmation'
    const parsed = contactForm.safeParse({
      email: request.replyEmail || request.emailto || '',
      subject: request.subject ?? '',
      body: request.body || plainText(request.html ?? ''),
    })
    if (!parsed.success) throw invalid(parsed.error.issues)
    const lang = request.lang ?? c.var.lang
    const reference = await sendContactMail(c, { kind, form: parsed.data, request, lang })
    return c.json<EmailAnswer, 200>({ ok: true, reference }, 200)
  },
)

/** Another member's post is reported as missing: ids are sequential, and private posts have them too. */
async function requireOwnPost(c: RequestScope, { topicId, replyId }: EmailRequest): Promise<void> {
  const actor = await c.var.actor()
  if (!actor) throw new AppError('PlzLogin')
  const authorId = topicId ? await findPostAuthor(c.var.db, topicId, replyId ?? null) : null
  if (authorId !== actor.userId) throw new AppError('NotFound')
}
