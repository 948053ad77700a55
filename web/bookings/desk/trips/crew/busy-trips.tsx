import { Link } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { BusyTrip } from '../../../../../worker/contracts/bookings/resources'
import { DeskForm } from '../../../../desk/ui/desk-form'
import { useAction } from '../../../../desk/ui/use-action'
import { ApiError } from '../../../../platform/api/api'
import { formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Button } from '../../../../ui/button'
import { assign } from '../resources/resources.api'

/** A form in a dialog about guides and vehicles; below it are the trips that its refusal names. */
export function RosterForm(
  props: Pick<ComponentProps<typeof DeskForm>, 'form' | 'onCancel' | 'children'>,
) {
  const { t } = useTranslation('desk-bookings')
  return (
    <DeskForm
      {...props}
      after={<BusyTrips failure={props.form.failure} />}
      look="primary"
      label={t('payments.crew.save')}
      waiting={t('payments.crew.saving')}
    />
  )
}

/** The trips that a refusal names, each with a button that gives it to a guide or vehicle that is free. */
export function BusyTrips({ failure }: { failure: unknown }) {
  const { t } = useTranslation('desk-bookings')
  const body = failure instanceof ApiError ? (failure.body as { trips?: BusyTrip[] }) : {}
  if (!body.trips) return null
  return (
    <ul aria-label={t('payments.crew.busyTrips.title')} className="flex flex-col gap-3 text-sm">
      {body.trips.map((trip) => (
        <li key={trip.id} className="flex flex-col items-start gap-1">
          <TripLink trip={trip} />
          <GiveTo trip={trip} />
        </li>
      ))}
    </ul>
  )
}

function TripLink({ trip: { tour, startDay, endDay, bookingId } }: { trip: BusyTrip }) {
  const { t } = useTranslation('desk-bookings')
  const name = `${formatDays(startDay, endDay, useLang())} · ${tour ?? t('anyTour')}`
  if (bookingId === null) return <strong>{name}</strong>
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(bookingId) }}
      className="font-semibold underline underline-offset-4"
    >
      {name}
    </Link>
  )
}

function GiveTo({ trip: { id: tripId, free } }: { trip: BusyTrip }) {
  const { t } = useTranslation('desk-bookings')
  const { isBusy, run } = useAction()
  const [given, setGiven] = useState('')
  const give = async ({ id: resourceId, name }: BusyTrip['free'][number]) => {
    const text = t('payments.crew.busyTrips.given', { name })
    if (await run((client) => assign(client, { resourceId, tripId }), { text })) setGiven(name)
  }
  if (given !== '') return <span>{t('payments.crew.busyTrips.given', { name: given })}</span>
  if (free.length === 0) return <span>{t('payments.crew.busyTrips.none')}</span>
  return (
    <span className="flex flex-wrap gap-2">
      {free.map((each) => (
        <Button key={each.id} disabled={isBusy} onClick={() => void give(each)}>
          {t('payments.crew.busyTrips.give', { name: each.name })}
        </Button>
      ))}
    </span>
  )
}
