import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import { FormSection } from '../editor/form-section'
import { LanguageColumns } from '../editor/language-columns'
import { olderIn, type LanguageMark } from '../editor/language-marks'
import { isMissing, TextBox, type TextsForm } from './text-box'

interface TourTextsProps extends TextsForm {
  /** Last save of each language (UTC ms), null for never. */
  writtenAt: Record<Lang, number | null>
}

/** Texts in three languages; missing and outdated ones are marked. */
export function TourTexts({ writtenAt, ...form }: TourTextsProps) {
  const { t } = useTranslation('admin')
  const title = t('tour.texts')
  const older = olderIn(writtenAt)
  return (
    <FormSection title={title}>
      <LanguageColumns label={title} markOf={(lang) => markOf(form, older, lang)}>
        {(lang) => (
          <>
            {older.includes(lang) && <p className="text-sm text-muted">{t('mark.olderText')}</p>}
            {TOUR_TEXTS.map((field) => (
              <TextBox key={field} {...form} field={field} lang={lang} />
            ))}
          </>
        )}
      </LanguageColumns>
    </FormSection>
  )
}

function markOf({ faults, draft }: TextsForm, older: Lang[], lang: Lang): LanguageMark {
  if (faults[`${lang}.name`]) return 'faulty'
  if (TOUR_TEXTS.some((field) => isMissing(draft, field, lang))) return 'missing'
  return older.includes(lang) ? 'older' : null
}
