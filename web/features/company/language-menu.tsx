import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_COOKIE, LANG_TAG, LANGS, type Lang } from '../../../worker/platform/language.contract'
import { useLang } from '../../platform/use-lang'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The three languages with their flags. A choice rewrites the address, keeps its query and is remembered. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const lang = useLang()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    document.documentElement.lang = LANG_TAG[lang]
    document.documentElement.dataset['lang'] = lang
  }, [lang])
  return (
    <details ref={menu} className="relative">
      <summary
        className="flex min-h-11 list-none items-center gap-1.5 rounded-field px-2 font-semibold hover:bg-snow/15"
        aria-label={`${t('language.label')}: ${t(`language.${lang}`)}`}
      >
        <img src={`/flags/${lang}.svg`} alt="" width={24} height={16} className="rounded-sm" />
        <ChevronDown aria-hidden size={16} />
      </summary>
      <ul className="absolute end-0 z-30 mt-1 w-44 rounded-field bg-spruce p-2 shadow-float">
        {LANGS.map((each) => (
          <li key={each}>
            <Link
              to="."
              search={(before) => ({ ...before, lang: each })}
              params
              preload={false}
              lang={LANG_TAG[each]}
              hrefLang={LANG_TAG[each]}
              aria-current={each === lang ? 'true' : undefined}
              onClick={() => {
                rememberLang(each)
                menu.current?.removeAttribute('open')
              }}
              className="flex min-h-11 items-center gap-2 rounded-field px-3 hover:bg-snow/15 aria-[current]:font-bold"
            >
              <img src={`/flags/${each}.svg`} alt="" width={24} height={16} className="rounded-sm" />
              {t(`language.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Keeps the choice where the browser finds it, and in a cookie where the edge does. */
function rememberLang(lang: Lang): void {
  try {
    localStorage.setItem(LANG_COOKIE, lang)
  } catch {
    // Without storage the cookie alone remembers.
  }
  // The Cookie Store API is not in every browser that visitors have.
  // oxlint-disable-next-line unicorn/no-document-cookie -- see above
  document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
