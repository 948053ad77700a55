/** Weight of a letter: a syllable or Chinese character counts as several Latin letters. */
const SCRIPTS = [
  { lang: 'ko', letters: /\p{Script=Hangul}/gu, weight: 3 },
  { lang: 'zh-Hans', letters: /\p{Script=Han}/gu, weight: 3 },
  { lang: 'en', letters: /\p{Script=Latin}/gu, weight: 1 },
] as const

/** The most likely language of a text, for `lang`. Undefined for a text without letters. */
export function textLang(text: string): 'ko' | 'zh-Hans' | 'en' | undefined {
  const weighed = SCRIPTS.map(({ lang, letters, weight }) => ({
    lang,
    weight: (text.match(letters)?.length ?? 0) * weight,
  }))
  const [heaviest] = weighed.toSorted((a, b) => b.weight - a.weight)
  return heaviest && heaviest.weight > 0 ? heaviest.lang : undefined
}
