import { useTranslation } from 'react-i18next'
import { PRICE_TIERS } from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { CheckField, SelectField } from '../../ui/field'
import { textIn } from '../../platform/i18n/translated'
import { NumberBox, OfferFields } from './offer-fields'
import { hasTierPrices, type TourDraft, type TourFaults } from './tour-draft'
import type { Region } from './tours.api'

interface TourNumbersProps {
  draft: TourDraft
  regions: Region[]
  faults: TourFaults
  onChange: (part: Partial<TourDraft>) => void
}

export function TourNumbers({ regions, ...form }: TourNumbersProps) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const { draft, onChange } = form
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
        <div data-field="categoryId">
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
        </div>
        <NumberBox {...form} field="tripDays" inputMode="numeric" />
        <NumberBox {...form} field="minPerson" inputMode="numeric" />
      </div>
      <PriceFields {...form} />
      {draft.status === String(TOUR_STATUS.offer) && <OfferFields {...form} />}
    </section>
  )
}

function PriceFields(form: Omit<TourNumbersProps, 'regions'>) {
  const { t } = useTranslation('admin')
  const { draft, onChange } = form
  const hasTiers = hasTierPrices(draft)
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
      {!hasTiers && (
        <div className="col-span-2 sm:col-span-3">
          <CheckField
            label={t('field.assumesFour')}
            hint={t('tour.assumesFourHint')}
            checked={draft.assumesFour === 'true'}
            onChange={({ target }) => onChange({ assumesFour: target.checked ? 'true' : '' })}
          />
        </div>
      )}
    </fieldset>
  )
}
