import { Hono } from 'hono'
import { inboxParams } from '../../contracts/inbox/inbox-thread'
import {
  newSavedReply,
  savedReplies,
  savedReply,
  savedReplyChange,
} from '../../contracts/inbox/saved-replies'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import {
  createSavedReply,
  deleteSavedReply,
  changeSavedReply,
  listSavedReplies,
} from './saved-replies.actions'

const describe = describeAs('inbox')
const mayUse = requirePermission('inbox:use')
const REFUSALS = [
  'SavedReplyNameInUse',
  'PlaceholderUnknown',
  'WriteTitle',
  'WriteContent',
  'TextTooLong',
] as const

export const savedRepliesRoutes = new Hono<AppEnv>()
  .get(
    '/admin/saved-replies',
    describe('listSavedReplies', 'Saved replies, by name', { response: savedReplies }),
    mayUse,
    async (c) => c.json({ replies: await listSavedReplies(c.var.db) }, 200),
  )
  .post(
    '/admin/saved-replies',
    describe('createSavedReply', 'Save a reply in three languages', {
      response: savedReply,
      errors: [...REFUSALS, 'SavedRepliesFull'],
    }),
    mayUse,
    jsonBody(newSavedReply),
    async (c) => c.json(await createSavedReply(c, c.req.valid('json')), 200),
  )
  .post(
    '/admin/saved-replies/:id',
    describe('changeSavedReply', 'Change a saved reply', {
      response: savedReply,
      errors: [...REFUSALS, 'EditConflict'],
    }),
    mayUse,
    validate('param', inboxParams),
    jsonBody(savedReplyChange),
    async (c) =>
      c.json(await changeSavedReply(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .delete(
    '/admin/saved-replies/:id',
    describe('deleteSavedReply', 'Delete a saved reply', { response: done }),
    mayUse,
    validate('param', inboxParams),
    async (c) => {
      await deleteSavedReply(c, c.req.valid('param').id)
      return c.json({ ok: true } as const, 200)
    },
  )
