import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../http/context'
import type { ReplyOnBoard } from './reply-on-board'
import { inboxList } from '../../contracts/inbox/inbox'
import { inboxOverview } from '../../contracts/inbox/inbox-overview'
import { inboxQuery } from '../../contracts/inbox/inbox-query'
import { inboxParams, inboxThreadResponse } from '../../contracts/inbox/inbox-thread'
import {
  threadChange,
  newAnswer,
  newNote,
  inboxNoteParams,
} from '../../contracts/inbox/inbox-answers'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { changeThread, addNote, deleteNote } from './inbox.actions'
import { listThreads, readOverview } from './inbox.queries'
import { getThread } from './thread.queries'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { answerThread } from './answers.actions'

const describe = describeAs('inbox')
const mayUse = requirePermission('inbox:use')

/** Threads of the inbox. */
export const inboxRoutes = ({ replyOnBoard }: { replyOnBoard: ReplyOnBoard }) =>
  new Hono<AppEnv>().route('/', threadRoutes).route('/', writingRoutes(replyOnBoard))

const threadRoutes = new Hono<AppEnv>()
  .get(
    '/admin/inbox',
    describe('listThreads', 'Messages to the company by thread, the newest first', {
      response: inboxList,
    }),
    mayUse,
    validate('query', inboxQuery),
    async (c) => c.json(await listThreads(c.var.db, c.req.valid('query'), readerOf(c)), 200),
  )
  .get(
    '/admin/inbox/overview',
    describe('getInboxOverview', 'How many threads are open, and who may own one', {
      response: inboxOverview,
    }),
    mayUse,
    async (c) => c.json(await readOverview(c.var.db, c.var.now), 200),
  )
  .get(
    '/admin/inbox/:id',
    describe('getThread', 'A thread with its messages, the oldest first, and notes', {
      response: inboxThreadResponse,
    }),
    mayUse,
    validate('param', inboxParams),
    async (c) => c.json(await getThread(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/inbox/:id',
    describe('changeThread', 'Change the state or the owner of a thread', {
      response: inboxThreadResponse,
    }),
    mayUse,
    validate('param', inboxParams),
    jsonBody(threadChange),
    async (c) => {
      const { id } = c.req.valid('param')
      await changeThread(c, id, c.req.valid('json'))
      return c.json(await getThread(c, id), 200)
    },
  )
  .delete(
    '/admin/inbox/:id/notes/:note',
    describe('deleteNote', 'Delete a note', { response: inboxThreadResponse }),
    mayUse,
    validate('param', inboxNoteParams),
    async (c) => {
      const { id, note } = c.req.valid('param')
      await deleteNote(c, id, note)
      return c.json(await getThread(c, id), 200)
    },
  )

function readerOf({ var: { member, lang, now } }: MemberScope) {
  return { userId: member.userId, lang, now }
}

const ANSWER_REFUSALS = [
  'ThreadChanged',
  'TopicLocked',
  'WriteContent',
  'WriteMin',
  'TextTooLong',
  'KeyReused',
  ...MARKDOWN_REFUSALS,
] as const

function writingRoutes(replyOnBoard: ReplyOnBoard) {
  return new Hono<AppEnv>()
    .post(
      '/admin/inbox/:id/answers',
      describe('answerThread', 'Answer a thread on the board or by mail', {
        response: inboxThreadResponse,
        errors: ANSWER_REFUSALS,
        headers: ['idempotency-key'],
      }),
      mayUse,
      validate('param', inboxParams),
      jsonBody(newAnswer),
      async (c) => {
        const { id } = c.req.valid('param')
        await answerThread(c, id, c.req.valid('json'), replyOnBoard)
        return c.json(await getThread(c, id), 200)
      },
    )
    .post(
      '/admin/inbox/:id/notes',
      describe('addNote', 'Add a note that only admins read', {
        response: inboxThreadResponse,
        errors: ['WriteContent', 'TextTooLong', 'KeyReused'],
        headers: ['idempotency-key'],
      }),
      mayUse,
      validate('param', inboxParams),
      jsonBody(newNote),
      async (c) => {
        const { id } = c.req.valid('param')
        await addNote(c, id, c.req.valid('json').text)
        return c.json(await getThread(c, id), 200)
      },
    )
}
