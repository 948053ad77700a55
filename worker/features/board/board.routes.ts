import { Hono } from 'hono'
import { boardParams, topicResponse, topicParams } from '../../contracts/board/board'
import { boardList, boardQuery } from '../../contracts/board/board-list'
import { homeList, homeListQuery, type HomeList } from '../../contracts/board/home-list'
import { newTopic } from '../../contracts/board/new-topic'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { announceMail } from '../../services/mail/outbox'
import { createTopic } from './board.actions'
import { invalidatesPosts } from './board.cache'
import { listBoard } from './board.list-queries'
import { listHomeTopics } from './home-list.queries'
import { toBoardRow, toTopic } from './board.presenter'
import { findTopic } from './board.queries'
import { currentReader, rateLimitEdits, writingOf } from './board.requests'
import { isBoardOpen, requireReadable } from './board.rules'
import { countView } from './board.views'

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
      headers: ['x-total-count', 'x-story-count', 'x-story-stars'],
    }),
    validate('param', boardParams),
    validate('query', boardQuery),
    async (c) => {
      const reader = await currentReader(c)
      const { sort_method: sortMethod, ...slice } = c.req.valid('query')
      const tourId = c.req.valid('param').id
      const wanted = { tourId, sortMethod, reader, ...slice }
      const { tour, rows, total, stories } = await listBoard(c.var.db, wanted)
      if (!tour || !isBoardOpen(tour, reader)) throw new AppError('NotFound')
      c.header('x-total-count', String(total))
      c.header('x-story-count', String(stories.count))
      if (stories.stars !== null) c.header('x-story-stars', stories.stars.toFixed(1))
      return c.json(
        rows.map((topic) => toBoardRow(topic, reader)),
        200,
      )
    },
  )
  .post(
    '/forum/:id/topic',
    describe('createTopic', 'Write a topic', {
      response: topicResponse,
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
      response: topicResponse,
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

async function requireTopic(c: MemberScope, tourId: number, topicId: number) {
  const topic = await findTopic(c.var.db, tourId, topicId, c.var.lang)
  if (!topic) throw new AppError('NotFound')
  return topic
}
