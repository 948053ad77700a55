import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tour-status'
import { SelectField } from '../../../ui/field'
import { STATUSES } from '../../editor/tour-statuses'
import { NumberBox, type NumbersForm } from './number-box'
import { OfferFields } from './offer-fields'
import { PriceFields } from './price-fields'
import { RegionOptions } from '../region-options'
import { StatusSelect } from '../status-select'
import type { Region } from '../tours.api'

const OFFER = String(TOUR_STATUS.offer)

/** Status, region, size and prices of a tour. */
export function TourNumbers({ regions, ...form }: NumbersForm & { regions: Region[] }) {
  const { t } = useTranslation('admin')
  const { draft, onChange } = form
  return (
    <section aria-label={t('tour.basics')} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('tour.basics')}</h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <StatusSelect
          label={t('field.status')}
          statuses={STATUSES}
          value={draft.status}
          onChoose={(status) => onChange({ status })}
        />
        <div data-field="categoryId">
          <SelectField
            label={t('field.categoryId')}
            value={draft.categoryId}
            onChange={({ target }) => onChange({ categoryId: target.value })}
          >
            <RegionOptions regions={regions} />
          </SelectField>
        </div>
        <NumberBox {...form} field="tripDays" inputMode="numeric" />
        <NumberBox {...form} field="minPerson" inputMode="numeric" />
      </div>
      <PriceFields {...form} />
      {draft.status === OFFER && <OfferFields {...form} />}
    </section>
  )
}
