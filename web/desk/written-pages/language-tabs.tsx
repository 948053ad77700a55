import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'

interface LanguageTabsProps {
  lang: Lang
  onLang: (lang: Lang) => void
  /** Languages whose text differs from the published one. */
  drafted: readonly Lang[]
  faulty: Partial<Record<Lang, string>>
}

/** Shows one language at a time, because a text of several screens needs the width. */
export function LanguageTabs({ lang, onLang, drafted, faulty }: LanguageTabsProps) {
  const { t } = useTranslation('pages')
  const markOf = (each: Lang) => {
    if (faulty[each]) return 'faulty'
    return drafted.includes(each) ? 'draft' : null
  }
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-line">
      {LANGS.map((each) => (
        <LanguageTab
          key={each}
          lang={each}
          isChosen={lang === each}
          mark={markOf(each)}
          onClick={() => onLang(each)}
        />
      ))}
    </div>
  )
}

type Mark = 'faulty' | 'draft'

interface LanguageTabProps {
  lang: Lang
  isChosen: boolean
  mark: Mark | null
  onClick: () => void
}

function LanguageTab({ lang, isChosen, mark, onClick }: LanguageTabProps) {
  const { t } = useTranslation('common')
  return (
    <Button
      look="bare"
      aria-pressed={isChosen}
      onClick={onClick}
      className={`flex min-h-11 items-center justify-center gap-2 border-b-2 px-4 font-semibold max-sm:grow ${isChosen ? 'border-primary' : 'border-transparent text-muted'}`}
    >
      <span lang={LANG_TAG[lang]}>{t(`language.${lang}`)}</span>
      {mark && <TabMark mark={mark} />}
    </Button>
  )
}

function TabMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation(['pages', 'admin'])
  const label = mark === 'faulty' ? t('admin:mark.faulty') : t('mark.draft')
  const colour = mark === 'faulty' ? 'bg-danger' : 'bg-larch'
  return (
    <span role="img" aria-label={label} title={label} className={`size-2 rounded-full ${colour}`} />
  )
}
