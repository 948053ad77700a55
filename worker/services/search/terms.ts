/** How texts become terms, and how matches are found again in them. Pure. */

/** Terms of one text; a post longer than this is found by its beginning. */
const MAX_TERMS = 1500
const MAX_QUERY_TERMS = 8
const MAX_WORD = 40
const TITLE_WEIGHT = 4
const RUN = /[\p{L}\p{N}\p{M}]+/gu
const CJK_PARTS =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]+|[^\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]+/gu
const CJK = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー]/u

/** A word to look for: the whole of a term, or its beginning. */
export interface QueryTerm {
  text: string
  isPrefix: boolean
}

export interface Query {
  /** Folded words and runs, each of which a hit contains. */
  parts: string[]
  terms: QueryTerm[]
}

/** Terms of a document with their weights, the title's heavier; at most 1500. */
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

/** What a visitor typed, as terms: pairs of characters for Chinese and Korean, beginnings of words for the rest. */
export function queryOf(text: string): Query {
  const parts = [...new Set(partsOf(text))]
  const terms = new Map<string, QueryTerm>()
  for (const part of parts)
    for (const term of termsOfPart(part))
      terms.set(term, { text: term, isPrefix: !CJK.test(part) || term === part })
  return { parts, terms: [...terms.values()].slice(0, MAX_QUERY_TERMS) }
}

/** Half-open ranges [start, end) of UTF-16 positions in `text` where the parts of a query stand, in order, merged. */
export function matchRanges(
  text: string,
  parts: readonly string[],
): [start: number, end: number][] {
  const { folded, origin } = foldWithOrigin(text)
  const found: [number, number][] = []
  for (const part of parts) {
    for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + part.length)) {
      const isInsideWord =
        !CJK.test(part) &&
        at > 0 &&
        /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') &&
        !CJK.test(folded[at - 1] ?? '')
      if (!isInsideWord) found.push([origin[at] ?? 0, origin[at + part.length] ?? text.length])
    }
  }
  return mergeRanges(found)
}

/** Whether every part of a query stands in one of the texts. */
export function containsAll(texts: readonly string[], parts: readonly string[]): boolean {
  return parts.every((part) => texts.some((text) => matchRanges(text, [part]).length > 0))
}

/** Markdown as plain text, good enough to search in and to quote from. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, ' ')
      // Brackets end a run, or a text of nothing else would be read once from each of them.
      .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
      .replace(/<[^<>\n]*>/g, ' ')
      .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/\*+|~~|[`\\]/g, '')
      .replace(/[_|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function partsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(RUN) ?? []).flatMap((run) =>
    (run.match(CJK_PARTS) ?? []).map((part) =>
      CJK.test(part) ? part : withoutAccents(part).slice(0, MAX_WORD),
    ),
  )
}

function termsOfPart(part: string): string[] {
  if (!CJK.test(part)) return [part]
  const characters = Array.from(part)
  if (characters.length === 1) return [part]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The folded text, and for each of its positions the position in `text` that it came from. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = ''
  const origin: number[] = []
  let position = 0
  for (const character of text) {
    const form = isPlain(character) ? character.toLowerCase() : foldCharacter(character)
    for (let index = 0; index < form.length; index += 1) origin.push(position)
    folded += form
    position += character.length
  }
  return { folded, origin: [...origin, text.length] }
}

/** ASCII, Chinese characters and Korean syllables, nearly all of what is written here: nothing to normalize. */
function isPlain(character: string): boolean {
  return /^[\0-\x7f\u4e00-\u9fff\uac00-\ud7a3]$/.test(character)
}

function foldCharacter(character: string): string {
  const lower = character.normalize('NFKC').toLowerCase()
  return CJK.test(lower) ? lower : withoutAccents(lower)
}

function mergeRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
