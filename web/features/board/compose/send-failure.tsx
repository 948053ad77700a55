import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { useSession } from '../../../platform/session/session'
import { askForLogin } from '../../../platform/session/login-request'
import { Button } from '../../../ui/button'
import { LoginButton } from '../../../ui/login-button'
import { refusedText } from './text-faults'

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

type SendFailureProps = { error: Error | null; otherwise?: 'NotUpdated' | 'NotDeleted' }

/** The error of a post that was not sent, with a login link if needed. */
export function SendFailure({ error, otherwise }: SendFailureProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  // Errors of the text are shown below the text field.
  if (!error || refusedText(error)) return null
  const isLoginNeeded = error instanceof ApiError && LOGIN_CODES.includes(error.code)
  if (isLoginNeeded && reader) return <p role="status">{t('compose.loggedIn')}</p>
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-field border border-danger px-4 py-3"
    >
      <p className="grow text-danger">
        {otherwise && `${t(otherwise)} `}
        <Reason error={error} isNamed={otherwise === undefined} />
      </p>
      {isLoginNeeded && <LoginOrSignUp />}
    </div>
  )
}

function LoginOrSignUp() {
  const { t } = useTranslation()
  return (
    <>
      <LoginButton />
      <Button onClick={() => askForLogin('signup')}>{t('nav.signup')}</Button>
    </>
  )
}

/** A generic error text is shown only where the text before it does not name the error. */
function Reason({ error, isNamed }: { error: Error; isNamed: boolean }) {
  const { t } = useTranslation(['board', 'errors'])
  const code = error instanceof ApiError ? error.code : ''
  const known = KNOWN.find((each) => each === code)
  if (known) return t(`errors:${known}`)
  return isNamed && t(error instanceof ApiError ? 'GeneralError' : 'UnknownError')
}
