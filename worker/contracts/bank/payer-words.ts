/** Lower-case words without accents, digits and punctuation; a reference after a name is dropped too. */
export function wordsOf(text: string): string[] {
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
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ')
}

/** Too many people share an initial or a single Korean or Chinese character. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names appear among other words without spaces. */
export function sharesWord(paid: readonly string[], known: readonly string[]): boolean {
  const whole = known.join('')
  const isInside = !/[a-z]/.test(whole) && isDistinct(whole) && paid.join('').includes(whole)
  return isInside || known.some((word) => isDistinct(word) && paid.includes(word))
}
