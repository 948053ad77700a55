import { LANGS, type Lang } from '../../../worker/contracts/languages'

/** State of one language's text: invalid, missing, or older than the others. */
export type LanguageMark = 'faulty' | 'missing' | 'older' | null

const SAME_SESSION_MS = 10 * 60 * 1000

/** Languages without this text, if another language has it. */
export function missingIn(texts: Record<Lang, string>): Lang[] {
  const filled = LANGS.filter((lang) => texts[lang].trim() !== '')
  return filled.length === 0 ? [] : LANGS.filter((lang) => !filled.includes(lang))
}

/** Languages saved well before the newest one (UTC ms); a few minutes apart do not count. */
export function olderIn(writtenAt: Record<Lang, number | null>): Lang[] {
  const newest = Math.max(...LANGS.map((lang) => writtenAt[lang] ?? 0))
  return LANGS.filter((lang) => {
    const at = writtenAt[lang]
    return at !== null && newest - at > SAME_SESSION_MS
  })
}
