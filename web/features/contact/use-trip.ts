import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../worker/contracts/contact/trip'
import { PARTY_SIZES, type PartySize } from '../../../worker/contracts/tours/prices'
import type { LocalText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { tourNameQuery } from './contact.api'

/** A trip with its tour's name. */
export interface NamedTrip extends Omit<Trip, 'tour'> {
  tour: { id: number; name: LocalText } | null
}

/** The trip from the address; null without one, or with only an unknown tour. */
export function useTrip({ tour: id, people, date }: Trip): NamedTrip | null {
  const query = tourNameQuery(id ?? 0, useLang())
  const { data: name } = useQuery({ ...query, enabled: id !== undefined })
  const tour = id !== undefined && name ? { id, name } : null
  if (!tour && !people && !date) return null
  return { tour, ...(people && { people }), ...(date && { date }) }
}

/** The trip with the form's party and date as sent: to the company, and as lines for the board. */
export function useTripText(trip: NamedTrip | null) {
  const { t } = useTranslation(['contact', 'site'])
  return (people: string, date: string) => {
    if (!trip) return { trip: {}, about: '' }
    const party = PARTY_SIZES.find((size) => size === Number(people))
    const lines = [
      [t('trip.tour'), trip.tour?.name.text],
      [t('trip.people'), party && t('trip.count', { count: party })],
      [t('trip.date'), date],
    ].flatMap(([label, value]) => (value ? [`- ${t('site:labelled', { label, value })}\n`] : []))
    const about = lines.length > 0 ? `${lines.join('')}\n` : ''
    return { trip: sentTrip(trip, party, date), about }
  }
}

function sentTrip({ tour }: NamedTrip, people: PartySize | undefined, date: string) {
  return { ...(tour && { tourId: tour.id }), ...(people && { people }), ...(date && { date }) }
}
