import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { SelectField } from '../../../ui/field'
import { adminToursQuery } from '../../tours/tours.api'
import type { NewBookingForm } from './use-new-booking'

/** The tour, or a trip that the site does not offer. Another tour has other departures. */
export function TourField({ form: { text, set } }: { form: NewBookingForm }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const tours = useQuery(adminToursQuery()).data ?? []
  return (
    <SelectField
      label={t('tour')}
      {...text('tourId')}
      onChange={({ target }) => set({ tourId: target.value, tripId: '' })}
    >
      <option value="">{t('anyTour')}</option>
      {tours.map(({ id, name }) => (
        <option key={id} value={id}>
          {pickText(name, lang).text || `#${id}`}
        </option>
      ))}
    </SelectField>
  )
}
