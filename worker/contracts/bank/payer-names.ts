import { isChinese, isSameChinese, soundsLikeChinese } from './chinese-names'
import { isKorean, soundsLike, soundOf } from './korean-names'

/**
 * Compares a payer's name at the bank with the names of a booking. Banks write capitals, drop accents and spaces,
 * reverse the order, mask letters and add numbers; Korean and Chinese names arrive in Latin letters.
 */

export type NameMatch = 'same' | 'alike' | null

/** A name with its parts, read once for many comparisons. */
export interface ReadName {
  words: readonly string[]
  sounds: readonly string[]
  /** Without spaces. */
  whole: string
  /** Matches a whole name whose letters the bank has masked; null if it has masked none. */
  mask: RegExp | null
}

export function readName(text: string): ReadName {
  const words = wordsOf(text)
  return { words, sounds: words.map(soundOf), whole: words.join(''), mask: maskOf(text) }
}

/** `same` for the same words in any order, `alike` for a common part, a masked name or another script. */
export function compareNames(payer: string, name: string): NameMatch {
  return compareRead(readName(payer), readName(name))
}

/** Like `compareNames`, for names that are read already. */
export function compareRead(paid: ReadName, known: ReadName): NameMatch {
  if (paid.whole === '' || known.whole === '') return null
  if (paid.mask !== null && known.mask === null) return paid.mask.test(known.whole) ? 'alike' : null
  if (paid.whole === known.whole || isSameSet(paid.words, known.words)) return 'same'
  const isAlike =
    sharesWord(paid.words, known.words) || isOtherScript(paid, known) || isOtherScript(known, paid)
  return isAlike ? 'alike' : null
}

/** Whether the second is the first in Korean or Chinese letters. */
function isOtherScript(
  { words, sounds, whole: other }: ReadName,
  { words: name, whole }: ReadName,
) {
  if (isKorean(name)) return soundsLike(sounds, whole)
  if (!isChinese(name)) return false
  return isChinese(words) ? isSameChinese(other, whole) : soundsLikeChinese(words, whole)
}

/** Banks write 홍*동 or 张** for 홍길동 or 张小明. */
const MASKED =
  /[가-힣\p{Script=Han}]?[*○〇●◯]{1,3}[가-힣\p{Script=Han}]{1,2}|[가-힣\p{Script=Han}][*○〇●◯]{1,3}/u

function maskOf(text: string): RegExp | null {
  const masked = MASKED.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[0]
  return masked ? new RegExp(`^${masked.replace(/[*○〇●◯]/g, '.')}$`, 'u') : null
}

/** Lower-case words without accents, digits and punctuation; a reference after a name is dropped too. */
function wordsOf(text: string): string[] {
  const isPlain = /^[ -~]*$/.test(text)
  const plain = isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
  return (
    plain
      .replace(/m?\p{N}{5,}/giu, ' ')
      .replace(/(?<=\p{L})['’‘`](?=\p{L})/gu, '')
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
