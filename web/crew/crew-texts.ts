import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../worker/contracts/languages'
import ca from '../platform/i18n/locales/crew/ca/crew.json'
import cn from '../platform/i18n/locales/crew/cn/crew.json'
import kr from '../platform/i18n/locales/crew/kr/crew.json'

type Texts = typeof ca
type Key = Exclude<keyof Texts, 'language'>

const TEXTS: Record<Lang, Texts> = { kr, ca, cn }

/** Writes a text of the page, with its values. */
export type Say = (key: Key, values?: Record<string, string | number>) => string

export function sayIn(lang: Lang): Say {
  return (key, values = {}) =>
    TEXTS[lang][key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
      String(values[name] ?? ''),
    )
}

export function languageName(language: Lang, lang: Lang): string {
  return TEXTS[lang].language[language]
}

/** The browser's language, until the guide's is known. */
export function firstLang(): Lang {
  const isRead = (lang: Lang) =>
    navigator.language.toLowerCase().startsWith(LANG_TAG[lang].slice(0, 2))
  return LANGS.find(isRead) ?? DEFAULT_LANG
}
