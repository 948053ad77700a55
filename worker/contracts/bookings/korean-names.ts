/** Whether a name is written in Korean letters. */
export function isKorean(words: readonly string[]): boolean {
  return /^[가-힣]{2,5}$/.test(words.join(''))
}

/**
 * The sounds of a Korean name as Latin words may have them: the full name in either order, and a given name that is not
 * short. A family name alone is not enough.
 */
export function koreanSounds(name: string): Set<string> {
  const given = soundOf(romanise(name.slice(1)))
  const families = [romanise(name.slice(0, 1)), ...(FAMILY_SPELLINGS[name.charAt(0)] ?? [])]
  const wholes = families
    .map(soundOf)
    .flatMap((family) => [`${family}${given}`, `${given}${family}`])
  return new Set([...wholes, ...(given.length >= 3 ? [given] : [])].map(withoutRepeats))
}

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const FIRST_SYLLABLE = 0xac00

/** The official romanisation, syllable by syllable. */
function romanise(syllables: string): string {
  return Array.from(syllables, (syllable) => {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE
    const initial = INITIALS[Math.floor(index / 588)] ?? ''
    const vowel = VOWELS[Math.floor((index % 588) / 28)] ?? ''
    return initial + vowel + (FINALS[index % 28] ?? '')
  }).join('')
}

/** Common spellings of family names that sound different from the official one. */
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

/** Unifies spellings of the same sound: woo and u, jung and jeong, kim and gim. */
export function soundOf(word: string): string {
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

/** A sound as one word: HONGGILDONG has one G in its middle. */
export function withoutRepeats(sound: string): string {
  return sound.replace(/(.)\1+/g, '$1')
}
