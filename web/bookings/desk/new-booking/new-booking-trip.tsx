import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  FLEX_DAYS_MAX,
  PARTY_MAX,
  PICKUP_KINDS,
} from '../../../../worker/contracts/bookings/booking-limits'
import type { QuotedDeparture } from '../../../../worker/contracts/bookings/desk-quotes'
import { useTourName } from '../../../desk/tour-list/use-tour-name'
import { adminToursQuery } from '../../../desk/tours/tours.api'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { FormFields } from '../../../desk/ui/desk-form'
import { TextField, SelectField } from '../../../ui/field'
import { DepartureField } from '../departure-field'
import type { BookingFields } from './booking-fields'

interface FormProps {
  form: FormFields<BookingFields>
}

/** The requested tour, day, party and pickup. */
export function NewBookingTrip({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('new.trip')}</legend>
      <TourField form={form} />
      <TripDay form={form} />
      <PartyFields form={form} />
      <ChoiceField
        label={t('pickup')}
        choices={PICKUP_KINDS}
        textOf={(kind) => t(`pickups.${kind}`)}
        {...form.choice('pickupKind')}
      />
      <TextField label={t('new.place')} maxLength={120} {...form.field('pickupText')} />
    </fieldset>
  )
}

/** A departure with its day, or a day that may be moved. */
function TripDay({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  const isDeparture = form.value('tripId') !== ''
  return (
    <>
      <TripDeparture form={form} />
      <TextField label={t('day')} type="date" readOnly={isDeparture} {...form.field('day')} />
      {!isDeparture && (
        <ChoiceField
          label={t('new.flex')}
          choices={counts(0, FLEX_DAYS_MAX)}
          textOf={(n) => (n === '0' ? t('new.exact') : t('new.flexDays', { count: Number(n) }))}
          {...form.choice('flexDays')}
        />
      )}
    </>
  )
}

function TripDeparture({ form }: FormProps) {
  const [tourId, tripId] = [form.value('tourId'), form.value('tripId')]
  return (
    <DepartureField
      tourId={tourId === '' ? null : Number(tourId)}
      tripId={tripId === '' ? null : Number(tripId)}
      startDay={form.value('day')}
      party={Number(form.value('adults')) + Number(form.value('children'))}
      onChoose={(departure) => form.change(placeOf(departure))}
    />
  )
}

/** A private trip keeps its day. */
function placeOf(departure: QuotedDeparture | null): Partial<BookingFields> {
  if (!departure) return { tripId: '' }
  return { tripId: String(departure.tripId), day: departure.startDay }
}

function PartyFields({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="grid grid-cols-2 gap-4">
      <ChoiceField
        label={t('new.adults')}
        choices={counts(1, PARTY_MAX)}
        textOf={String}
        {...form.choice('adults')}
      />
      <ChoiceField
        label={t('new.children')}
        choices={counts(0, PARTY_MAX - Number(form.value('adults')))}
        textOf={String}
        {...form.choice('children')}
      />
    </div>
  )
}

function counts(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

/** The tour, or a trip that the site does not offer. Another tour has other departures. */
function TourField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  const nameOf = useTourName()
  const tours = useQuery(adminToursQuery()).data ?? []
  return (
    <SelectField
      label={t('tour')}
      {...form.field('tourId')}
      value={form.value('tourId')}
      onChange={({ target }) => form.change({ tourId: target.value, tripId: '' })}
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
