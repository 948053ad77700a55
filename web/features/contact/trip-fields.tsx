import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from '@tanstack/react-router'
import { PARTY_SIZES } from '../../../worker/contracts/tours/prices'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { SelectField, TextField } from '../../ui/field'
import { buttonClass } from '../../ui/button'
import type { InquiryFields } from './contact.form'
import type { NamedTrip } from './use-trip'

interface TripFieldsProps {
  trip: NamedTrip
  register: UseFormRegister<InquiryFields>
  /** Lets the visitor request a date for the tour instead. */
  request: ReactNode
}

/** The trip from the address: its tour, and the party and date, which can be changed. */
export function TripFields({ trip, register, request }: TripFieldsProps) {
  const { t } = useTranslation('contact')
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{t('trip.title')}</legend>
      <TripHead tour={trip.tour} />
      <PartyAndDate trip={trip} register={register} />
      {trip.tour && request && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="text-sm text-muted">{t('trip.request')}</p>
          {request}
        </div>
      )}
    </fieldset>
  )
}

function PartyAndDate({ trip: { people, date }, register }: Omit<TripFieldsProps, 'request'>) {
  const { t } = useTranslation('contact')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label={t('trip.people')} defaultValue={people ?? ''} {...register('people')}>
        <option value="">{t('trip.undecided')}</option>
        {PARTY_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('trip.count', { count: size })}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('trip.date')}
        autoComplete="off"
        defaultValue={date ?? ''}
        {...register('date')}
      />
    </div>
  )
}

/** The tour of the trip, and a link to ask without one. */
function TripHead({ tour }: Pick<NamedTrip, 'tour'>) {
  const { t } = useTranslation('contact')
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {tour ? (
        <TourLink tour={tour} />
      ) : (
        <p aria-hidden className="font-semibold">
          {t('trip.title')}
        </p>
      )}
      <RemoveTrip />
    </div>
  )
}

function RemoveTrip() {
  const { t } = useTranslation('contact')
  return (
    <Link
      to="/contact"
      search={{}}
      resetScroll={false}
      className={`${buttonClass('link')} text-sm`}
    >
      {t('trip.remove')}
    </Link>
  )
}

function TourLink({ tour: { id, name } }: { tour: NonNullable<NamedTrip['tour']> }) {
  return (
    <Link
      to="/tour/$address"
      params={{ address: String(id) }}
      lang={LANG_TAG[name.lang]}
      className={`${buttonClass('link')} font-semibold`}
    >
      {name.text}
    </Link>
  )
}
