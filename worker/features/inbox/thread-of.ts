import type { MemberScope } from '../../http/context'
import { getThread } from './thread.queries'

/** A thread as shown to an admin after a change. */
export function threadOf({ var: { db, lang } }: MemberScope, id: number) {
  return getThread(db, id, lang)
}
