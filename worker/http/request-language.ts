import { BoundedMap } from '../contracts/bounded-map'
import { DEFAULT_LANG, isLang, type Lang } from '../contracts/languages'

/** By the first part of a BCP 47 tag. */
const LANG_OF: ReadonlyMap<string, Lang> = new Map([
  ['ko', 'kr'],
  ['en', 'ca'],
  ['zh', 'cn'],
])

/** The language by `?lang=`, then the cookie, then Accept-Language, else English. Pages check the suffix first. */
export function langOfRequest(request: Request): Lang {
  const { url } = request
  const requested = url.includes('lang=') ? new URL(url).searchParams.get('lang') : null
  if (isLang(requested)) return requested
  return langOfHeaders(request.headers)
}

/** The language of cookie and Accept-Language, else English. */
export function langOfHeaders(headers: Headers): Lang {
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(headers.get('cookie') ?? '')?.[1]
  if (isLang(stored)) return stored
  return accepted.getOrMake((headers.get('accept-language') ?? '').slice(0, 500), langOfAccepted)
}

/** Browsers send few different values. */
const accepted = new BoundedMap<string, Lang>(200)

function langOfAccepted(header: string): Lang {
  const ranked = header
    .split(',')
    .map((part) => ({
      primary: /^\s*([^-;]*)/.exec(part)?.[1]?.trim().toLowerCase() ?? '',
      quality: Number(/;\s*q=([^;]*)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const [lang = DEFAULT_LANG] = ranked.flatMap(({ primary }) => LANG_OF.get(primary) ?? [])
  return lang
}
