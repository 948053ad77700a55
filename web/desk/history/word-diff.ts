import { diffArrays } from 'diff'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

/** A part of two texts: in both, only in the earlier, or only in the later one. */
export interface DiffPart {
  text: string
  look: 'same' | 'removed' | 'added'
}

/** Comparing takes quadratic time in what differs; longer texts are compared by lines. */
const MOST_WORDS = 4000

/** Two texts word by word; words of Chinese and Korean are found by the browser. */
export function diffWords(before: string, after: string, lang: Lang): DiffPart[] {
  const [left, right] = [wordsOf(before, lang), wordsOf(after, lang)]
  const isLong = left.length + right.length > MOST_WORDS
  return isLong ? diffLists(linesOf(before), linesOf(after)) : diffLists(left, right)
}

/** Two texts line by line. */
export function diffLines(before: string, after: string): DiffPart[] {
  return diffLists(linesOf(before), linesOf(after))
}

function diffLists(before: string[], after: string[]): DiffPart[] {
  return diffArrays(before, after).map(({ value, added, removed }) => ({
    text: value.join(''),
    look: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

function wordsOf(text: string, lang: Lang): string[] {
  const segmenter = new Intl.Segmenter(LANG_TAG[lang], { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** With their ends, so that joined lines are the text. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
