import { Hono } from 'hono'
import { auditStatement } from '../../db/audit'
import type { Actor, AppEnv, MemberScope, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { readRequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { isOverRate } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { announceMail, mailContext } from '../../services/mail/outbox'
import { createReply, createTopic } from './board.actions'
import { requireReadable } from './board.access'
import type { Writing } from './board.repeats'
import { toBoardRow, toReply, toTopic } from './board.presenter'
import { deleteReply, editReply } from './board.changes'
import {
  boardList,
  boardParams,
  boardQuery,
  deletedReply,
  homeList,
  homeListQuery,
  newReply,
  newTopic,
  replyAnswer,
  replyList,
  replyListQuery,
  replyParams,
  topicAnswer,
  topicParams,
  type HomeList,
} from '../../contracts/board'
import { withHtml } from './board.html'
import { listBoard, listHomeTopics } from './board.list-queries'
import { findDiscussion, findPost, findReply, findTopic, type PostOfTopic } from './board.queries'
import { companyOf } from './board.notices'
import { invalidatesPosts } from './board.cache'
import { isForumOpen } from './board.rules'
import { countView } from './board.views'
import { describeAs } from '../../http/describe'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown-limits'

const describe = describeAs('board')

export const boardRoutes = new Hono<AppEnv>()
  .get(
    '/topics',
    describe('listTopics', 'Public topics of all visible tours, the newest first', {
      response: homeList,
    }),
    validate('query', homeListQuery),
    async (c) => {
      const list: HomeList = await listHomeTopics(c.var.db, {
        ...c.req.valid('query'),
        lang: c.var.lang,
      })
      c.header('cache-control', 'public, max-age=0, must-revalidate')
      c.header('vary', 'accept-language, cookie')
      return c.json(list, 200)
    },
  )
  .get(
    '/forum/:id/topic',
    describe('listBoard', 'Topics of a tour; a private one of others shows its date only', {
      response: boardList,
      errors: ['SessionExpired'],
      headers: ['x-total-count'],
    }),
    validate('param', boardParams),
    validate('query', boardQuery),
    async (c) => {
      const reader = await currentReader(c)
      const { sort_method: sortMethod, ...slice } = c.req.valid('query')
      const tourId = c.req.valid('param').id
      const wanted = { tourId, sortMethod, reader, ...slice }
      const { forum, rows, total } = await listBoard(c.var.db, wanted)
      if (!forum || !isForumOpen(forum, reader)) throw new AppError('NotFound')
      c.header('x-total-count', String(total))
      return c.json(
        rows.map((topic) => toBoardRow(topic, reader)),
        200,
      )
    },
  )
  .post(
    '/forum/:id/topic',
    describe('createTopic', 'Write a topic', {
      response: topicAnswer,
      errors: [
        'WriteLimit',
        'WriteTitle',
        'WriteContent',
        'WriteMin',
        'TextTooLong',
        'TagTooLong',
        'KeyReused',
        ...MARKDOWN_REFUSALS,
      ],
      headers: ['idempotency-key'],
    }),
    requirePermission('board:write'),
    invalidatesPosts,
    validate('param', boardParams),
    jsonBody(newTopic),
    async (c) => {
      const { id: tourId } = c.req.valid('param')
      const topic = c.req.valid('json')
      await rateLimitEdits(c)
      const writing = writingOf(c, topic, [
        'topic',
        tourId,
        topic.topicName,
        topic.content,
        String(topic.hidePlz),
      ])
      const { topicId, mailIds } = await createTopic(writing, tourId, topic)
      announceMail(c, mailIds)
      return c.json(toTopic(await requireTopic(c, tourId, topicId), c.var.member), 200)
    },
  )
  .get(
    '/forum/:id/topic/:tid',
    describe('getTopic', 'One topic; counts as a view', {
      response: topicAnswer,
      errors: ['SessionExpired', 'PrivatePost'],
    }),
    validate('param', topicParams),
    async (c) => {
      const reader = await currentReader(c)
      const { id, tid } = c.req.valid('param')
      const topic = requireReadable(await findTopic(c.var.db, id, tid, c.var.lang), reader)
      countView(c.env, c.executionCtx, { request: c.req.raw, topicId: tid })
      return c.json(toTopic(topic, reader), 200)
    },
  )
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
      const found = await findDiscussion(c.var.db, {
        tourId,
        topicId,
        lang: c.var.lang,
        reader,
        replyId,
        ...place,
      })
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
      response: replyAnswer,
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
      response: replyAnswer,
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

/** Anonymous responses revalidate, members' are private. */
async function currentReader(c: RequestScope): Promise<Actor | null> {
  const reader = await c.var.actor()
  if (!reader) c.header('cache-control', 'public, max-age=0, must-revalidate')
  c.header('vary', 'authorization, accept-language, cookie')
  return reader
}

function writingOf(c: MemberScope, body: unknown, text: (string | number)[]): Writing {
  const { db, member, now, settings } = c.var
  return {
    db,
    writer: member,
    now,
    requestKey: readRequestKey(c, member.userId, body),
    contentHash: keyedHash(settings.pepper, 'post', ...text),
    mail: mailContext(c),
    company: companyOf(settings),
    postsADay: settings.limits.post.day,
    firstPostReview: settings.firstPostReview,
  }
}

/** Only an admin's change to another member's post is audited. */
function changeOf(c: MemberScope, action: string, { reply, topic }: PostOfTopic) {
  const { db, member: writer, now } = c.var
  const detail = `topic ${topic.id}`
  const isForeign = reply.userId !== writer.userId
  const audit = isForeign
    ? [auditStatement(c, { action, subjectType: 'reply', subjectId: reply.id, detail })]
    : []
  return { db, writer, now, audit }
}

async function requireTopic(c: MemberScope, tourId: number, topicId: number) {
  const topic = await findTopic(c.var.db, tourId, topicId, c.var.lang)
  if (!topic) throw new AppError('NotFound')
  return topic
}

async function replyAnswerOf(c: MemberScope, replyId: number) {
  const found = await findPost(c.var.db, replyId)
  if (!found) throw new AppError('NotFound')
  return toReply(found, found.topic, c.var.member)
}

/** Refuses bursts before rendering or reading D1; admins may write many posts at once. */
async function rateLimitEdits(c: MemberScope): Promise<void> {
  const { userId, isSuperUser } = c.var.member
  if (!isSuperUser && (await isOverRate(c.env.RL_WRITE, `write:${userId}`)))
    throw new AppError('TooManyRequests', { retryAfterSeconds: 60 })
}
