import { Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { INPUT } from '../../ui/field'
import type { TourImage } from './tour-image'
import { filledFromEnglish, type useAlts } from './use-alts'

interface AltFieldsProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  alts: ReturnType<typeof useAlts>
  /** Enter goes to the next image's text of the same language. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>, lang: string) => void
}

/** What an image shows, in three languages, stored when a box is left. */
export function AltFields({ image, number, alts, onEnter }: AltFieldsProps) {
  const { t } = useTranslation(['images', 'common'])
  const copied = filledFromEnglish((lang) => alts.textOf(image, lang))
  const canCopy = Object.keys(copied).length > 0
  return (
    <>
      {LANGS.map((lang) => {
        const txt = alts.textOf(image, lang)
        const isMissing = txt.trim() === ''
        return (
          <label key={lang} className="flex min-w-0 flex-col gap-1 text-sm">
            <span className="flex flex-wrap gap-x-2">
              <span lang={LANG_TAG[lang]} className="font-semibold">
                {t(`common:language.${lang}`)}
              </span>
              {isMissing && <span className="text-danger">{t('missing')}</span>}
            </span>
            <input
              aria-label={t('altIn', { language: t(`common:language.${lang}`), number })}
              data-lang={lang}
              lang={LANG_TAG[lang]}
              maxLength={200}
              value={txt}
              className={`${INPUT} ${isMissing ? 'border-danger' : ''}`}
              onChange={({ target }) => alts.type(image, { [lang]: target.value })}
              onBlur={() => void alts.save()}
              onKeyDown={(event) => event.key === 'Enter' && onEnter?.(event, lang)}
            />
          </label>
        )
      })}
      {canCopy && (
        <Button
          look="faint"
          className="justify-self-start"
          aria-label={t('copyEnglishOf', { number })}
          onClick={() => {
            alts.type(image, copied)
            void alts.save()
          }}
        >
          <Copy aria-hidden size={14} />
          {t('copyEnglish')}
        </Button>
      )}
    </>
  )
}

/** Whether the texts are stored, always to be seen. */
export function AltState({
  alts,
  time,
}: {
  alts: AltFieldsProps['alts']
  time: (at: number) => string
}) {
  const { t } = useTranslation('images')
  const { isSaving, hasChanges, savedAt } = alts
  const stored = savedAt === null ? t('altHint') : t('saved', { time: time(savedAt) })
  return (
    <p role="status" className={`text-sm ${hasChanges ? 'text-accent' : 'text-muted'}`}>
      {isSaving ? t('saving') : hasChanges ? t('unsaved') : stored}
    </p>
  )
}
