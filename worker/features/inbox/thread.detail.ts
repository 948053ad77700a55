import type { InboxMessage } from '../../contracts/inbox/inbox-thread'
import type { MessageColumns, ThreadFacts } from './sources/source'
import { answerWays } from './inbox.rules'
import { toThread, type ThreadColumns } from './thread.presenter'

type DetailColumns = ThreadColumns & { version: number; mergedInto: number | null; facts: string }

/** A thread's row with everything that its own page shows. */
export function toDetail({ version, mergedInto, facts, ...columns }: DetailColumns) {
  const thread = toThread(columns)
  const {
    reference = null,
    people = null,
    date = null,
    topic = null,
    booking = null,
  } = JSON.parse(facts) as ThreadFacts
  const detail = { ...thread, version, mergedInto, reference, people, date, topic, booking }
  return { ...detail, ways: answerWays(detail) }
}

/** A message of any source. */
export function toMessage({
  isStaff,
  isPending,
  isHidden,
  ...message
}: MessageColumns): InboxMessage {
  return {
    ...message,
    isStaff: isStaff === 1,
    isPending: isPending === 1,
    isHidden: isHidden === 1,
  }
}
