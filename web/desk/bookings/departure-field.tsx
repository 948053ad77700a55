import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { QuotedDeparture } from '../../../worker/contracts/desk-quotes'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { SelectField } from '../../ui/field'
import { departuresQuery } from './bookings.api'

interface DepartureFieldProps {
  /** Null for a trip that the site does not offer. */
  tourId: number | null
  /** Null for a trip of its own. */
  tripId: number | null
  /** Of the chosen one, which the list may not have any more. */
  startDay: string
  party: number
  onChoose: (departure: QuotedDeparture | null) => void
}

/** A trip of its own, or a departure of the tour that others join too; nothing where the tour has none. */
export function DepartureField({ tourId, tripId, startDay, party, onChoose }: DepartureFieldProps) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const found = useQuery(departuresQuery(tourId)).data ?? []
  if (found.length === 0 && tripId === null) return null
  const chosen = found.find((each) => each.tripId === tripId)
  const isFull = chosen !== undefined && chosen.seatsLeft < party
  return (
    <SelectField
      label={t('departure.label')}
      hint={t('departure.hint')}
      error={isFull ? t('departure.full', { seats: chosen.seatsLeft, party }) : undefined}
      value={tripId ?? ''}
      onChange={({ target }) =>
        onChoose(found.find((each) => String(each.tripId) === target.value) ?? null)
      }
    >
      <option value="">{t('departure.own')}</option>
      {!chosen && tripId !== null && <option value={tripId}>{formatDay(startDay, lang)}</option>}
      {found.map(({ tripId: id, startDay: day, seatsLeft }) => (
        <option key={id} value={id}>
          {t('departure.one', { day: formatDay(day, lang), seats: seatsLeft })}
        </option>
      ))}
    </SelectField>
  )
}
