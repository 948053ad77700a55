import type { Statement } from '../../db/db'
import type { MemberScope } from '../../http/context'

/** Writes a reply on the board; provided by the board, because no feature calls another. `before` and `after` are part of its batch. */
export type ReplyOnBoard = (
  c: MemberScope,
  reply: {
    tourId: number
    topicId: number
    text: string
    body: unknown
    before: Statement[]
    after: Statement[]
  },
) => Promise<void>
