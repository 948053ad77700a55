import { BoundedMap } from '../contracts/bounded-map'
import { DEFAULT_LANG, isLang, type Lang } from '../contracts/languages'

const LANG_OF_PRIMARY_TAG: ReadonlyMap<string, Lang> = new Map([
  ['ko', 'kr'],
  ['en', 'ca'],
  ['zh', 'cn'],
])

/** The language by `?lang=`, then the cookie, then Accept-Language, else English. Pages check the suffix first. */
export function langOfRequest(request: Request): Lang {
  const requested = request.url.includes('lang=')
    ? new URL(request.url).searchParams.get('lang')
    : null
  if (isLang(requested)) return requested
  return langOfHeaders(request.headers)
}

/** The language of cookie and Accept-Language, else English. */
export function langOfHeaders(headers: Headers): Lang {
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(headers.get('cookie') ?? '')?.[1]
  if (isLang(stored)) return stored
  return langOfAcceptLanguage((headers.get('accept-language') ?? '').slice(0, 500)) ?? DEFAULT_LANG
}

/** Browsers send few different values. */
const accepted = new BoundedMap<string, Lang | undefined>(200)

function langOfAcceptLanguage(header: string): Lang | undefined {
  if (accepted.has(header)) return accepted.get(header)
  const lang = readAcceptLanguage(header)
  accepted.set(header, lang)
  return lang
}

function readAcceptLanguage(header: string): Lang | undefined {
  const ranked = header
    .split(',')
    .map((part) => ({
      primary: /^\s*([^-;]*)/.exec(part)?.[1]?.trim().toLowerCase() ?? '',
      quality: Number(/;\s*q=([^;]*)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return ranked.map(({ primary }) => LANG_OF_PRIMARY_TAG.get(primary)).find(Boolean)
}
