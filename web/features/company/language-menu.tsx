import { Link, useHydrated } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { Drawing } from '../../ui/drawing'
import ca from './flags/ca.svg?raw'
import cn from './flags/cn.svg?raw'
import kr from './flags/kr.svg?raw'

const FLAGS = { kr, ca, cn }

/** Switches the language in the address, keeps query and hash, and stores the choice. */
export function LanguageMenu() {
  const lang = useLang()
  useDocumentLang(lang)
  return (
    <details name="menu" className="relative">
      <CurrentLanguage lang={lang} />
      <ul className="absolute end-0 z-30 mt-1 w-44 rounded-field bg-spruce p-2 shadow-float">
        {LANGS.map((each) => (
          <li key={each}>
            <LanguageLink lang={each} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function useDocumentLang(lang: Lang): void {
  useEffect(() => {
    document.documentElement.lang = LANG_TAG[lang]
    document.documentElement.dataset['lang'] = lang
  }, [lang])
}

function CurrentLanguage({ lang }: { lang: Lang }) {
  const { t } = useTranslation()
  return (
    <summary
      className="flex min-h-11 list-none items-center gap-1.5 rounded-field px-2 font-semibold hover:bg-snow/15"
      aria-label={t('labelled', { label: t('language.label'), value: t(`language.${lang}`) })}
    >
      <Flag lang={lang} />
      <ChevronDown aria-hidden size={16} />
    </summary>
  )
}

function LanguageLink({ lang }: { lang: Lang }) {
  // The edge does not see the hash, and hydration must match its markup.
  const isTakenOver = useHydrated()
  return (
    <Link
      to="."
      search={(before) => ({ ...before, lang })}
      params
      hash={isTakenOver || undefined}
      preload={false}
      lang={LANG_TAG[lang]}
      hrefLang={LANG_TAG[lang]}
      data-lang-choice={lang}
      className="flex min-h-11 items-center gap-2 rounded-field px-3 hover:bg-snow/15 aria-[current]:font-bold"
    >
      <LanguageName lang={lang} />
    </Link>
  )
}

function LanguageName({ lang }: { lang: Lang }) {
  const { t } = useTranslation()
  return (
    <>
      <Flag lang={lang} />
      {t(`language.${lang}`)}
    </>
  )
}

function Flag({ lang }: { lang: Lang }) {
  return <Drawing svg={FLAGS[lang]} width={24} height={16} className="rounded-sm" />
}
