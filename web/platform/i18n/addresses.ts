import { isLang, type Lang } from '../../../worker/contracts/languages'

/**
 * Public addresses carry the language as a suffix (`/ceo-kr`, `/kr` for home; `/register/kr`,
 * `/kr/ceo` and `/ceo-kr/` are accepted, too); the router sees `/ceo?lang=kr`.
 */
const FORMS = [
  /^(?<path>.*[^/])-(?<lang>kr|ca|cn)\/?$/i,
  /^(?<path>.*)\/(?<lang>kr|ca|cn)\/?$/i,
  /^\/(?<lang>kr|ca|cn)(?<path>\/.+)$/i,
]

export function readAddress(pathname: string) {
  for (const form of FORMS) {
    const found = form.exec(pathname)?.groups
    if (found) return { path: found['path'] || '/', lang: toLang(found['lang']) }
  }
  return { path: pathname, lang: null }
}

export function writeAddress(path: string, lang: Lang): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? `/${lang}` : `${trimmed}-${lang}`
}

/** Converts a public address to the router's; `fallback` is for addresses without a language. */
export function readLanguage(fallback: () => Lang) {
  return ({ url }: { url: URL }) => {
    const { path, lang } = readAddress(url.pathname)
    const requested = url.searchParams.get('lang')
    url.pathname = path
    url.searchParams.set('lang', lang ?? (isLang(requested) ? requested : fallback()))
    return url
  }
}

/** Converts the router's address to the public one. */
export function writeLanguage({ url }: { url: URL }): URL {
  const lang = url.searchParams.get('lang')
  url.searchParams.delete('lang')
  if (isLang(lang)) url.pathname = writeAddress(url.pathname, lang)
  return url
}

function toLang(text: string | undefined): Lang | null {
  const code = text?.toLowerCase()
  return isLang(code) ? code : null
}
