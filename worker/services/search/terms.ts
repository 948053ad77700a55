import { QUERY_PARTS } from '../../contracts/search-page'
import { coreOf, endsOf } from './runs'
import { simplified } from './simplified'
import { isCommon, withoutStopWords } from './stop-words'

/** Splits texts into terms. Pure. */

/** Raise this whenever `documentTerms` changes, so that stored terms are made again. */
export const TERMS_VERSION = 2

/** Terms per text; a longer post is found by its beginning. */
const MAX_TERMS = 1500
const MAX_QUERY_TERMS = 8
const MAX_WORD = 40
const TITLE_WEIGHT = 4
const RUN = /[\p{L}\p{N}\p{M}]+/gu
const CJK_PARTS =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]+|[^\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]+/gu
/** Zero-width spaces and joiners, soft hyphens, marks of direction, selectors of variants. */
export const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Variation_Selector}]/gu
export const CJK = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]/u

/** A whole term, or its beginning. */
export interface QueryTerm {
  text: string
  isPrefix: boolean
}

interface Query {
  /** Folded words and runs, all of which a hit must contain. */
  parts: string[]
  terms: QueryTerm[]
}

/** Terms of a document with their weights, the title's higher; at most 1500. */
export function documentTerms(title: string, body: string): [term: string, weight: number][] {
  const weights = new Map<string, number>()
  for (const [text, weight] of [
    [title, TITLE_WEIGHT],
    [body, 1],
  ] as const)
    for (const part of partsOf(text))
      for (const term of termsOfPart(part))
        if (!weights.has(term) && weights.size < MAX_TERMS) weights.set(term, weight)
  return [...weights]
}

/** A query as terms: character pairs for Chinese and Korean, else word beginnings; the first QUERY_PARTS words. */
export function queryOf(text: string): Query {
  const parts = wantedParts(text)
  const terms = new Map<string, QueryTerm>()
  for (const part of parts)
    for (const term of termsOfPart(part))
      terms.set(term, { text: term, isPrefix: !CJK.test(part) || term === part })
  return { parts, terms: [...terms.values()].slice(0, MAX_QUERY_TERMS) }
}

/**
 * Terms of texts that have what a query means rather than what it says: the words of its unspaced runs, first as they are,
 * then without particles; and none of the words that any text could have. None if that is what the query says.
 */
export function looserTerms({ parts, terms }: Query): QueryTerm[][] {
  const isAlone = parts.every((part) => isCommon(part))
  const sought = parts.filter((part) => isAlone || !isCommon(part))
  const known = new Set([JSON.stringify(terms)])
  return [sought.flatMap(endsOfPart), sought.flatMap((part) => endsOfPart(coreOfPart(part)))]
    .map((looser) => looser.slice(0, MAX_QUERY_TERMS))
    .filter((looser) => {
      const key = JSON.stringify(looser)
      const isNew = looser.length > 0 && !known.has(key)
      known.add(key)
      return isNew
    })
}

function endsOfPart(part: string): QueryTerm[] {
  if (!CJK.test(part)) return [{ text: part, isPrefix: true }]
  return endsOf(part).map((text) => ({ text, isPrefix: text === part }))
}

function coreOfPart(part: string): string {
  return CJK.test(part) ? coreOf(part) : part
}

/** Each once. */
function wantedParts(text: string): string[] {
  const parts = partsOf(text).map((part) => Array.from(part).slice(0, MAX_WORD).join(''))
  return withoutStopWords([...new Set(parts)]).slice(0, QUERY_PARTS)
}

/** Folded words and runs, without those that are only accents. */
function partsOf(text: string): string[] {
  const folded = simplified(text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase())
  return (folded.match(RUN) ?? [])
    .flatMap((run) => run.match(CJK_PARTS) ?? [])
    .map((part) => (CJK.test(part) ? part : withoutAccents(part).slice(0, MAX_WORD)))
    .filter((part) => part !== '')
}

function termsOfPart(part: string): string[] {
  if (!CJK.test(part)) return [part]
  const characters = Array.from(part)
  if (characters.length === 1) return [part]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
