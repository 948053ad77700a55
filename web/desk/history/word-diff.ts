import { diffArrays } from 'diff'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

/** A part of two texts: in both, only in the earlier, or only in the later one. */
export interface DiffPart {
  text: string
  look: 'same' | 'removed' | 'added'
}

/** Comparing takes quadratic time in the number of words that differ; longer texts are compared by lines. */
const MOST_WORDS = 4000
/** A text of which less than this share is kept was rewritten: single words in common would be confusing. */
const LEAST_KEPT = 0.3

/** Two texts word by word; words of Chinese and Korean are found by the browser. */
export function diffWords(before: string, after: string, lang: Lang): DiffPart[] {
  const [left, right] = [wordsOf(before, lang), wordsOf(after, lang)]
  if (left.length + right.length > MOST_WORDS) return diffLines(before, after)
  const parts = joinNeighbours(diffLists(left, right))
  const kept = lengthOf(parts, 'same') / Math.max(1, before.length, after.length)
  return kept < LEAST_KEPT ? wholes(before, after) : parts
}

/** Two texts line by line. */
export function diffLines(before: string, after: string): DiffPart[] {
  return diffLists(linesOf(before), linesOf(after))
}

/** Characters that are kept on each side of a change, so that a long text shows where it changed. */
const CONTEXT = 160

/** Compares two long texts: word by word in changed lines; of the rest, only the text around a change is kept. */
export function diffPages(before: string, after: string, lang: Lang): DiffPart[] {
  const lines = diffLines(before, after)
  const parts = lines.flatMap((part, index) => {
    const [last, next] = [lines[index - 1], lines[index + 1]]
    if (part.look === 'removed' && next?.look === 'added')
      return diffWords(part.text, next.text, lang)
    return part.look === 'added' && last?.look === 'removed' ? [] : [part]
  })
  return parts.map(({ text, look }, index) => {
    const ends = { isStart: index === 0, isEnd: index === parts.length - 1 }
    return { text: look === 'same' ? shorten(text, ends) : text, look }
  })
}

/** Shortens unchanged text to the parts next to the changes before and after it. */
function shorten(text: string, { isStart, isEnd }: { isStart: boolean; isEnd: boolean }): string {
  const head = isStart ? '' : text.slice(0, CONTEXT)
  const tail = isEnd ? '' : text.slice(-CONTEXT)
  return text.length <= 2 * CONTEXT + 3 ? text : `${head} … ${tail}`
}

function diffLists(before: string[], after: string[]): DiffPart[] {
  return diffArrays(before, after).map(({ value, added, removed }) => ({
    text: value.join(''),
    look: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Consecutive changed words become one change, instead of one for each word with spaces between them. */
function joinNeighbours(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let [removed, added] = ['', '']
  const close = () => {
    joined.push(...wholes(removed, added))
    removed = ''
    added = ''
  }
  for (const [index, { text, look }] of parts.entries()) {
    const isBetween = removed !== '' && added !== '' && index < parts.length - 1
    const isGap = look === 'same' && isBetween && text.trim() === ''
    if (look === 'removed' || isGap) removed += text
    if (look === 'added' || isGap) added += text
    if (look !== 'same' || isGap) continue
    close()
    joined.push({ text, look })
  }
  close()
  return joined
}

function wholes(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { text: before, look: 'removed' },
    { text: after, look: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}

function lengthOf(parts: DiffPart[], look: DiffPart['look']): number {
  return parts.reduce((sum, part) => sum + (part.look === look ? part.text.length : 0), 0)
}

function wordsOf(text: string, lang: Lang): string[] {
  const segmenter = new Intl.Segmenter(LANG_TAG[lang], { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Lines with their line breaks, so that joining them gives the text. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
