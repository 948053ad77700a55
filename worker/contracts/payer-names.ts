/**
 * Compares the name of a payer at the bank with the names of a booking. Banks write capitals, leave accents and spaces out,
 * turn the order round and add numbers; Korean names arrive in Latin letters in many spellings.
 */

export type NameMatch = 'same' | 'alike' | null

/** `same` for the same words in any order, `alike` for a common part or a Latin spelling of a Korean name. */
export function compareNames(payer: string, name: string): NameMatch {
  return payerMatcher(payer)(name)
}

/** The same for a payer and many names. */
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

/** Lower-case words without accents, digits and punctuation; a reference behind a name is left out too. */
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

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ')
}

/** An initial or a single Korean or Chinese character is the name of too many. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names stand without spaces between other words. */
function sharesWord(paid: readonly string[], known: readonly string[]): boolean {
  const whole = known.join('')
  const isInside = !/[a-z]/.test(whole) && isDistinct(whole) && paid.join('').includes(whole)
  return isInside || known.some((word) => isDistinct(word) && paid.includes(word))
}

function isKorean(words: readonly string[]): boolean {
  return /^[가-힣]{2,5}$/.test(words.join(''))
}

/** Whether sounds of Latin words are a Korean given name or the whole name. A family name alone says too little. */
function soundsLike(sounds: readonly string[], name: string): boolean {
  const given = soundOf(romanise(name.slice(1)))
  const families = [romanise(name.slice(0, 1)), ...(FAMILY_SPELLINGS[name.charAt(0)] ?? [])]
  const wholes = families
    .map(soundOf)
    .flatMap((family) => [`${family}${given}`, `${given}${family}`])
  const isName = (sound: string) => (given.length >= 3 && sound === given) || wholes.includes(sound)
  return sounds.some((_, from) =>
    WORDS_OF_NAME.some((count) => isName(sounds.slice(from, from + count).join(''))),
  )
}

/** A Korean name is written in one to four Latin words. */
const WORDS_OF_NAME = [1, 2, 3, 4]

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
