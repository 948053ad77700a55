import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { PRICE_TIERS } from '../../../worker/contracts/prices'
import { useNow } from '../../platform/forms/use-now'
import { TextField } from '../../ui/field'
import {
  hasTierPrices,
  REGULAR_TIERS,
  type NumberField,
  type TourDraft,
  type TourFaults,
} from './tour-draft'

interface FormProps {
  draft: TourDraft
  faults: TourFaults
  onChange: (part: Partial<TourDraft>) => void
}

/** How much an offer saves: against prices that were charged, or by a percentage. */
export function OfferFields(form: FormProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const { draft, faults, onChange } = form
  const hasTiers = hasTierPrices(draft)
  const today = calgaryDay(useNow())
  const hasEnded = draft.offerUntil !== '' && draft.offerUntil < today
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('status.3')}</legend>
      <p className="col-span-full max-w-reading text-sm text-muted">{t('tour.regularHint')}</p>
      {hasTiers ? (
        PRICE_TIERS.map((tier) => <NumberBox key={tier} {...form} field={REGULAR_TIERS[tier]} />)
      ) : (
        <NumberBox {...form} field="regularPrice" />
      )}
      <div data-field="offerUntil">
        <TextField
          type="date"
          label={t('field.offerUntil')}
          value={draft.offerUntil}
          hint={hasEnded ? t('tour.offerEnded') : undefined}
          error={faults.offerUntil && t(faults.offerUntil)}
          onChange={({ target }) => onChange({ offerUntil: target.value })}
        />
      </div>
      {hasTiers && faults.regularPrice && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {t(faults.regularPrice)}
        </p>
      )}
      <div className="col-span-2">
        <NumberBox
          {...form}
          field="discount"
          inputMode="numeric"
          hint={t(draft.offerUntil === '' ? 'tour.discountHint' : 'tour.discountUnused')}
        />
      </div>
    </fieldset>
  )
}

interface NumberBoxProps extends FormProps {
  field: NumberField
  inputMode?: 'numeric' | 'decimal'
  hint?: string | undefined
}

export function NumberBox({
  field,
  inputMode = 'decimal',
  hint,
  draft,
  faults,
  onChange,
}: NumberBoxProps) {
  const { t } = useTranslation(['admin', 'errors'])
  return (
    <div data-field={field}>
      <TextField
        label={t(`field.${field}`)}
        inputMode={inputMode}
        autoComplete="off"
        value={draft[field]}
        hint={hint}
        error={faults[field] && t(faults[field])}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </div>
  )
}
