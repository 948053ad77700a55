import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { watchBookingKey } from '../../platform/session/mailed-link'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { TripClosed } from './trip-closed'
import { TripLetter } from './trip-letter'
import { TripWaiting } from './trip-waiting'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { clocksOf } from './trip.view'
import { tripQuery } from './trip.api'

/** The booking at the address, or why it is not shown. */
export function TripView({ pid }: { pid: string }) {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useQuery(tripQuery(pid))
  useEffect(() => watchBookingKey(() => void refetch()), [refetch])
  const retry = () => void refetch()
  if (!data) return error ? <TripFailed error={error} onRetry={retry} /> : <TripWaiting isAtOnce />
  if (data.state !== 'open') return <TripClosed pid={pid} state={data.state} />
  return (
    <>
      {error && <StaleNote at={dataUpdatedAt} onRetry={retry} isBusy={isFetching} />}
      <TripLetter booking={data.booking} />
    </>
  )
}

function TripFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['trip', 'company', 'common'])
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <h1 className="text-3xl">{t('company:trip.title')}</h1>
      <FailureAlert
        failure={error}
        lead={t('failed')}
        action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
      />
    </div>
  )
}

interface StaleNoteProps {
  /** UTC ms */
  at: number
  onRetry: () => void
  isBusy: boolean
}

/** Offline, the last known state is kept and shown with its time. */
function StaleNote({ at, onRetry, isBusy }: StaleNoteProps) {
  const { t } = useTranslation(['trip', 'common'])
  const lang = useLang()
  return (
    <div className="mb-6">
      <AlertBanner
        kind="warning"
        action={
          <Button onClick={onRetry} disabled={isBusy}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('stale', { time: clocksOf({ at, text: calgaryText(at) }, lang).calgary })}
      </AlertBanner>
    </div>
  )
}
