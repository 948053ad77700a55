import { isLang, LANG_COOKIE } from '../../worker/platform/language.contract'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Remembers a language that is chosen from a menu (`data-lang-choice`): in the browser's storage, and in a cookie so
 * that the edge knows it. It listens on the document because such a link works before the app runs, too.
 */
export function rememberLanguageChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-lang-choice]') : null
    const lang = link?.dataset['langChoice']
    if (!isLang(lang)) return
    try {
      localStorage.setItem(LANG_COOKIE, lang)
    } catch {
      // Without storage the cookie alone remembers.
    }
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser that visitors have
    document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  })
}
