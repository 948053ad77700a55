import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import { INPUT } from '../../ui/field'
import { MarkChip } from '../editor/language-columns'
import { Disclosure } from '../ui/disclosure'
import type { TourImage } from './tour-image'

export type Alts = { lang: Lang; txt: string }[]

interface AltTextsProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  onSave: (alts: Alts) => Promise<boolean>
}

/** Alternative texts, saved on blur. */
export function AltTexts({ image, number, onSave }: AltTextsProps) {
  const { t } = useTranslation(['admin', 'common'])
  const [typed, setTyped] = useState<Partial<Record<Lang, string>>>({})
  const alts = LANGS.map((lang) => ({ lang, txt: typed[lang] ?? textIn(image.alt, lang) }))
  const missing = alts.filter(({ txt }) => txt.trim() === '')
  const save = async () => {
    const isChanged = alts.some(({ lang, txt }) => txt.trim() !== textIn(image.alt, lang))
    if (isChanged && (await onSave(alts.map(({ lang, txt }) => ({ lang, txt: txt.trim() })))))
      setTyped({})
  }
  return (
    <Disclosure
      title={
        <>
          {t('images.alt')}
          {missing.length > 0 && <MarkChip mark="missing" />}
        </>
      }
    >
      <div className="flex flex-col gap-2 pb-2">
        {alts.map(({ lang, txt }) => (
          <input
            key={lang}
            aria-label={t('images.altIn', { language: t(`common:language.${lang}`), number })}
            placeholder={t(`common:language.${lang}`)}
            lang={LANG_TAG[lang]}
            maxLength={200}
            value={txt}
            className={INPUT}
            onChange={({ target }) => setTyped((all) => ({ ...all, [lang]: target.value }))}
            onBlur={() => void save()}
          />
        ))}
      </div>
    </Disclosure>
  )
}
