import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { SelectField, TextField } from '../../ui/field'
import { textIn } from '../../platform/i18n/translated'
import { PRICE_TIERS, type findFaults, type NumberField, type TourDraft } from './tour-draft'
import type { Region } from './tours.api'

interface TourNumbersProps {
  draft: TourDraft
  regions: Region[]
  faults: ReturnType<typeof findFaults>
  onChange: (part: Partial<TourDraft>) => void
}

export function TourNumbers({ draft, regions, faults, onChange }: TourNumbersProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const lang = useLang()
  const hasTiers = PRICE_TIERS.some((tier) => Number(draft[tier]) > 0)
  return (
    <section aria-label={t('tour.basics')} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('tour.basics')}</h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <SelectField
          label={t('field.status')}
          value={draft.status}
          onChange={({ target }) => onChange({ status: target.value })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field.categoryId')}
          value={draft.categoryId}
          onChange={({ target }) => onChange({ categoryId: target.value })}
        >
          {regions.map((region) => (
            <option key={region.id} value={region.id}>
              {textIn(region.name, lang) || region.slug}
            </option>
          ))}
        </SelectField>
        {number('tripDays', 'numeric')}
        {number('minPerson', 'numeric')}
        {draft.status === String(TOUR_STATUS.offer) &&
          number('discount', 'numeric', t('tour.discountHint'))}
      </div>
      <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        <legend className="mb-2 text-sm font-semibold text-muted">{t('tour.prices')}</legend>
        {number('price', 'decimal', hasTiers ? t('tour.priceUnused') : undefined)}
        {PRICE_TIERS.map((tier) => number(tier, 'decimal'))}
      </fieldset>
    </section>
  )

  function number(field: NumberField, inputMode: 'numeric' | 'decimal', hint?: string) {
    return (
      <TextField
        key={field}
        label={t(`field.${field}`)}
        inputMode={inputMode}
        autoComplete="off"
        value={draft[field]}
        hint={hint}
        error={faults[field] && t(`errors:${faults[field]}`)}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    )
  }
}
