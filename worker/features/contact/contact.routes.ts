import { Hono } from 'hono'
import type { AppEnv, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { invalid, jsonBody } from '../../http/validate'
import { describeAs } from '../../http/describe'
import {
  emailResponse,
  emailRequest,
  type EmailResponse,
  type EmailRequest,
} from '../../contracts/contact/contact'
import { contactForm } from '../../contracts/contact/contact-form'
import { sendContactMail } from './contact.actions'
import { findPostAuthor } from './contact.queries'
import { plainText } from './contact.rules'

const describe = describeAs('contact')

/** A request cannot choose a recipient, nor a text for anyone but the company. */
export const contactRoutes = new Hono<AppEnv>().post(
  '/email',
  describe(
    'sendContactMail',
    'The contact form: `emailto` mails the confirmation to the sender, `replyEmail` the inquiry to the company; ' +
      'nothing is sent with `topicId` or `replyId`, because the post sent its notices',
    {
      response: emailResponse,
      errors: [
        'PlzLogin',
        'SessionExpired',
        'NotFound',
        'EmailInvalid',
        'SubjectMin',
        'WriteMin',
        'TextTooLong',
        'IncorrectAnswer',
        'SpamPreventionIncorrect',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    },
  ),
  jsonBody(emailRequest),
  async (c) => {
    const request = c.req.valid('json')
    if (request.topicId || request.replyId) {
      await requireOwnPost(c, request)
      return c.json<EmailResponse, 200>({ ok: true }, 200)
    }
    const kind = request.replyEmail ? 'enquiry' : 'confirmation'
    const parsed = contactForm.safeParse({
      email: request.replyEmail || request.emailto || '',
      subject: request.subject ?? '',
      body: request.body || plainText(request.html ?? ''),
    })
    if (!parsed.success) throw invalid(parsed.error.issues)
    const lang = request.lang ?? c.var.lang
    const { reference, isHeld } = await sendContactMail(c, {
      kind,
      form: parsed.data,
      request,
      lang,
    })
    const later = isHeld && ({ isMailLater: true } as const)
    return c.json<EmailResponse, 200>({ ok: true, reference, ...later }, 200)
  },
)

/** Another member's post is reported as missing, because ids are sequential, including those of private posts. */
async function requireOwnPost(c: RequestScope, { topicId, replyId }: EmailRequest): Promise<void> {
  const actor = await c.var.actor()
  if (!actor) throw new AppError('PlzLogin')
  const authorId = topicId ? await findPostAuthor(c.var.db, topicId, replyId ?? null) : null
  if (authorId !== actor.userId) throw new AppError('NotFound')
}
