import { Hono } from 'hono'
import { inboxParams, inboxThreadAnswer } from '../../contracts/inbox/inbox-thread'
import { newNote, inboxNoteParams } from '../../contracts/inbox/inbox-answers'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { addNote } from './notes.actions'
import { deleteNote } from './notes.delete'
import type { Writers } from './writers'
import { threadOf } from './thread-of'

const describe = describeAs('inbox')
const mayUse = requirePermission('desk:use')

export function noteRoutes({ writeToGuest }: Writers) {
  return new Hono<AppEnv>()
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
        await addNote(c, id, c.req.valid('json').text, writeToGuest)
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
}
