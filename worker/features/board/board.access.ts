import type { TopicRow } from '../../db/schema/board'
import type { Actor } from '../../http/context'
import { AppError } from '../../http/errors'
import { topicAccess } from './board.rules'

/**
 * The topic, if the reader may read all of it.
 * @throws AppError NotFound, PrivatePost
 */
export function requireReadable<Topic extends TopicRow>(
  topic: Topic | null | undefined,
  reader: Actor | null,
): Topic {
  if (!topic) throw new AppError('NotFound')
  switch (topicAccess(topic, reader)) {
    case 'all':
      return topic
    case 'private':
      throw new AppError('PrivatePost')
    default:
      throw new AppError('NotFound')
  }
}
