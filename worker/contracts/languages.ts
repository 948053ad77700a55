/** The product's own language codes, used in addresses, data and the API. */
export const LANGS = ['kr', 'ca', 'cn'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'ca'
export const LANG_COOKIE = 'lang'

/** BCP 47 tags for `<html lang>`, `hreflang`, `inLanguage` and `Intl`. */
export const LANG_TAG = { kr: 'ko', ca: 'en-CA', cn: 'zh-Hans' } as const satisfies Record<
  Lang,
  string
>

export function isLang(value: unknown): value is Lang {
  return typeof value === 'string' && (LANGS as readonly string[]).includes(value)
}

/** The order in which other languages replace a text that `lang` lacks. */
export function fallbackOrder(lang: Lang): Lang[] {
  return [lang, ...(['ca', 'kr', 'cn'] as const).filter((other) => other !== lang)]
}
