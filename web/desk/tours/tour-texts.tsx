import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_FIELDS, TOUR_TEXTS, type TourText } from '../../../worker/contracts/tour-fields'
import { LanguageColumns, MarkChip } from '../editor/language-columns'
import { missingIn, olderIn, type LanguageMark } from '../editor/language-marks'
import { RichField } from '../editor/rich-field'
import { AreaField, TextField } from '../../ui/field'
import type { findFaults, TourDraft } from './tour-draft'

interface TourTextsProps {
  tourId: number
  draft: TourDraft
  /** Last save of each language (UTC ms), null for never. */
  writtenAt: Record<Lang, number | null>
  faults: ReturnType<typeof findFaults>
  onChange: (part: Partial<TourDraft>) => void
}

/** Texts in three languages; missing and outdated ones are marked. */
export function TourTexts({ writtenAt, ...form }: TourTextsProps) {
  const { t } = useTranslation('admin')
  const older = olderIn(writtenAt)
  const markOf = (lang: Lang): LanguageMark => {
    if (form.faults[`${lang}.name`]) return 'faulty'
    if (TOUR_TEXTS.some((field) => isMissing(form.draft, field, lang))) return 'missing'
    return older.includes(lang) ? 'older' : null
  }
  return (
    <section aria-label={t('tour.texts')} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('tour.texts')}</h2>
      <LanguageColumns label={t('tour.texts')} markOf={markOf}>
        {(lang) => (
          <>
            {older.includes(lang) && <p className="text-sm text-muted">{t('mark.olderText')}</p>}
            {TOUR_TEXTS.map((field) => (
              <TextBox key={field} {...form} field={field} lang={lang} />
            ))}
          </>
        )}
      </LanguageColumns>
    </section>
  )
}

interface TextBoxProps extends Omit<TourTextsProps, 'writtenAt'> {
  field: TourText
  lang: Lang
}

/** One text in one language. */
function TextBox({ tourId, draft, faults, onChange, field, lang }: TextBoxProps) {
  const { t } = useTranslation(['tours', 'admin', 'errors'])
  const key = `${lang}.${field}` as const
  const fault = faults[key]
  const { format, max } = TOUR_FIELDS[field]
  const box = {
    label: t(`text.${field}`),
    lang: LANG_TAG[lang],
    mark: isMissing(draft, field, lang) ? <MarkChip mark="missing" /> : null,
    value: draft[key],
  }
  const change = (text: string) => onChange({ [key]: text })
  if (format === 'markdown')
    return (
      <div data-field={key}>
        <RichField {...box} tourId={tourId} onChange={change} />
      </div>
    )
  const Field = format === 'lines' ? AreaField : TextField
  return (
    <div data-field={key}>
      <Field
        {...box}
        maxLength={max}
        error={fault && t(fault)}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          change(target.value)
        }
      />
    </div>
  )
}

function isMissing(draft: TourDraft, field: TourText, lang: Lang): boolean {
  return missingIn(recordOf(LANGS, (each) => draft[`${each}.${field}`])).includes(lang)
}
