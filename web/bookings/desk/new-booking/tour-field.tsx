import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/field'
import { useTourName } from '../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../desk/tours/tours.api'
import type { NewBookingForm } from './use-new-booking'

/** The tour, or a trip that the site does not offer. Another tour has other departures. */
export function TourField({ form: { text, set } }: { form: NewBookingForm }) {
  const { t } = useTranslation('desk-bookings')
  const nameOf = useTourName()
  const tours = useQuery(adminToursQuery()).data ?? []
  return (
    <SelectField
      label={t('tour')}
      {...text('tourId')}
      onChange={({ target }) => set({ tourId: target.value, tripId: '' })}
    >
      <option value="">{t('anyTour')}</option>
      {tours.map((tour) => (
        <option key={tour.id} value={tour.id}>
          {nameOf(tour)}
        </option>
      ))}
    </SelectField>
  )
}
