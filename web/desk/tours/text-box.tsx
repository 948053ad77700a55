import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_FIELDS, type TourText } from '../../../worker/contracts/tours/tour-fields'
import { AreaField, TextField } from '../../ui/field'
import { MarkChip } from '../editor/language-columns'
import { missingIn } from '../editor/language-marks'
import { RichField } from '../editor/rich-field'
import type { TourDraft } from './tour-draft'
import type { TourFaults } from './tour-faults'

export interface TextsForm {
  tourId: number
  draft: TourDraft
  faults: TourFaults
  onChange: (part: Partial<TourDraft>) => void
}

interface TextBoxProps extends TextsForm {
  field: TourText
  lang: Lang
}

/** The field of one text in one language. */
export function TextBox({ tourId, draft, faults, onChange, field, lang }: TextBoxProps) {
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

interface PlainFieldProps {
  label: string
  lang: string
  mark: React.ReactNode
  value: string
  field: TourText
  fault: TourFaults[keyof TourFaults]
  onChange: (text: string) => void
}

function PlainField({ field, fault, onChange, ...box }: PlainFieldProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const { format, max } = TOUR_FIELDS[field]
  const Field = format === 'lines' ? AreaField : TextField
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(target.value)
  return <Field {...box} error={fault && t(fault)} maxLength={max} onChange={change} />
}

/** Whether this text is missing in this language but not in others. */
export function isMissing(draft: TourDraft, field: TourText, lang: Lang): boolean {
  return missingIn(recordOf(LANGS, (each) => draft[`${each}.${field}`])).includes(lang)
}
