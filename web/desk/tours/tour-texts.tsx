import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { TOUR_TEXTS } from '../../../worker/contracts/tour-fields'
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
