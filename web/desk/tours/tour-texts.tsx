import type { ChangeEvent, ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_FIELDS, TOUR_TEXTS, type TourText } from '../../../worker/contracts/tours/tour-fields'
import { AreaField, TextField } from '../../ui/field'
import { FormSection } from '../editor/form-section'
import {
  LanguageColumns,
  MarkChip,
  missingIn,
  olderIn,
  type LanguageMark,
} from '../editor/language-columns'
import { RichField } from '../images/rich-field'
import type { TourDraft } from './tour-draft'
import type { FormPart, TourFaults } from './tour-faults'

interface TourTextsProps extends TextsForm {
  /** Last save of each language (UTC ms), null for never. */
  writtenAt: Record<Lang, number | null>
}

/** Texts in three languages; missing and outdated ones are marked. */
export function TourTexts({ writtenAt, ...form }: TourTextsProps) {
  const { t } = useTranslation(['desk-tours', 'desk'])
  const title = t('tour.texts')
  const older = olderIn(writtenAt)
  return (
    <FormSection title={title}>
      <LanguageColumns label={title} markOf={(lang) => markOf(form, older, lang)}>
        {(lang) => (
          <>
            {older.includes(lang) && (
              <p className="text-sm text-muted">{t('desk:mark.olderText')}</p>
            )}
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

interface TextsForm extends FormPart {
  tourId: number
}

interface TextBoxProps extends TextsForm {
  field: TourText
  lang: Lang
}

function TextBox({ tourId, draft, faults, onChange, field, lang }: TextBoxProps) {
  const { t } = useTranslation('tours')
  const key = `${lang}.${field}` as const
  const box = {
    label: t(`text.${field}`),
    lang: LANG_TAG[lang],
    mark: isMissing(draft, field, lang) ? <MarkChip mark="missing" /> : null,
    value: draft[key],
    onChange: (text: string) => onChange({ [key]: text }),
  }
  return (
    <div data-field={key}>
      {TOUR_FIELDS[field].format === 'markdown' ? (
        <RichField {...box} tourId={tourId} />
      ) : (
        <PlainField {...box} field={field} fault={faults[key]} />
      )}
    </div>
  )
}

interface PlainFieldProps extends Omit<ComponentProps<typeof RichField>, 'tourId' | 'routeId'> {
  field: TourText
  fault: TourFaults[keyof TourFaults]
}

/** Texts that need a word about what belongs there. */
const HINTS = {
  meetingPoint: 'tour.meetingPointHint',
  pickups: 'tour.pickupsHint',
  clothing: 'tour.clothingHint',
} as const satisfies Partial<Record<TourText, string>>

function PlainField({ field, fault, onChange, ...box }: PlainFieldProps) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const hint = field in HINTS ? t(HINTS[field as keyof typeof HINTS]) : undefined
  const { format, max } = TOUR_FIELDS[field]
  const Field = format === 'lines' ? AreaField : TextField
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(target.value)
  return <Field {...box} hint={hint} error={fault && t(fault)} maxLength={max} onChange={change} />
}

/** Whether this text is missing in this language but not in others. */
function isMissing(draft: TourDraft, field: TourText, lang: Lang): boolean {
  return missingIn(recordOf(LANGS, (each) => draft[`${each}.${field}`])).includes(lang)
}
