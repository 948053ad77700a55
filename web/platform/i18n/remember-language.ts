import { isLang, LANG_COOKIE, type Lang } from '../../../worker/contracts/languages'
import { readAddress } from '../../../worker/contracts/page-address'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Stores a choice (`data-lang-choice`), also in a cookie for the edge. Works before hydration. */
export function rememberLanguageChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-lang-choice]') : null
    const lang = link?.dataset['langChoice']
    if (!isLang(lang)) return
    try {
      localStorage.setItem(LANG_COOKIE, lang)
    } catch {
      // Without storage the cookie is enough.
    }
    keepLanguage(lang)
  })
}

/** Restores the cookie, which browsers drop before local storage. A page in the wrong language is reloaded. */
export function restoreLanguageChoice(): void {
  const chosen = readChoice()
  if (!isLang(chosen) || hasCookie()) return
  keepLanguage(chosen)
  const isOther = document.documentElement.dataset['lang'] !== chosen
  if (isOther && readAddress(location.pathname).lang === null && hasCookie()) location.reload()
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(LANG_COOKIE)
  } catch {
    return null
  }
}

function hasCookie(): boolean {
  return new RegExp(`(?:^|; )${LANG_COOKIE}=`).test(document.cookie)
}

/** Sets the language of later requests to edge and API; a language in the address wins. */
export function keepLanguage(lang: Lang): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- some visitors' browsers lack the Cookie Store API
  document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
