import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FLEX_DAYS_MAX, PARTY_MAX, PICKUP_KINDS } from '../../../../worker/contracts/booking-limits'
import { LANGS } from '../../../../worker/contracts/languages'
import { pickText } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, CheckField, Form, SelectField, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { adminToursQuery } from '../../tours/tours.api'
import { DepartureField } from '../departure-field'
import { NewBookingStatus } from './new-booking-status'
import { useNewBooking, type BookingFields } from './use-new-booking'

const SOURCES = ['phone', 'mail', 'chat', 'board'] as const

/** Writes down what came by phone, mail, chat or on the board. */
export function NewBookingPage() {
  const { t } = useTranslation('desk-bookings')
  const form = useRef<HTMLDivElement>(null)
  const booking = useNewBooking(() => {
    // After the faults are shown.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  })
  return (
    <>
      <Link to="/admin/bookings" className={`${buttonClass('link')} self-start`}>
        <ChevronLeft aria-hidden size={18} />
        {t('title')}
      </Link>
      <h1 className="text-2xl">{t('new.title')}</h1>
      <div ref={form}>
        <Form onSubmit={booking.send} className="flex max-w-3xl flex-col gap-8">
          <Trip {...booking} />
          <Guest {...booking} />
          <NewBookingStatus {...booking} />
          <FailureAlert failure={booking.failure} />
          <SubmitButton
            look="primary"
            className="self-start"
            label={t('new.save')}
            waiting={t('new.saving')}
            isWaiting={booking.isPending}
          />
        </Form>
      </div>
    </>
  )
}

type PartProps = Pick<ReturnType<typeof useNewBooking>, 'fields' | 'set' | 'faults'>

const GRID = 'grid gap-4 sm:grid-cols-2'

function Trip({ fields, set, faults }: PartProps) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const tours = useQuery(adminToursQuery()).data ?? []
  const isDeparture = fields.tripId !== ''
  const counts = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const select = (name: keyof BookingFields) => ({
    value: fields[name] as string | number,
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <fieldset className={GRID}>
      <legend className="mb-3 text-lg font-semibold">{t('new.trip')}</legend>
      <SelectField
        label={t('tour')}
        {...select('tourId')}
        onChange={({ target }) => set({ tourId: target.value, tripId: '' })}
      >
        <option value="">{t('anyTour')}</option>
        {tours.map(({ id, name }) => (
          <option key={id} value={id}>
            {pickText(name, lang).text || `#${id}`}
          </option>
        ))}
      </SelectField>
      <DepartureField
        tourId={fields.tourId === '' ? null : Number(fields.tourId)}
        tripId={isDeparture ? Number(fields.tripId) : null}
        startDay={fields.day}
        party={Number(fields.adults) + Number(fields.children)}
        onChoose={(departure) =>
          set(
            departure
              ? { tripId: String(departure.tripId), day: departure.startDay }
              : { tripId: '' },
          )
        }
      />
      <TextField label={t('day')} type="date" readOnly={isDeparture} {...select('day')} />
      {!isDeparture && (
        <SelectField label={t('new.flex')} {...select('flexDays')}>
          {counts(0, FLEX_DAYS_MAX).map((n) => (
            <option key={n} value={n}>
              {n === 0 ? t('new.exact') : t('new.flexDays', { count: n })}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid grid-cols-2 gap-4">
        <SelectField label={t('new.adults')} {...select('adults')}>
          {counts(1, PARTY_MAX).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </SelectField>
        <SelectField label={t('new.children')} {...select('children')}>
          {counts(0, PARTY_MAX - Number(fields.adults)).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </SelectField>
      </div>
      <SelectField label={t('pickup')} {...select('pickupKind')}>
        {PICKUP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`pickups.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('new.place')} maxLength={120} {...select('pickupText')} />
    </fieldset>
  )
}

function Guest({ fields, set, faults }: PartProps) {
  const { t } = useTranslation(['desk-bookings', 'common'])
  const text = (name: keyof BookingFields) => ({
    value: fields[name] as string,
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <fieldset className={GRID}>
      <legend className="mb-3 text-lg font-semibold">{t('guest')}</legend>
      <TextField label={t('new.name')} required autoComplete="off" {...text('name')} />
      <SelectField label={t('new.language')} {...text('lang')}>
        {LANGS.map((lang) => (
          <option key={lang} value={lang}>
            {t(`common:language.${lang}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('new.email')} type="email" autoComplete="off" {...text('email')} />
      <TextField label={t('new.phone')} type="tel" autoComplete="off" {...text('phone')} />
      <SelectField label={t('sourceTitle')} {...text('source')}>
        {SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(`source.${source}`)}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <AreaField label={t('new.notes')} maxLength={1000} {...text('notes')} />
      </div>
      <div className="sm:col-span-2">
        <CheckField
          label={t('new.mail')}
          hint={t('new.mailHint')}
          checked={fields.sendsMail}
          onChange={({ target }) => set({ sendsMail: target.checked })}
        />
      </div>
    </fieldset>
  )
}
