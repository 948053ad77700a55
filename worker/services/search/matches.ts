/** Finds the words of a query in texts. Pure. */

import { wordsIn } from './runs'
import { simplified } from './simplified'
import { isCommon } from './stop-words'
import { CJK, INVISIBLE, withoutAccents } from './terms'
import { BoundedMap } from '../../contracts/bounded-map'

/** Cached folded characters: enough for a language, bounded against hostile texts. */
const MAX_FOLDED = 4000
/** A letter of a few parts, as some systems write Korean syllables and kana, else a character. */
const CHARACTERS =
  /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[\u3040-\u30ff][\u3099\u309a]|./gsu
/** ASCII, Chinese characters and Korean syllables need no normalization. */
const PLAIN = /^[\0-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/

/** A folded text, with the position in `text` of each folded character. */
export interface FoldedText {
  text: string
  folded: string
  /** Null where both are the same. */
  origin: Uint32Array | null
}

/** The form in which a text is compared: lower case, without accents, with the places of its characters. */
export function foldWithOrigin(text: string): FoldedText {
  if (PLAIN.test(text)) return { text, folded: simplified(text.toLowerCase()), origin: null }
  const characters = text.match(CHARACTERS) ?? []
  const forms = characters.map((character) => foldedCharacters.getOrMake(character, foldCharacter))
  const folded = forms.join('')
  // One character may fold to eighteen: an array that grows took twenty times as long.
  const origin = new Uint32Array(folded.length)
  let [at, position] = [0, 0]
  forms.forEach((form, index) => {
    for (const end = at + form.length; at < end; at += 1) origin[at] = position
    position += characters[index]?.length ?? 0
  })
  return { text, folded, origin }
}

const foldedCharacters = new BoundedMap<string, string>(MAX_FOLDED)

function foldCharacter(character: string): string {
  const lower = simplified(character.replace(INVISIBLE, '').normalize('NFKC').toLowerCase())
  return CJK.test(lower) ? lower : withoutAccents(lower)
}

/** Not after a letter or digit of a script that separates its words. */
const WORD_START =
  '(?<![[\\p{L}\\p{N}]--[\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hiragana}\\p{sc=Katakana}々ー]])'

type Range = [start: number, end: number]

/** Patterns for the parts of a query; outside Chinese and Korean they match only at the start of a word. */
export function patternsOf(parts: readonly string[]): RegExp[] {
  // Parts contain only letters, marks and digits: nothing to escape.
  return parts.map((part) => new RegExp(CJK.test(part) ? part : `${WORD_START}${part}`, 'gv'))
}

/** Merged half-open ranges [start, end) of UTF-16 positions in the text where the patterns match. */
export function matchRanges(text: FoldedText, patterns: readonly RegExp[]): Range[] {
  const found = patterns.flatMap((pattern) =>
    Array.from(text.folded.matchAll(pattern), ({ 0: match, index }) =>
      rangeOf(text, index, index + match.length),
    ),
  )
  return mergeRanges(found)
}

/** The range of whole characters that a folded one comes from. */
function rangeOf({ text, origin }: FoldedText, start: number, end: number): Range {
  if (!origin) return [start, end]
  const last = origin[end - 1]
  let next = end
  while (origin[next] === last) next += 1
  return [origin[start] ?? 0, origin[next] ?? text.length]
}

/** The start of the first match, 0 without one. */
export function firstMatch({ folded, origin }: FoldedText, patterns: readonly RegExp[]): number {
  const starts = patterns.map((pattern) => folded.search(pattern)).filter((start) => start !== -1)
  const first = starts.length === 0 ? 0 : Math.min(...starts)
  return origin ? (origin[first] ?? 0) : first
}

/** The words of a query in some texts. */
interface Found {
  words: string[]
  /** Whether these are the query's parts as they were written. */
  isExact: boolean
}

/**
 * The words of a query that the texts have: each part as it is, else the words of an unspaced run. Words that any text
 * could have may be missing beside others. Null if any other part is missing.
 */
export function foundWords(texts: readonly FoldedText[], parts: readonly string[]): Found | null {
  const has = (word: string) => texts.some(({ folded }) => folded.includes(word))
  const isCommonOnly = parts.every(isCommon)
  const words: string[] = []
  let isExact = true
  for (const part of parts) {
    const [pattern] = patternsOf([part])
    if (pattern && texts.some(({ folded }) => folded.search(pattern) !== -1)) {
      words.push(part)
      continue
    }
    isExact = false
    if (!isCommonOnly && isCommon(part)) continue
    const inside = CJK.test(part) ? wordsIn(part, has) : null
    if (!inside) return null
    words.push(...inside)
  }
  return { words, isExact }
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
