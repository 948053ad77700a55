import type { Lang } from '../../contracts/languages'
import type { SearchHit } from '../../contracts/search'
import type { Candidate } from './search.queries'
import {
  foundWords,
  patternsOf,
  firstMatch,
  matchRanges,
  foldWithOrigin,
  type FoldedText,
} from './matches'
import { cutText } from '../../contracts/text/excerpt'

const TITLE_POINTS = 20
const WHOLE_TITLE_POINTS = 40
const TOUR_POINTS = 15
const MAX_BODY_POINTS = 10
/** For a text that has the words as they were written. */
const EXACT_POINTS = 15
/** Characters that a snippet quotes, and how many of them come before the first match. */
const SNIPPET = 160
const LEAD = 40

/** Candidates that really contain the words, best first, each once (a tour in `lang` if that text matches). */
export function rankHits(
  candidates: readonly Candidate[],
  parts: readonly string[],
  lang: Lang,
): SearchHit[] {
  const ranked = candidates
    .map(folded)
    .flatMap(({ candidate, title, body }) => {
      const found = foundWords([title, body], parts)
      if (!found) return []
      const hit = toHit(candidate, body, patternsOf(found.words))
      const bonus = (hit.lang === lang ? 1 : 0) + (found.isExact ? EXACT_POINTS : 0)
      return [{ hit, points: points(candidate, hit) + bonus }]
    })
    .toSorted((a, b) => b.points - a.points || b.hit.createdAt - a.hit.createdAt)
    .map(({ hit }) => hit)
  return eachOnce(ranked, lang)
}

function folded(candidate: Candidate) {
  const { title, body } = candidate
  return { candidate, title: foldWithOrigin(title), body: foldWithOrigin(body) }
}

/** A post or tour may be found by several texts: a tour's in `lang` comes before its others, else the best. */
function eachOnce(ranked: SearchHit[], lang: Lang): SearchHit[] {
  const inOwnLanguage = new Set(ranked.flatMap((hit) => (hit.lang === lang ? [hit.forum] : [])))
  const seen = new Set<number | string>()
  return ranked.filter((hit) => {
    if (hit.lang !== lang && inOwnLanguage.has(hit.forum) && hit.kind === 'tour') return false
    const source = hit.reply ?? `tour ${hit.forum}`
    const isFirst = !seen.has(source)
    seen.add(source)
    return isFirst
  })
}

function points({ kind, title, body }: Candidate, { titleRanges, ranges }: SearchHit): number {
  const inTitle = title === '' ? 0 : titleRanges.length
  const isWholeTitle =
    inTitle === 1 && titleRanges[0]?.[0] === 0 && titleRanges[0][1] === title.length
  return (
    (kind === 'tour' ? TOUR_POINTS : 0) +
    (inTitle > 0 ? TITLE_POINTS : 0) +
    (isWholeTitle ? WHOLE_TITLE_POINTS : 0) +
    Math.min(MAX_BODY_POINTS, ranges.length + (body.length < SNIPPET ? 1 : 0))
  )
}

/** A candidate as a hit: its kind, a snippet and the places of the words. */
function toHit(candidate: Candidate, body: FoldedText, patterns: readonly RegExp[]): SearchHit {
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
