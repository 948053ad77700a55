/**
 * Compares the name of a payer at the bank with the names of a booking. Banks write capitals, leave accents and spaces out,
 * turn the order round and add numbers; Korean names arrive in Latin letters in many spellings.
 */

export type NameMatch = 'same' | 'alike' | null

/** `same` for the same words in any order, `alike` for a common part or a Latin spelling of a Korean name. */
export function compareNames(payer: string, name: string): NameMatch {
  const [paid, known] = [wordsOf(payer), wordsOf(name)]
  if (paid.length === 0 || known.length === 0) return null
  if (paid.join('') === known.join('') || isSameSet(paid, known)) return 'same'
  const isPart =
    known.some((word) => isDistinct(word) && paid.includes(word)) || hasWhole(paid, known)
  return isPart || isRomanised(paid, known) || isRomanised(known, paid) ? 'alike' : null
}

/** Lower-case words without accents, digits and punctuation; a reference behind a name is left out too. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/m?[\p{N}]{5,}/giu, ' ')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join(' ') === b.toSorted().join(' ')
}

/** An initial or a single Korean or Chinese character is the name of too many. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names stand without spaces between other words. */
function hasWhole(paid: readonly string[], known: readonly string[]): boolean {
  const whole = known.join('')
  return !/[a-z]/.test(whole) && isDistinct(whole) && paid.join('').includes(whole)
}

/** Whether Latin words hold the given name of a Korean name, or the whole of it. A family name alone says too little. */
function isRomanised(latin: readonly string[], korean: readonly string[]): boolean {
  const name = korean.join('')
  if (!/^[가-힣]{2,5}$/.test(name) || !latin.every((word) => /^[a-z]+$/.test(word))) return false
  const given = soundOf(romanise(name.slice(1)))
  const families = [romanise(name.slice(0, 1)), ...(FAMILY_SPELLINGS[name.charAt(0)] ?? [])]
  const wholes = families.flatMap((family) => [
    `${soundOf(family)}${given}`,
    `${given}${soundOf(family)}`,
  ])
  const runs = latin.flatMap((_, from) =>
    latin.slice(from).map((_word, length) => latin.slice(from, from + length + 1)),
  )
  const sounds = runs.map((run) => run.map(soundOf).join(''))
  return sounds.some((sound) => (given.length >= 3 && sound === given) || wholes.includes(sound))
}

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const FIRST_SYLLABLE = 0xac00

/** The official spelling, syllable by syllable. */
function romanise(syllables: string): string {
  return Array.from(syllables, (syllable) => {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE
    const initial = INITIALS[Math.floor(index / 588)] ?? ''
    const vowel = VOWELS[Math.floor((index % 588) / 28)] ?? ''
    return initial + vowel + (FINALS[index % 28] ?? '')
  }).join('')
}

/** Usual spellings of family names that differ from the official one in sound. */
const FAMILY_SPELLINGS: Record<string, string[]> = {
  이: ['lee', 'rhee', 'li'],
  박: ['park'],
  최: ['choi'],
  임: ['lim'],
  유: ['ryu', 'yoo', 'you'],
  류: ['yoo', 'yu'],
  노: ['roh'],
  나: ['ra'],
  양: ['ryang'],
  백: ['paik'],
}

/** Spellings of one sound become one: woo and u, jung and jeong, kim and gim. */
function soundOf(word: string): string {
  return word
    .replace(/ee|ui|yi/g, 'i')
    .replace(/ae|ai|ay/g, 'e')
    .replace(/w(?=o|u)/g, '')
    .replace(/(?:eo|eu|o|u)+/g, 'u')
    .replace(/ch/g, 'j')
    .replace(/sh/g, 's')
    .replace(/k/g, 'g')
    .replace(/t/g, 'd')
    .replace(/p/g, 'b')
    .replace(/r/g, 'l')
    .replace(/h$/, '')
    .replace(/(.)\1+/g, '$1')
}
