import { isLang, type Lang } from './languages'

/** Accepted besides the suffix: `/register/kr`, `/kr/ceo` and `/ceo-kr/`. */
const FORMS = [
  /^(?<path>.*[^/])-(?<lang>kr|ca|cn)\/?$/i,
  /^(?<path>.*)\/(?<lang>kr|ca|cn)\/?$/i,
  /^\/(?<lang>kr|ca|cn)(?<path>\/.+)$/i,
]

/** The path and the language of a public address; null where it names none. */
export function readAddress(pathname: string): { path: string; lang: Lang | null } {
  for (const form of FORMS) {
    const found = form.exec(pathname)?.groups
    if (found) return { path: found['path'] || '/', lang: toLang(found['lang']) }
  }
  return { path: pathname, lang: null }
}

/** The public address of a path: the language is its suffix (`/ceo-kr`, `/kr` for home). */
export function writeAddress(path: string, lang: Lang): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? `/${lang}` : `${trimmed}-${lang}`
}

function toLang(text: string | undefined): Lang | null {
  const code = text?.toLowerCase()
  return isLang(code) ? code : null
}
