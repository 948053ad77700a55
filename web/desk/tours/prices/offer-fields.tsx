import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { PRICE_TIERS } from '../../../../worker/contracts/tours/prices'
import { useNow } from '../../../platform/forms/use-now'
import { TextField } from '../../../ui/field'
import { NumberBox, type NumbersForm } from './number-box'
import { hasTierPrices, REGULAR_TIERS } from '../tour-draft'

/** How much an offer saves: compared with the regular prices, or by a percentage. */
export function OfferFields(form: NumbersForm) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('status.3')}</legend>
      <p className="col-span-full max-w-reading text-sm text-muted">{t('tour.regularHint')}</p>
      <RegularPrices {...form} />
      <OfferEnd {...form} />
      <RegularPriceFault {...form} />
      <Discount {...form} />
    </fieldset>
  )
}

function RegularPrices(form: NumbersForm) {
  if (!hasTierPrices(form.draft)) return <NumberBox {...form} field="regularPrice" />
  return PRICE_TIERS.map((tier) => <NumberBox key={tier} {...form} field={REGULAR_TIERS[tier]} />)
}

function Discount(form: NumbersForm) {
  const { t } = useTranslation('admin')
  const hint = t(form.draft.offerUntil === '' ? 'tour.discountHint' : 'tour.discountUnused')
  return (
    <div className="col-span-2">
      <NumberBox {...form} field="discount" inputMode="numeric" hint={hint} />
    </div>
  )
}

/** The offer's last day. */
function OfferEnd({ draft, faults, onChange }: NumbersForm) {
  const { t } = useTranslation(['admin', 'errors'])
  const today = calgaryDay(useNow())
  const hasEnded = draft.offerUntil !== '' && draft.offerUntil < today
  return (
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
  )
}

/** The fault of all tiers' regular prices together; the one of a single price is shown at its field. */
function RegularPriceFault({ draft, faults }: NumbersForm) {
  const { t } = useTranslation(['admin', 'errors'])
  if (!hasTierPrices(draft) || !faults.regularPrice) return null
  return (
    <p role="alert" className="col-span-full text-sm text-danger">
      {t(faults.regularPrice)}
    </p>
  )
}
