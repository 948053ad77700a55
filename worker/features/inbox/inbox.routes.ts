import { Hono } from 'hono'
import { inboxList, inboxOverview, inboxQuery } from '../../contracts/inbox'
import {
  inboxNoteParams,
  inboxParams,
  inboxThreadAnswer,
  newAnswer,
  newNote,
  threadChange,
} from '../../contracts/inbox-thread'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown-limits'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { answerThread } from './answers.actions'
import { addNote, changeThread, deleteNote } from './inbox.actions'
import { getThread, listThreads, readOverview } from './inbox.queries'
import type { Writers } from './writers'

const describe = describeAs('inbox')
const mayUse = requirePermission('desk:use')

/** Threads of the inbox. The board and the bookings write what belongs to them, because no feature calls another. */
export const inboxRoutes = (writers: Writers) =>
  new Hono<AppEnv>()
    .get(
      '/admin/inbox',
      describe('listThreads', 'What people wrote to the company, the newest first', {
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
        response: inboxThreadAnswer,
      }),
      mayUse,
      validate('param', inboxParams),
      async (c) => c.json(await threadOf(c, c.req.valid('param').id), 200),
    )
    .post(
      '/admin/inbox/:id',
      describe('changeThread', 'Change the state or the owner of a thread', {
        response: inboxThreadAnswer,
      }),
      mayUse,
      validate('param', inboxParams),
      jsonBody(threadChange),
      async (c) => {
        const { id } = c.req.valid('param')
        await changeThread(c, id, c.req.valid('json'))
        return c.json(await threadOf(c, id), 200)
      },
    )
    .post(
      '/admin/inbox/:id/answers',
      describe('answerThread', 'Answer a thread on the board or by mail', {
        response: inboxThreadAnswer,
        errors: [
          'ThreadChanged',
          'TopicLocked',
          'WriteContent',
          'WriteMin',
          'TextTooLong',
          'KeyReused',
          ...MARKDOWN_REFUSALS,
        ],
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
    .post(
      '/admin/inbox/:id/notes',
      describe('addNote', 'Add a note that only admins read', {
        response: inboxThreadAnswer,
        errors: ['WriteContent', 'TextTooLong', 'KeyReused'],
        headers: ['idempotency-key'],
      }),
      mayUse,
      validate('param', inboxParams),
      jsonBody(newNote),
      async (c) => {
        const { id } = c.req.valid('param')
        await addNote(c, id, c.req.valid('json').text, writers.writeToGuest)
        return c.json(await threadOf(c, id), 200)
      },
    )
    .delete(
      '/admin/inbox/:id/notes/:note',
      describe('deleteNote', 'Delete a note', { response: inboxThreadAnswer }),
      mayUse,
      validate('param', inboxNoteParams),
      async (c) => {
        const { id, note } = c.req.valid('param')
        await deleteNote(c, id, note)
        return c.json(await threadOf(c, id), 200)
      },
    )

function threadOf({ var: { db, lang } }: MemberScope, id: number) {
  return getThread(db, id, lang)
}

function readerOf({ var: { member, lang, now } }: MemberScope) {
  return { userId: member.userId, lang, now }
}
