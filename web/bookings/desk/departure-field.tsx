import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { QuotedDeparture } from '../../../worker/contracts/bookings/desk-quotes'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { SelectField } from '../../ui/field'
import { departuresQuery } from './bookings.api'

interface DepartureFieldProps {
  /** Null for a trip that the site does not offer. */
  tourId: number | null
  /** Null for a private trip. */
  tripId: number | null
  /** First day of the chosen departure, which the list may no longer have. */
  startDay: string
  party: number
  onChoose: (departure: QuotedDeparture | null) => void
}

/** A private trip, or a departure of the tour that others join; nothing if the tour has none. */
export function DepartureField({ tourId, tripId, startDay, party, onChoose }: DepartureFieldProps) {
  const { t } = useTranslation('desk-bookings')
  const found = useQuery(departuresQuery(tourId)).data ?? []
  if (found.length === 0 && tripId === null) return null
  const chosen = found.find((each) => each.tripId === tripId)
  const isFull = chosen !== undefined && chosen.seatsLeft < party
  return (
    <SelectField
      label={t('quotes.departure.label')}
      hint={t('quotes.departure.hint')}
      error={isFull ? t('quotes.departure.full', { seats: chosen.seatsLeft, party }) : undefined}
      value={tripId ?? ''}
      onChange={({ target }) => onChoose(departureOf(found, target.value))}
    >
      <option value="">{t('quotes.departure.own')}</option>
      {!chosen && tripId !== null && <GoneDeparture tripId={tripId} startDay={startDay} />}
      <Departures found={found} />
    </SelectField>
  )
}

function departureOf(found: readonly QuotedDeparture[], id: string): QuotedDeparture | null {
  return found.find(({ tripId }) => String(tripId) === id) ?? null
}

/** The chosen departure once the list no longer has it. */
function GoneDeparture({ tripId, startDay }: { tripId: number; startDay: string }) {
  return <option value={tripId}>{formatDay(startDay, useLang())}</option>
}

function Departures({ found }: { found: readonly QuotedDeparture[] }) {
  return found.map((each) => <Departure key={each.tripId} {...each} />)
}

function Departure({ tripId, startDay, seatsLeft }: QuotedDeparture) {
  const { t } = useTranslation('desk-bookings')
  const text = t('quotes.departure.one', { day: formatDay(startDay, useLang()), seats: seatsLeft })
  return <option value={tripId}>{text}</option>
}
