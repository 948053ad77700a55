import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { FormSection } from '../../editor/form-section'
import { STATUSES } from '../../editor/tour-statuses'
import { NumberBox, type NumbersForm } from './number-box'
import { OfferFields } from './offer-fields'
import { PriceFields } from './price-fields'
import { RegionSelect } from '../region-options'
import { StatusSelect } from '../status-select'
import type { Region } from '../tours.api'

const OFFER = String(TOUR_STATUS.offer)

interface TourNumbersProps extends NumbersForm {
  regions: Region[]
}

/** Status, region, size and prices of a tour. */
export function TourNumbers({ regions, ...form }: TourNumbersProps) {
  const { t } = useTranslation('admin')
  return (
    <FormSection title={t('tour.basics')}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <StatusAndRegion regions={regions} {...form} />
        <NumberBox {...form} field="tripDays" inputMode="numeric" />
        <NumberBox {...form} field="minPerson" inputMode="numeric" />
      </div>
      <PriceFields {...form} />
      {form.draft.status === OFFER && <OfferFields {...form} />}
    </FormSection>
  )
}

function StatusAndRegion({ regions, draft, onChange }: TourNumbersProps) {
  const { t } = useTranslation('admin')
  const chooseRegion = (categoryId: string) => onChange({ categoryId })
  return (
    <>
      <StatusSelect
        label={t('field.status')}
        statuses={STATUSES}
        value={draft.status}
        onChoose={(status) => onChange({ status })}
      />
      <div data-field="categoryId">
        <RegionSelect regions={regions} value={draft.categoryId} onChoose={chooseRegion} />
      </div>
    </>
  )
}
