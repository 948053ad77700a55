import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'

const DOT = 'size-2 rounded-full'
const SAME_SESSION_MS = 10 * 60 * 1000

interface LanguageColumnsProps {
  label: string
  markOf?: ((lang: Lang) => LanguageMark) | undefined
  children: (lang: Lang) => ReactNode
}

/** Three languages: columns on a desktop, tabs on a phone. */
export function LanguageColumns({ label, markOf, children }: LanguageColumnsProps) {
  const pageLang = useLang()
  const [shown, setShown] = useState<Lang>(pageLang)
  return (
    <div data-languages className="@container flex flex-col gap-3">
      <LanguageButtons label={label} markOf={markOf} shown={shown} show={setShown} />
      <div className="grid items-start gap-6 @2xl:grid-cols-3">
        {LANGS.map((lang) => (
          <LanguageColumn key={lang} label={label} lang={lang} isShown={shown === lang}>
            {children(lang)}
          </LanguageColumn>
        ))}
      </div>
    </div>
  )
}

interface LanguageColumnProps {
  label: string
  lang: Lang
  /** Whether a phone shows this language. */
  isShown: boolean
  children: ReactNode
}

function LanguageColumn({ label, lang, isShown, children }: LanguageColumnProps) {
  const { t } = useTranslation()
  const language = t(`language.${lang}`)
  return (
    <section
      aria-label={`${label} · ${language}`}
      className={`flex min-w-0 flex-col gap-4 ${isShown ? '' : '@max-2xl:hidden'}`}
    >
      <h3 className="flex items-center gap-2 text-base @max-2xl:hidden" lang={LANG_TAG[lang]}>
        {language}
      </h3>
      {children}
    </section>
  )
}

interface LanguageButtonsProps extends Omit<LanguageColumnsProps, 'children'> {
  shown: Lang
  show: (lang: Lang) => void
}

function LanguageButtons({ label, markOf, shown, show }: LanguageButtonsProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={label} className="flex gap-1 border-b border-line @2xl:hidden">
      {LANGS.map((lang) => (
        <Button
          key={lang}
          look="bare"
          data-language={lang}
          aria-pressed={shown === lang}
          onClick={() => show(lang)}
          className={`flex min-h-11 grow items-center justify-center gap-2 border-b-2 px-2 font-semibold ${shown === lang ? 'border-primary' : 'border-transparent text-muted'}`}
        >
          <span lang={LANG_TAG[lang]}>{t(`language.${lang}`)}</span>
          <MarkDot mark={markOf?.(lang) ?? null} />
        </Button>
      ))}
    </div>
  )
}

function MarkDot({ mark }: { mark: LanguageMark }) {
  const { t } = useTranslation('desk')
  const colour = mark === 'faulty' ? 'bg-danger' : 'bg-larch'
  return mark && <span role="img" className={`${DOT} ${colour}`} aria-label={t(`mark.${mark}`)} />
}

export function MarkChip({ mark }: { mark: LanguageMark }) {
  const { t } = useTranslation('desk')
  return mark && <Chip look={mark === 'missing' ? 'hidden' : 'plain'}>{t(`mark.${mark}`)}</Chip>
}

/** State of one language's text: invalid, missing, or older than the others. */
export type LanguageMark = 'faulty' | 'missing' | 'older' | null

/** Languages without this text, if another language has it. */
export function missingIn(texts: Record<Lang, string>): Lang[] {
  const filled = LANGS.filter((lang) => texts[lang].trim() !== '')
  return filled.length === 0 ? [] : LANGS.filter((lang) => !filled.includes(lang))
}

/** Languages saved well before the newest one (UTC ms); a few minutes apart do not count. */
export function olderIn(writtenAt: Record<Lang, number | null>): Lang[] {
  const newest = Math.max(...LANGS.map((lang) => writtenAt[lang] ?? 0))
  return LANGS.filter((lang) => {
    const at = writtenAt[lang]
    return at !== null && newest - at > SAME_SESSION_MS
  })
}
