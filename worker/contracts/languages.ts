/** Languages as addresses, data and the API spell them. They are codes of this product, not of any standard. */
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

/** Order in which a text that is missing in `lang` is looked for. */
export function fallbackOrder(lang: Lang): Lang[] {
  return [lang, ...(['ca', 'kr', 'cn'] as const).filter((other) => other !== lang)]
}
