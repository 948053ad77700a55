import type { InboxThread } from '../../contracts/inbox/inbox'
import { excerpt as excerptOf } from '../../contracts/text/excerpt'
import { EXCERPT_LENGTH, type MessageColumns, type ThreadFacts } from './sources/source'
import type { InboxMessage } from '../../contracts/inbox/inbox-thread'
import type { AnswerWay } from '../../contracts/inbox/inbox-answers'

type Flag = 'hidePlz' | 'isPending' | 'isRemoved'

/** A thread as D1 returns it: flags are numbers, and the owner is part of the row. */
type ThreadColumns = Omit<InboxThread, Flag | 'owner'> &
  Record<Flag, number> & { ownerId: number | null; ownerName: string | null }

/** A thread for a list. */
export function toThread({ ownerId, ownerName, excerpt, ...thread }: ThreadColumns): InboxThread {
  return {
    ...thread,
    excerpt: excerptOf(excerpt, EXCERPT_LENGTH),
    owner: ownerId === null ? null : { _id: ownerId, username: ownerName ?? '' },
    hidePlz: thread.hidePlz === 1,
    isPending: thread.isPending === 1,
    isRemoved: thread.isRemoved === 1,
  }
}

type DetailColumns = ThreadColumns & { version: number; mergedInto: number | null; facts: string }

/** A thread's row with everything that its own page shows; the usual way to answer comes first. */
export function toDetail({ version, mergedInto, facts, ...columns }: DetailColumns) {
  const thread = toThread(columns)
  const none = { reference: null, people: null, date: null, topic: null, booking: null }
  const detail = { ...thread, version, mergedInto, ...none, ...(JSON.parse(facts) as ThreadFacts) }
  const ways: AnswerWay[] = []
  if (detail.topic) ways.push('board')
  if (detail.email !== null) ways.push('mail')
  return { ...detail, ways }
}

/** A message of any source. */
export function toMessage(message: MessageColumns): InboxMessage {
  return {
    ...message,
    isStaff: message.isStaff === 1,
    isPending: message.isPending === 1,
    isHidden: message.isHidden === 1,
  }
}
