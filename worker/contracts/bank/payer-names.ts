import { wordsOf, isSameSet, sharesWord } from './payer-words'
import { isKorean, soundsLike } from './korean-names'
import { soundOf } from './latin-sounds'

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
