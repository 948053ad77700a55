import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../ui/field'
import { useTourName } from '../../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../../desk/tours/tours.api'

/** The tour that a closure closes, or all tours. */
export function ClosedTourField(field: ComponentProps<'select'>) {
  const { t } = useTranslation('trips-desk')
  const nameOf = useTourName()
  const { data: tours = [] } = useQuery(adminToursQuery())
  return (
    <SelectField label={t('closures.tour')} {...field}>
      <option value="">{t('allTours')}</option>
      {tours.map((tour) => (
        <option key={tour.id} value={tour.id}>
          {nameOf(tour)}
        </option>
      ))}
    </SelectField>
  )
}
