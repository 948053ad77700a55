import type { AuditAction } from '../../contracts/admin/audit-actions'
import { Hono } from 'hono'
import {
  deletedReply,
  newReply,
  postResponse,
  replyList,
  replyListQuery,
  replyParams,
} from '../../contracts/board/posts'
import { topicParams } from '../../contracts/board/board'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { auditStatement } from '../../db/audit'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { announceMail } from '../../services/mail/outbox'
import { requireReadable } from './board.rules'
import { createReply } from './board.actions'
import { invalidatesPosts } from './board.cache'
import { deleteReply, editReply } from './board.changes'
import { withHtml } from './board.html'
import { toReply } from './board.presenter'
import { findDiscussion, findPost, findReply, type PostOfTopic } from './board.queries'
import { currentReader, rateLimitEdits, writingOf } from './board.requests'

const describe = describeAs('board')

export const postsRoutes = new Hono<AppEnv>()
  .get(
    '/forum/:id/topic/:tid/reply',
    describe('listPosts', 'Posts of a topic, the oldest first; the first is the opening post', {
      response: replyList,
      errors: ['SessionExpired', 'PrivatePost'],
      headers: ['x-total-count', 'x-page', 'x-page-count'],
    }),
    validate('param', topicParams),
    validate('query', replyListQuery),
    async (c) => {
      const reader = await currentReader(c)
      const { id: tourId, tid: topicId } = c.req.valid('param')
      const { reply: replyId, ...place } = c.req.valid('query')
      const { db, lang } = c.var
      const wanted = { tourId, topicId, lang, reader, replyId, ...place }
      const found = await findDiscussion(db, wanted)
      const topic = requireReadable(found?.topic, reader)
      const posts = withHtml(c, found?.replies ?? [])
      c.header('x-total-count', String(topic.replyCount))
      c.header('x-page', String(found?.page))
      c.header('x-page-count', String(found?.pageCount))
      return c.json({ replies: posts.map((reply) => toReply(reply, topic, reader)) }, 200)
    },
  )
  .post(
    '/forum/:id/topic/:tid/reply',
    describe('createReply', 'Write a reply', {
      response: postResponse,
      errors: [
        'PrivatePost',
        'TopicLocked',
        'WriteLimit',
        'WriteMin',
        'TextTooLong',
        'KeyReused',
        ...MARKDOWN_REFUSALS,
      ],
      headers: ['idempotency-key'],
    }),
    requirePermission('board:write'),
    invalidatesPosts,
    validate('param', topicParams),
    jsonBody(newReply),
    async (c) => {
      const { id: tourId, tid: topicId } = c.req.valid('param')
      const { content } = c.req.valid('json')
      await rateLimitEdits(c)
      const writing = writingOf(c, { content }, ['reply', topicId, content])
      const { replyId, mailIds } = await createReply(writing, { tourId, topicId }, content)
      announceMail(c, mailIds)
      return c.json(await replyAnswerOf(c, replyId), 200)
    },
  )
  .post(
    '/reply/:id',
    describe('editPost', 'Change an own post; admins may change any', {
      response: postResponse,
      errors: ['NotYours', 'TopicLocked', 'WriteMin', 'TextTooLong', ...MARKDOWN_REFUSALS],
    }),
    requirePermission('board:write'),
    invalidatesPosts,
    validate('param', replyParams),
    jsonBody(newReply),
    async (c) => {
      const found = await findReply(c.var.db, c.req.valid('param').id)
      if (!found) throw new AppError('NotFound')
      await rateLimitEdits(c)
      await editReply(changeOf(c, 'post.edit', found), found, c.req.valid('json').content)
      return c.json(await replyAnswerOf(c, found.reply.id), 200)
    },
  )
  .delete(
    '/reply/:id',
    describe('deletePost', 'Delete an own post; admins may delete any', {
      response: deletedReply,
      errors: ['NotYours'],
    }),
    requirePermission('board:write'),
    invalidatesPosts,
    validate('param', replyParams),
    async (c) => {
      const found = await findReply(c.var.db, c.req.valid('param').id)
      if (!found) throw new AppError('NotFound')
      return c.json(await deleteReply(changeOf(c, 'post.delete', found), found), 200)
    },
  )

/** Only an admin's change to another member's post is audited. */
function changeOf(c: MemberScope, action: AuditAction, { reply, topic }: PostOfTopic) {
  const { db, member: writer, now } = c.var
  const detail = `topic ${topic.id}`
  const isForeign = reply.userId !== writer.userId
  const audit = isForeign
    ? [auditStatement(c, { action, subjectType: 'reply', subjectId: reply.id, detail })]
    : []
  return { db, writer, now, audit }
}

async function replyAnswerOf(c: MemberScope, replyId: number) {
  const found = await findPost(c.var.db, replyId)
  if (!found) throw new AppError('NotFound')
  return toReply(found, found.topic, c.var.member)
}
