import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OwnTrip } from '../../../worker/contracts/bookings/guest-booking'
import { toApiError } from '../../platform/api/api'
import { useNow } from '../../platform/forms/use-now'
import { formatDays } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { FailureAlert } from '../../ui/failure-alert'
import { RetryButton } from '../../ui/retry-button'
import { Skeleton } from '../../ui/skeleton'
import { ownTripsQuery } from './accounts.api'

/** The trips of the member's verified address and account; each leads to its own page. */
export function OwnTrips() {
  const { t } = useTranslation('own-trips')
  return (
    <section aria-labelledby="own-trips" className="flex flex-col gap-6">
      <h2 id="own-trips" className="border-b border-line pb-2 text-lg">
        {t('title')}
      </h2>
      <OwnTripLists />
    </section>
  )
}

function OwnTripLists() {
  const { data: trips, error, refetch } = useQuery(ownTripsQuery)
  if (error && toApiError(error).code === 'EmailNotVerified') return <Unverified />
  if (error) return <FailureAlert failure={error} action={<Retry onRetry={refetch} />} />
  if (!trips) return <Skeleton className="h-24" />
  if (trips.length === 0) return <NoTrips />
  return (
    <>
      <TripList kind="coming" trips={trips.filter(({ isPast }) => !isPast)} />
      <TripList kind="past" trips={trips.filter(({ isPast }) => isPast)} />
    </>
  )
}

function Retry({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return <RetryButton onRetry={() => void onRetry()} />
}

function Unverified() {
  const { t } = useTranslation('own-trips')
  return (
    <AlertBanner
      kind="info"
      action={
        <Link to="/verify" className={buttonClass()}>
          {t('verify')}
        </Link>
      }
    >
      {t('unverified')}
    </AlertBanner>
  )
}

function NoTrips() {
  const { t } = useTranslation('own-trips')
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted wrap-anywhere">{t('none', { email: useSession()?.email ?? '' })}</p>
      <Link to="/travel" className={buttonClass()}>
        {t('toTours')}
      </Link>
    </div>
  )
}

function TripList({ kind, trips }: { kind: 'coming' | 'past'; trips: OwnTrip[] }) {
  const { t } = useTranslation('own-trips')
  if (trips.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(kind)}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {trips.map((trip) => (
          <li key={trip.pid}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TripRow({ trip }: { trip: OwnTrip }) {
  const { t } = useTranslation('own-trips')
  const [lang, now] = [useLang(), useNow()]
  const { pid, tour, startDay, endDay, status, isGuestsTurn } = trip
  return (
    <Link
      to="/trip/$pid"
      params={{ pid }}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 hover:text-primary"
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere">{tour ?? t('noTour')}</span>
        <span className="text-muted">
          {startDay === null ? t('noDay') : formatDays(startDay, endDay ?? '', lang, now)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isGuestsTurn && <Chip look="offer">{t('turn')}</Chip>}
        <Chip>{t(`status.${status}`)}</Chip>
      </span>
    </Link>
  )
}
