import { isKorean, soundsLike, soundOf } from './korean-names'

/**
 * Compares a payer's name at the bank with the names of a booking. Banks write capitals, drop accents and spaces,
 * reverse the order and add numbers; Korean names arrive in Latin letters with many spellings.
 */

export type NameMatch = 'same' | 'alike' | null

/** `same` for the same words in any order, `alike` for a common part or a Latin spelling of a Korean name. */
export function compareNames(payer: string, name: string): NameMatch {
  return payerMatcher(payer)(name)
}

/** Like `compareNames`, for comparing one payer with many names. */
export function payerMatcher(payer: string): (name: string) => NameMatch {
  const paid = wordsOf(payer)
  const sounds = paid.map(soundOf)
  return (name) => {
    const known = wordsOf(name)
    if (paid.length === 0 || known.length === 0) return null
    if (paid.join('') === known.join('') || isSameSet(paid, known)) return 'same'
    const isAlike =
      sharesWord(paid, known) ||
      (isKorean(known) && soundsLike(sounds, known.join(''))) ||
      (isKorean(paid) && soundsLike(known.map(soundOf), paid.join('')))
    return isAlike ? 'alike' : null
  }
}

/** Lower-case words without accents, digits and punctuation; a reference after a name is dropped too. */
function wordsOf(text: string): string[] {
  const isPlain = /^[ -~]*$/.test(text)
  const plain = isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
  return (
    plain
      .replace(/m?\p{N}{5,}/giu, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** Whether two names have the same words, in any order. */
function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ')
}

/** Too many people share an initial or a single Korean or Chinese character. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names appear among other words without spaces. */
function sharesWord(paid: readonly string[], known: readonly string[]): boolean {
  const whole = known.join('')
  const isInside = !/[a-z]/.test(whole) && isDistinct(whole) && paid.join('').includes(whole)
  return isInside || known.some((word) => isDistinct(word) && paid.includes(word))
}
