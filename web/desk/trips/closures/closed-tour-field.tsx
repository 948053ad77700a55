import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { textIn } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { SelectField } from '../../../ui/field'
import { adminToursQuery } from '../../tours/tours.api'

/** The tour that a closure closes, or all tours. */
export function ClosedTourField(field: ComponentProps<'select'>) {
  const { t } = useTranslation('trips-desk')
  const lang = useLang()
  const { data: tours = [] } = useQuery(adminToursQuery())
  return (
    <SelectField label={t('closures.tour')} {...field}>
      <option value="">{t('allTours')}</option>
      {tours.map(({ id, name }) => (
        <option key={id} value={id}>
          {textIn(name, lang) || name[0]?.txt || `#${id}`}
        </option>
      ))}
    </SelectField>
  )
}
