import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { FailureAlert } from '../../ui/failure-alert'
import { LoginButton } from '../../ui/login-button'
import { statusOf } from './use-inquiry'

export function isAddressRefused(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || ![400, 422].includes(failure.status)) return false
  const { code, body } = failure
  return ['EmailInvalid', 'EmailReserved'].includes(code) || 'email' in (body.fields ?? {})
}

/** Only a member's inquiry is also posted to the board; an expired login gets a quiet line. */
export function NotPosted({ failure }: { failure: unknown }) {
  const { t } = useTranslation('contact')
  const status = statusOf(failure)
  if (status === 401)
    return (
      <details className="text-sm text-muted">
        <summary className="flex min-h-11 items-center">{t('onBoard')}</summary>
        <p className="mb-2">{t('loginToPost')}</p>
        <LoginButton />
      </details>
    )
  return <FailureAlert failure={failure} lead={t('notPosted', { status })} />
}
