import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { LoginButton } from '../../ui/login-button'
import { SendLink } from './facts/send-link'
import type { Opened } from './trip.api'

interface TripClosedProps {
  pid: string
  state: Exclude<Opened['state'], 'open'>
}

/**
 * Shown without a booking: the link was missing, wrong or expired. A new one is mailed to the booking's own address.
 */
export function TripClosed({ pid, state }: TripClosedProps) {
  const { t } = useTranslation('trip')
  const login = useSession()
  return (
    <div className="flex max-w-reading flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl">{t(`shut.${state}.title`)}</h1>
        <p className="text-muted">{t(`shut.${state}.text`)}</p>
      </div>
      <SendLink pid={pid} look="primary" />
      {!login && state !== 'ended' && <MemberLogin />}
    </div>
  )
}

/** Members can open their bookings after a login. */
function MemberLogin() {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
      <p className="text-muted">{t('shut.member')}</p>
      <LoginButton look="quiet" />
    </div>
  )
}
