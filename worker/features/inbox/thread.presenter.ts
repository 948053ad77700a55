import type { InboxThread } from '../../contracts/inbox/inbox'
import { excerpt as excerptOf } from '../../contracts/text/excerpt'
import { EXCERPT_LENGTH } from './sources/source'

type Flag = 'hidePlz' | 'isPending' | 'isRemoved'

/** A thread as D1 returns it: flags are numbers, and the owner is part of the row. */
export type ThreadColumns = Omit<InboxThread, Flag | 'owner'> &
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
