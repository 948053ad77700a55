/** Weight of a letter: a syllable or Chinese character counts as several Latin letters. */
const SCRIPTS = [
  { lang: 'ko', letters: /\p{Script=Hangul}/gu, weight: 3 },
  { lang: 'zh-Hans', letters: /\p{Script=Han}/gu, weight: 3 },
  { lang: 'en', letters: /\p{Script=Latin}/gu, weight: 1 },
] as const

/** The most likely language of a text, for `lang`. Undefined for a text without letters. */
export function textLang(text: string): 'ko' | 'zh-Hans' | 'en' | undefined {
  const weighed = SCRIPTS.map((script) => ({ ...script, total: weightIn(text, script) }))
  const [heaviest] = weighed.toSorted((a, b) => b.total - a.total)
  return heaviest && heaviest.total > 0 ? heaviest.lang : undefined
}

/** The language of an HTML text; its markup would count as English. */
export function htmlLang(html: string) {
  return textLang(html.replaceAll(/<[^>]*>/g, ' '))
}

function weightIn(text: string, { letters, weight }: (typeof SCRIPTS)[number]): number {
  return (text.match(letters)?.length ?? 0) * weight
}
