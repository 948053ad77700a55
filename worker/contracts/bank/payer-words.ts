/** Lower-case words without accents, digits and punctuation; a reference behind a name is left out too. */
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

/** An initial or a single Korean or Chinese character is the name of too many. */
function isDistinct(word: string): boolean {
  return /^[a-z]+$/.test(word) ? word.length >= 3 : word.length >= 2
}

/** Korean and Chinese names stand without spaces between other words. */
export function sharesWord(paid: readonly string[], known: readonly string[]): boolean {
  const whole = known.join('')
  const isInside = !/[a-z]/.test(whole) && isDistinct(whole) && paid.join('').includes(whole)
  return isInside || known.some((word) => isDistinct(word) && paid.includes(word))
}
