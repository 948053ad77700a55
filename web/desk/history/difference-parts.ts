import type { TourDifferences } from '../../../worker/contracts/tours/tour-versions'
import { langOf, type useFieldText } from './field-values'
import { diffLines, diffWords, type DiffPart } from './word-diff'

export type Change = TourDifferences['changes'][number]
export type TextOf = ReturnType<typeof useFieldText>

/** A text in a language is compared word by word, a list line by line, and any other value as a whole. */
export function partsOf({ field, ...change }: Change, textOf: TextOf): DiffPart[] {
  const lang = langOf(field)
  const [before, after] = [textOf(field, change.before), textOf(field, change.after)]
  if (typeof change.before === 'string' && lang) return diffWords(before, after, lang)
  return Array.isArray(change.before) ? diffLines(before, after) : whole(before, after)
}

function whole(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { text: before, look: 'removed' },
    { text: ' ', look: 'same' },
    { text: after, look: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}
