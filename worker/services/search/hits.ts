import { cutText } from '../../contracts/text/excerpt'
import type { SearchHit } from '../../contracts/search'
import type { Candidate } from './search.queries'
import { firstMatch, matchRanges } from './matches'
import { foldWithOrigin, type FoldedText } from './folded-text'

/** Characters that a snippet quotes, and how many of them come before the first match. */
export const SNIPPET = 160
const LEAD = 40

/** A candidate as a hit: its kind, a snippet and where the words are. */
export function toHit(
  candidate: Candidate,
  body: FoldedText,
  patterns: readonly RegExp[],
): SearchHit {
  const title = candidate.heading || candidate.title
  const snippet = quote(body, patterns)
  return {
    kind: candidate.kind === 'tour' ? 'tour' : candidate.title ? 'topic' : 'reply',
    forum: candidate.tourId,
    topic: candidate.topicId,
    reply: candidate.kind === 'tour' ? null : candidate.refId,
    title,
    titleRanges: matchRanges(foldWithOrigin(title), patterns),
    snippet,
    ranges: matchRanges(foldWithOrigin(snippet), patterns),
    lang: candidate.lang,
    category: candidate.category,
    createdAt: candidate.createdAt,
  }
}

/** The text around the first match, cut between words where there are any. */
function quote(body: FoldedText, patterns: readonly RegExp[]): string {
  const first = firstMatch(body, patterns)
  const start = first > LEAD ? body.text.indexOf(' ', first - LEAD) + 1 || first : 0
  const from = Math.min(start, first)
  // A character is at most two units long.
  const around = body.text.slice(from, from + 2 * SNIPPET + 2).replace(/^· /, '')
  return `${from > 0 ? '… ' : ''}${cutText(around, SNIPPET)}`
}
