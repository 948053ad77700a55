import { isLang, type Lang } from '../../../worker/contracts/languages'
import { readAddress, writeAddress } from '../../../worker/contracts/page-address'

/** Converts a public address to the router's (`/ceo?lang=kr`); `fallback` is for addresses without a language. */
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
