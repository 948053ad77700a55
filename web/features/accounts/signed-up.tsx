import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'

/** Shown after a registration: where the mail went, and the next step. */
export function SignedUp({ email, onDone }: { email: string; onDone?: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <AlertBanner
      kind="success"
      action={
        <Link to="/verify" search={{ email }} onClick={onDone} className={buttonClass('primary')}>
          {t('signUp.toVerify')}
        </Link>
      }
    >
      {t('signUp.EmailSentSuccess', { email })}
    </AlertBanner>
  )
}
