import { chineseSpellings, isChinese } from './chinese-names'
import { isKorean, koreanSounds, soundOf, withoutRepeats } from './korean-names'

/**
 * Compares a payer's name at the bank with the names of a booking. Banks write capitals, drop accents and spaces,
 * reverse the order, mask letters and add numbers; Korean and Chinese names arrive in Latin letters.
 */

export type NameMatch = 'same' | 'alike' | null

/** A name with its parts, read once for many comparisons. */
export interface ReadName {
  words: readonly string[]
  /** Without spaces. */
  whole: string
  /** Its words in the order of the alphabet. */
  sorted: string
  /** The words that few people share. */
  distinct: readonly string[]
  /** The whole name if it can stand among other words without spaces; null for Latin ones. */
  inside: string | null
  /** Each run of one to four of its words, as letters and as sounds. */
  runs: readonly string[]
  sounds: readonly string[]
  /** Latin spellings of a Chinese name, and sounds of a Korean one; empty for others. */
  chinese: ReadonlySet<string>
  korean: ReadonlySet<string>
  /** Matches a whole name whose letters the bank has masked; null if it has masked none. */
  mask: RegExp | null
}

const NONE: ReadonlySet<string> = new Set()

export function readName(text: string): ReadName {
  const words = wordsOf(text)
  const whole = words.join('')
  return {
    words,
    whole,
    sorted: words.toSorted().join(' '),
    distinct: words.filter(isDistinct),
    inside: !/[a-z]/.test(whole) && isDistinct(whole) ? whole : null,
    runs: runsOf(words),
    sounds: runsOf(words.map(soundOf)).map(withoutRepeats),
    chinese: isChinese(words) ? new Set(chineseSpellings(whole)) : NONE,
    korean: isKorean(words) ? koreanSounds(whole) : NONE,
    mask: maskOf(text),
  }
}

/** Names of Korea and China are written as one to four Latin words. */
const WORDS_OF_NAME = [1, 2, 3, 4]

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    WORDS_OF_NAME.filter((count) => from + count <= words.length).map((count) =>
      words.slice(from, from + count).join(''),
    ),
  )
}

/** `same` for the same words in any order, `alike` for a common part, a masked name or another script. */
export function compareNames(payer: string, name: string): NameMatch {
  return compareRead(readName(payer), readName(name))
}

/** Like `compareNames`, for names that are read already. */
export function compareRead(paid: ReadName, known: ReadName): NameMatch {
  if (paid.whole === '' || known.whole === '') return null
  if (paid.mask !== null && known.mask === null) return paid.mask.test(known.whole) ? 'alike' : null
  if (paid.whole === known.whole || paid.sorted === known.sorted) return 'same'
  const isAlike =
    sharesWord(paid, known) || isOtherScript(paid, known) || isOtherScript(known, paid)
  return isAlike ? 'alike' : null
}

/** Whether the second is the first in Korean or Chinese letters. */
function isOtherScript(name: ReadName, { korean, chinese, whole }: ReadName): boolean {
  if (korean.size > 0) return name.sounds.some((sound) => korean.has(sound))
  if (chinese.size === 0) return false
  // Simplified and traditional forms of a name sound the same.
  if (name.chinese.size > 0)
    return name.whole.length === whole.length && [...name.chinese].some((each) => chinese.has(each))
  return name.runs.some((run) => chinese.has(run))
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

/** Too many people share an initial or a single Korean or Chinese character. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names appear among other words without spaces. */
function sharesWord(paid: ReadName, { distinct, inside }: ReadName): boolean {
  if (inside !== null && paid.whole.includes(inside)) return true
  return distinct.some((word) => paid.words.includes(word))
}
