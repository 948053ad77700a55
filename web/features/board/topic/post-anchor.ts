import { readId } from '../board.search'

/** Element ids of a topic's replies and of the newest one. */
export const ANSWERS = 'answers'
export const NEWEST = 'newest'
const POST_ANCHOR = 'reply-'

/** The post id in a fragment (`reply-12`), or null. */
export function readPostAnchor(fragment: string): number | null {
  return fragment.startsWith(POST_ANCHOR) ? readId(fragment.slice(POST_ANCHOR.length)) : null
}

export function postAnchor(replyId: number): string {
  return POST_ANCHOR + String(replyId)
}
