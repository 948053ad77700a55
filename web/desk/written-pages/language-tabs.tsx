import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'

interface LanguageTabsProps {
  lang: Lang
  onLang: (lang: Lang) => void
  /** Languages whose text differs from what was published. */
  drafted: readonly Lang[]
  faulty: Partial<Record<Lang, string>>
}

/** One language at a time: a text of several screens needs the width. */
export function LanguageTabs({ lang, onLang, drafted, faulty }: LanguageTabsProps) {
  const { t } = useTranslation(['pages', 'common', 'admin'])
  const markOf = (each: Lang) => {
    if (faulty[each]) return { colour: 'bg-danger', label: t('admin:mark.faulty') }
    return drafted.includes(each) ? { colour: 'bg-larch', label: t('mark.draft') } : null
  }
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1 border-b border-line">
      {LANGS.map((each) => {
        const mark = markOf(each)
        return (
          <Button
            key={each}
            look="bare"
            aria-pressed={lang === each}
            onClick={() => onLang(each)}
            className={`flex min-h-11 items-center justify-center gap-2 border-b-2 px-4 font-semibold max-sm:grow ${lang === each ? 'border-primary' : 'border-transparent text-muted'}`}
          >
            <span lang={LANG_TAG[each]}>{t(`common:language.${each}`)}</span>
            {mark && (
              <span
                role="img"
                aria-label={mark.label}
                title={mark.label}
                className={`size-2 rounded-full ${mark.colour}`}
              />
            )}
          </Button>
        )
      })}
    </div>
  )
}
