/** How much a letter of each script says: a syllable or a Chinese character weighs as much as a few Latin letters. */
const SCRIPTS = [
  { lang: 'ko', letters: /\p{Script=Hangul}/gu, weight: 3 },
  { lang: 'zh-Hans', letters: /\p{Script=Han}/gu, weight: 3 },
  { lang: 'en', letters: /\p{Script=Latin}/gu, weight: 1 },
] as const

/**
 * The language that a member's text is most likely in, for its `lang` attribute: fonts, line breaks and voices go by it.
 * Nothing for a text without letters.
 */
export function textLang(text: string): 'ko' | 'zh-Hans' | 'en' | undefined {
  const weighed = SCRIPTS.map(({ lang, letters, weight }) => ({
    lang,
    weight: (text.match(letters)?.length ?? 0) * weight,
  }))
  const [heaviest] = weighed.toSorted((a, b) => b.weight - a.weight)
  return heaviest && heaviest.weight > 0 ? heaviest.lang : undefined
}
