import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { useLang } from '../../platform/i18n/use-lang'
import { watchBookingKey } from '../../platform/session/mailed-link'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { RetryButton } from '../../ui/retry-button'
import { LoginButton } from '../../ui/login-button'
import { TripLetter } from './trip-letter'
import { TripWaiting } from './trip-waiting'
import { clocksOf } from './trip.view'
import { tripQuery, type Opened } from './trip.api'
import { CodeForm } from './facts/code-form'
import { SendLink } from './facts/send-link'

/** The booking at the address, or the reason it is not shown. */
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
  const { t } = useTranslation(['trip', 'company'])
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <h1 className="text-3xl">{t('company:trip.title')}</h1>
      <FailureAlert failure={error} lead={t('failed')} action={<RetryButton onRetry={onRetry} />} />
    </div>
  )
}

/** Offline, the last known state is kept and shown with its time, `at` in UTC ms. */
function StaleNote({ at, onRetry, isBusy }: { at: number; onRetry: () => void; isBusy: boolean }) {
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

/**
 * Without a booking: the link was missing, wrong or expired. The code of the same mail opens it, too; a new mail goes to the
 * booking's own address.
 */
function TripClosed({ pid, state }: { pid: string; state: Exclude<Opened['state'], 'open'> }) {
  const { t } = useTranslation('trip')
  const login = useSession()
  return (
    <div className="flex max-w-reading flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl">{t(`shut.${state}.title`)}</h1>
        <p className="text-muted">{t(`shut.${state}.text`)}</p>
      </div>
      {state !== 'ended' && <CodeForm pid={pid} />}
      <SendLink pid={pid} look={state === 'ended' ? 'primary' : 'quiet'} />
      {/* Members can open their bookings after a login. */}
      {!login && state !== 'ended' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <p className="text-muted">{t('shut.member')}</p>
          <LoginButton look="quiet" />
        </div>
      )}
    </div>
  )
}
