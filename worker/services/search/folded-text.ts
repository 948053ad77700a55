import { BoundedMap } from '../../contracts/bounded-map'
import { CJK, withoutAccents } from './terms'

/** Cached folded characters: enough for a language, bounded against hostile texts. */
const MAX_FOLDED = 4000
/** ASCII, Chinese characters and Korean syllables need no normalization. */
const PLAIN = /^[\0-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/

/** A folded text, with the position in `text` of each folded character. */
export interface FoldedText {
  text: string
  folded: string
  /** Null where both are the same. */
  origin: readonly number[] | null
}

/** A text as it is compared: lower case, without accents, with the places of its characters. */
export function foldWithOrigin(text: string): FoldedText {
  if (PLAIN.test(text)) return { text, folded: text.toLowerCase(), origin: null }
  const forms: string[] = []
  const origin: number[] = []
  let position = 0
  for (const character of text) {
    const form = foldCharacter(character)
    for (let index = 0; index < form.length; index += 1) origin.push(position)
    forms.push(form)
    position += character.length
  }
  return { text, folded: forms.join(''), origin }
}

const foldedCharacters = new BoundedMap<string, string>(MAX_FOLDED)

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const lower = character.normalize('NFKC').toLowerCase()
  const form = CJK.test(lower) ? lower : withoutAccents(lower)
  foldedCharacters.set(character, form)
  return form
}
