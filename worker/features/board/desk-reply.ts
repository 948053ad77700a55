import type { Statement } from '../../db/db'
import type { MemberScope } from '../../http/context'
import { announceMail } from '../../services/mail/outbox'
import { createReply } from './board.actions'
import { invalidatePosts } from './board.cache'
import { writingOf } from './board.requests'

interface DeskReply {
  tourId: number
  topicId: number
  text: string
  /** The whole request, for its key. */
  body: unknown
  before: Statement[]
  /** They must return no rows. */
  after: Statement[]
}

/**
 * An admin's reply from a screen other than the topic's; its batch begins and ends with these statements.
 * @throws AppError as `createReply`, and those of `before`
 */
export async function replyFromDesk(c: MemberScope, reply: DeskReply): Promise<void> {
  const { tourId, topicId, text, body, before, after } = reply
  const writing = writingOf(c, body, ['reply', topicId, text])
  const { mailIds } = await createReply({ ...writing, before, after }, { tourId, topicId }, text)
  announceMail(c, mailIds)
  invalidatePosts(c)
}
