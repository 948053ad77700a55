import { Copy } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { isComposing } from '../../platform/forms/composing'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { useClock } from '../ui/use-clock'
import type { TourImage } from './tour-image'
import { filledFromEnglish, type Alts } from './use-alts'

interface AltFieldsProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  alts: Alts
  /** Enter goes to the next image's text of the same language. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The descriptions of an image in three languages; each is saved when its box loses the focus. */
export function AltFields(props: AltFieldsProps) {
  return (
    <>
      {LANGS.map((lang) => (
        <AltBox key={lang} {...props} lang={lang} />
      ))}
      <CopyEnglish {...props} />
    </>
  )
}

function AltBox({ image, number, alts, onEnter, lang }: AltFieldsProps & { lang: Lang }) {
  const { t } = useTranslation(['desk-tours', 'site'])
  const text = alts.textOf(image, lang)
  const isMissing = text.trim() === ''
  return (
    <TextField
      label={<span lang={LANG_TAG[lang]}>{t(`site:language.${lang}`)}</span>}
      mark={isMissing && <span className="text-danger">{t('images.missing')}</span>}
      aria-label={t('images.altIn', { language: t(`site:language.${lang}`), number })}
      data-lang={lang}
      lang={LANG_TAG[lang]}
      maxLength={200}
      value={text}
      className={`text-sm ${isMissing ? 'border-danger' : ''}`}
      onChange={({ target }) => alts.type(image, { [lang]: target.value })}
      onBlur={() => void alts.save()}
      onKeyDown={(event) =>
        event.key === 'Enter' && !isComposing(event.nativeEvent) && onEnter?.(event)
      }
    />
  )
}

/** Fills the languages without a description from English. */
function CopyEnglish({ image, number, alts }: AltFieldsProps) {
  const { t } = useTranslation('desk-tours')
  const copied = filledFromEnglish((lang) => alts.textOf(image, lang))
  if (Object.keys(copied).length === 0) return null
  const copy = () => {
    alts.type(image, copied)
    void alts.save()
  }
  return (
    <Button
      look="faint"
      className="justify-self-start"
      aria-label={t('images.copyEnglishOf', { number })}
      onClick={copy}
    >
      <Copy aria-hidden size={14} />
      {t('images.copyEnglish')}
    </Button>
  )
}

/** Whether the descriptions are saved; always in view. */
export function AltState({ alts }: { alts: Alts }) {
  const { t } = useTranslation('desk-tours')
  const time = useClock()
  const { isSaving, hasChanges, savedAt } = alts
  const stored = savedAt === null ? t('images.altHint') : t('images.saved', { time: time(savedAt) })
  return (
    <p role="status" className={`text-sm ${hasChanges ? 'text-accent' : 'text-muted'}`}>
      {isSaving ? t('images.saving') : hasChanges ? t('images.unsaved') : stored}
    </p>
  )
}
