import { LANGS, type Lang } from '../../../worker/contracts/languages'

/** What has to be known of a language's version of a text: it cannot be saved so, is missing, or behind the others. */
export type LanguageMark = 'faulty' | 'missing' | 'older' | null

const SAME_SITTING_MS = 10 * 60 * 1000

/** Languages in which the text is missing although another has it. */
export function missingIn(texts: Record<Lang, string>): Lang[] {
  const filled = LANGS.filter((lang) => texts[lang].trim() !== '')
  return filled.length === 0 ? [] : LANGS.filter((lang) => !filled.includes(lang))
}

/**
 * Languages whose version was written well before the newest one (UTC ms each; null: never written). Saves a few
 * minutes apart are one sitting in which somebody goes through the three languages.
 */
export function olderIn(writtenAt: Record<Lang, number | null>): Lang[] {
  const newest = Math.max(...LANGS.map((lang) => writtenAt[lang] ?? 0))
  return LANGS.filter((lang) => {
    const at = writtenAt[lang]
    return at !== null && newest - at > SAME_SITTING_MS
  })
}
