import { Hono } from 'hono'
import { inboxParams, inboxThreadAnswer } from '../../contracts/inbox/inbox-thread'
import { newAnswer } from '../../contracts/inbox/inbox-answers'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { answerThread } from './answers.actions'
import type { Writers } from './writers'
import { threadOf } from './thread-of'

const describe = describeAs('inbox')
const mayUse = requirePermission('desk:use')

const ANSWER_REFUSALS = [
  'ThreadChanged',
  'TopicLocked',
  'WriteContent',
  'WriteMin',
  'TextTooLong',
  'KeyReused',
  ...MARKDOWN_REFUSALS,
] as const

export function answerRoutes(writers: Writers) {
  return new Hono<AppEnv>().post(
    '/admin/inbox/:id/answers',
    describe('answerThread', 'Answer a thread on the board or by mail', {
      response: inboxThreadAnswer,
      errors: ANSWER_REFUSALS,
      headers: ['idempotency-key'],
    }),
    mayUse,
    validate('param', inboxParams),
    jsonBody(newAnswer),
    async (c) => {
      const { id } = c.req.valid('param')
      await answerThread(c, id, c.req.valid('json'), writers)
      return c.json(await threadOf(c, id), 200)
    },
  )
}
