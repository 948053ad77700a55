import { Hono } from 'hono'
import { LANGS } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import {
  findMailTextFault,
  mailPreview,
  mailPreviewRequest,
  type MailText,
} from '../../contracts/settings/mail-texts'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { jsonBody } from '../../http/validate'
import { renderHtml, renderText } from '../../services/mail/layout'
import { writeLetter } from '../../services/mail/mail-content'
import { firstTextsOf, writeWith } from '../../services/mail/mail-texts'
import { mailContext } from '../../services/mail/outbox'
import { sampleMail } from '../../services/mail/samples'
import { readSettings } from '../../services/settings/settings'

const describe = describeAs('settings')
const TEXTS_JSON_BYTES = 256 * 1024

/** Mails as they will be read. */
export const mailTextsRoutes = new Hono<AppEnv>().post(
  '/admin/mail-texts/preview',
  describe('previewMail', 'A mail about made-up people, with texts as they are typed', {
    response: mailPreview,
  }),
  requirePermission('settings:edit', { maxBytes: TEXTS_JSON_BYTES }),
  jsonBody(mailPreviewRequest),
  async (c) => c.json(await previewMail(c, c.req.valid('json')), 200),
)

async function previewMail(
  c: MemberScope,
  { template, lang, texts }: ReturnType<typeof mailPreviewRequest.parse>,
) {
  requireSoundTexts(texts)
  const { company } = await readSettings(c.env, c.var.db)
  const context = {
    baseUrl: mailContext(c).baseUrl,
    // Before any day of a sample.
    today: '',
    idMark: '1',
    unsubscribeToken: template === 'replyNotice' ? '0' : null,
    company: company.name,
    phone: company.phone,
  }
  const letter = writeWith(texts, () => writeLetter(sampleMail(template, lang), context))
  return { subject: letter.subject, html: renderHtml(letter), text: renderText(letter) }
}

/** @throws AppError Invalid with the index of the first text that cannot be sent */
export function requireSoundTexts(texts: readonly MailText[]): void {
  const first = recordOf(LANGS, firstTextsOf)
  for (const [index, text] of texts.entries()) {
    const built = first[text.lang][text.path]
    const fault = built === undefined ? { kind: 'place' } : findMailTextFault(text, built)
    if (fault) throw new AppError('Invalid', { fields: { [`value.${index}.text`]: fault.kind } })
  }
}
