import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { useSession } from '../../../platform/session/session'
import { askForLogin } from '../../../platform/session/login-request'
import { Button } from '../../../ui/button'
import { LoginButton } from '../../../ui/login-button'
import { refusedText } from './topic-draft'

const KNOWN = [
  'PlzLogin',
  'SessionExpired',
  'EmailNotVerified',
  'AccountBanned',
  'WriteLimit',
  'WriteTitle',
  'WriteContent',
  'WriteMin',
  'TextTooLong',
  'TagTooLong',
  'TextNotAllowed',
  'Invalid',
  'NotYours',
  'TopicLocked',
  'NotFound',
  'TooManyRequests',
  'BodyTimeout',
  'TooLarge',
  'Unavailable',
  'Offline',
  'Timeout',
] as const
const LOGIN_CODES = ['PlzLogin', 'SessionExpired']

/** Why a post was not sent, with a login link where one is needed. */
export function SendFailure({
  error,
  otherwise,
}: {
  error: Error | null
  otherwise?: 'NotUpdated' | 'NotDeleted'
}) {
  const { t } = useTranslation(['board', 'errors', 'common'])
  const reader = useSession()
  // Errors of the text are shown below the text field.
  if (!error || refusedText(error)) return null
  const code = error instanceof ApiError ? error.code : ''
  const isLoginNeeded = LOGIN_CODES.includes(code)
  if (isLoginNeeded && reader) return <p role="status">{t('compose.loggedIn')}</p>
  const known = KNOWN.find((each) => each === code)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-field border border-danger px-4 py-3"
    >
      <p className="grow text-danger">
        {otherwise && `${t(otherwise)} `}
        {known
          ? t(`errors:${known}`)
          : !otherwise && t(error instanceof ApiError ? 'GeneralError' : 'UnknownError')}
      </p>
      {isLoginNeeded && (
        <>
          <LoginButton />
          <Button onClick={() => askForLogin('signup')}>{t('common:nav.signup')}</Button>
        </>
      )}
    </div>
  )
}
