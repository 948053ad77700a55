import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { LanguageColumns, MarkChip } from '../editor/language-columns'
import { missingIn, olderIn, type LanguageMark } from '../editor/language-marks'
import { RichField } from '../editor/rich-field'
import { AreaField, TextField } from '../../ui/field'
import {
  TEXT_FIELDS,
  type findFaults,
  type TextField as TextFieldName,
  type TourDraft,
} from './tour-draft'

interface TourTextsProps {
  tourId: number
  draft: TourDraft
  /** Last save of each language (UTC ms), null for never. */
  writtenAt: Record<Lang, number | null>
  faults: ReturnType<typeof findFaults>
  onChange: (part: Partial<TourDraft>) => void
}

/** Texts in three languages; missing and outdated ones are marked. */
export function TourTexts({ tourId, draft, writtenAt, faults, onChange }: TourTextsProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const older = olderIn(writtenAt)
  const isMissing = (field: TextFieldName, lang: Lang) =>
    missingIn({
      kr: draft[`kr.${field}`],
      ca: draft[`ca.${field}`],
      cn: draft[`cn.${field}`],
    }).includes(lang)
  const markOf = (lang: Lang): LanguageMark => {
    if (faults[`${lang}.name`]) return 'faulty'
    if (TEXT_FIELDS.some((field) => isMissing(field, lang))) return 'missing'
    return older.includes(lang) ? 'older' : null
  }
  return (
    <section aria-label={t('tour.texts')} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('tour.texts')}</h2>
      <LanguageColumns label={t('tour.texts')} markOf={markOf}>
        {(lang) => {
          const fieldOf = (field: TextFieldName) => ({
            label: t(`field.${field}`),
            lang: LANG_TAG[lang],
            mark: isMissing(field, lang) ? <MarkChip mark="missing" /> : null,
            value: draft[`${lang}.${field}`],
          })
          const change = (field: TextFieldName, text: string) =>
            onChange({ [`${lang}.${field}`]: text })
          const nameFault = faults[`${lang}.name`]
          return (
            <>
              {older.includes(lang) && <p className="text-sm text-muted">{t('mark.olderText')}</p>}
              <TextField
                {...fieldOf('name')}
                maxLength={100}
                error={nameFault && t(`errors:${nameFault}`)}
                onChange={({ target }) => change('name', target.value)}
              />
              <AreaField
                {...fieldOf('description')}
                maxLength={2000}
                onChange={({ target }) => change('description', target.value)}
              />
              <AreaField
                {...fieldOf('route')}
                maxLength={1000}
                onChange={({ target }) => change('route', target.value)}
              />
              <RichField
                {...fieldOf('bulletin')}
                tourId={tourId}
                onChange={(text) => change('bulletin', text)}
              />
            </>
          )
        }}
      </LanguageColumns>
    </section>
  )
}
