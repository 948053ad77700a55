import { useTranslation } from 'react-i18next'
import { PRICE_TIERS } from '../../../../worker/contracts/tours/prices'
import { CheckField } from '../../../ui/field'
import { NumberBox, type NumbersForm } from './number-box'
import { hasTierPrices } from '../tour-draft'

export function PriceFields(form: NumbersForm) {
  const { t } = useTranslation('admin')
  const hasTiers = hasTierPrices(form.draft)
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('tour.prices')}</legend>
      <NumberBox {...form} field="price" hint={hasTiers ? t('tour.priceUnused') : undefined} />
      {PRICE_TIERS.map((tier) => (
        <NumberBox key={tier} {...form} field={tier} />
      ))}
      <div className="col-span-2">
        <NumberBox {...form} field="surchargePerDay" hint={t('tour.surchargeHint')} />
      </div>
      {!hasTiers && <AssumesFour {...form} />}
    </fieldset>
  )
}

/** Whether the single price assumes a party of four. */
function AssumesFour({ draft, onChange }: NumbersForm) {
  const { t } = useTranslation('admin')
  return (
    <div className="col-span-2 sm:col-span-3">
      <CheckField
        label={t('field.assumesFour')}
        hint={t('tour.assumesFourHint')}
        checked={draft.assumesFour === 'true'}
        onChange={({ target }) => onChange({ assumesFour: target.checked ? 'true' : '' })}
      />
    </div>
  )
}
