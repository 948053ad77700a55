/** English words that say nothing about what is sought. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can could did do does for from get go had has have how i if in into is it its me my need of on or our ' +
    'please so some than that the their them there these they this those to us want was we were what when where which who why ' +
    'will with would you your'
  ).split(' '),
)
/** Words that nearly every text of this site could have. */
const COMMON_WORDS = new Set(
  'tour tours tourism trip trips travel travels traveling travelling visit visiting vacation holiday holidays'.split(
    ' ',
  ),
)

/** The words without stop words, unless they are all that is sought. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const sought = words.filter((word) => !STOP_WORDS.has(word))
  return sought.length > 0 ? sought : words
}

export function isCommon(word: string): boolean {
  return COMMON_WORDS.has(word)
}
